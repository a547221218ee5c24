import { nearest, shown } from './words';

it.each([
  ['specificatons', 'specifications'],
  ['FEATURES', 'features'],
  ['sk', 'sku'],
  ['spcifctns', 'specifications'],
  ['price', undefined],
])('%s was meant to be %s', (word, meant) => {
  expect(nearest(word, ['specifications', 'features', 'sku'])).toBe(meant);
});

it.each([
  ['two\nlines', '"two\\nlines"'],
  ['\u202Eback\u2028wards', '"\\u{202e}back\\u{2028}wards"'],
  [['a', 1, null], '["a",1,null]'],
  [undefined, 'nothing'],
  ['x'.repeat(78), `"${'x'.repeat(78)}"`],
  ['x'.repeat(79), `"${'x'.repeat(79)}…`],
])('shows %j on one line, cut where it is long', (value, line) => {
  expect(shown(value)).toBe(line);
});
