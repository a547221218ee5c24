import { parseAmount } from './parse-amount';

it.each<[field: 'case' | 'psu' | 'motherboard', amount: number | undefined, ...typed: string[]]>([
  ['case', 325, '325', ' 325 mm ', '32.5cm', '12,8 in', '12.8"'],
  ['case', 329, '32.99cm', '12.99 in'],
  ['case', 100, '100'],
  ['case', 700, '700'],
  ['case', undefined, '4000', '701', '99', 'h510', '650 W', '300 constructor'],
  ['psu', 650, '650', '650W', '650 watt', '650 watts'],
  ['psu', 100, '100'],
  ['psu', 3000, '3000'],
  ['psu', undefined, '99', '3001', 'rm850'],
  ['motherboard', undefined, '325', '650 W'],
])('parses for the %s as %s: %j', (field, amount, ...typed) => {
  for (const text of typed) expect([text, parseAmount(field, text)]).toEqual([text, amount]);
});
