import { parseQuantity } from './parse-quantity';

it.each<[quantity: number | undefined, ...typed: string[]]>([
  [30, '30'],
  [2, ' 2 ', '２'],
  [1000, '1,000', '1\u00a0000', '１，０００'],
  [12_345_678, '12,345,678'],
  [0, '0'],
  [7, '007'],
  [undefined, '', '1.5', '1.000', '1,00', '-1', '2e3', 'two'],
])('parses as %p: %j', (quantity, ...typed) => {
  for (const text of typed) expect([text, parseQuantity(text)]).toEqual([text, quantity]);
});
