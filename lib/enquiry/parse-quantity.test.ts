import { parseQuantity } from './parse-quantity';

it.each<[typed: string, quantity: number | undefined]>([
  ['30', 30],
  [' 2 ', 2],
  ['1,000', 1000],
  ['1\u00a0000', 1000],
  ['12,345,678', 12_345_678],
  ['２', 2],
  ['１，０００', 1000],
  ['0', 0],
  ['007', 7],
  ['', undefined],
  ['1.5', undefined],
  ['1.000', undefined],
  ['1,00', undefined],
  ['-1', undefined],
  ['2e3', undefined],
  ['two', undefined],
])('reads %j as %p', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});
