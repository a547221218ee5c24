import { addUnit, formatShortAmount, parseAmount } from './parse-amount';

it.each<[field: 'case' | 'psu' | 'motherboard', amount: number | undefined, ...typed: string[]]>([
  ['case', 325, ' 325 mm ', '32.5cm', '12,8 in', '12.8"', "12.8''", '12.8’’'],
  ['case', 325, '325 millimetres', '325 Millimeters', '325 millimetre', '325millimeter'],
  ['case', 329, '32.99cm', '12.99 in'],
  ['case', 342, '13.5 inches', '１３．５ in', '13.5″'],
  ['case', 100, '100 mm'],
  ['case', 700, '700mm'],
  ['case', undefined, '325', '510', 'h510', '650 W', '300 constructor', '99 mm', '701mm'],
  ['case', undefined, '4000 mm', '330 mm / 360 mm'],
  ['psu', 650, '650', '650W', '650 watt', '650 watts'],
  ['psu', 850, '0.85kW'],
  ['psu', 100, '100'],
  ['psu', 3000, '3000'],
  ['psu', undefined, '99', '3001', 'rm850'],
  ['motherboard', undefined, '325', '650 W'],
])('parses for the %s as %s: %j', (field, amount, ...typed) => {
  for (const text of typed) expect([text, parseAmount(field, text)]).toEqual([text, amount]);
});

it.each<[field: 'case' | 'psu' | 'cpu', typed: string, formatted: string | undefined]>([
  ['case', '32.5 cm', '325 mm'],
  ['psu', '0.85kW', '850 W'],
  ['cpu', '650 W', undefined],
])('formats for the %s %j as %s', (field, typed, formatted) => {
  expect(formatShortAmount(field, typed)).toBe(formatted);
});

it.each<[field: 'case' | 'psu', typed: string, completed: string]>([
  ['case', ' 325 ', '325 mm'],
  ['case', '325 mm', '325 mm'],
  ['case', '4000', '4000'],
  ['case', 'h510', 'h510'],
  ['psu', '650', '650'],
])('completes for the %s %j as %j', (field, typed, completed) => {
  expect(addUnit(field, typed)).toBe(completed);
});
