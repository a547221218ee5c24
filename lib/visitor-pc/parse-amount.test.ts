import { parseAmount } from './parse-amount';

it.each<[field: 'case' | 'supply', typed: string, amount: number | undefined]>([
  ['case', '325', 325],
  ['case', ' 325 mm ', 325],
  ['case', '32.5cm', 325],
  ['case', '12,8 in', 325],
  ['case', '4000', undefined],
  ['case', '32', undefined],
  ['case', 'h510', undefined],
  ['case', '650 W', undefined],
  ['case', '300 constructor', undefined],
  ['supply', '650', 650],
  ['supply', '650W', 650],
  ['supply', '1200 watts', 1200],
  ['supply', '65', undefined],
  ['supply', 'rm850', undefined],
])('parses for the %s %j as %j', (field, text, amount) => {
  expect(parseAmount(field, text)).toBe(amount);
  expect(parseAmount('board', text)).toBeUndefined();
});
