import { shown } from './shown';

it.each([
  ['O’Neil', '"O’Neil"'],
  ['two\nlines', '"two\\nlines"'],
  ['\u202Eback\u2028wards', '"\\u{202e}back\\u{2028}wards"'],
  [['a', 1, null], '["a",1,null]'],
  [undefined, 'nothing'],
])('shows %j on one line', (value, line) => {
  expect(shown(value)).toBe(line);
});

it('cuts what is long', () => {
  expect(shown('x'.repeat(79))).toHaveLength(81);
  expect(shown('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
  expect(shown('x'.repeat(77))).toBe(`"${'x'.repeat(77)}"`);
  expect(shown('x'.repeat(300))).toBe(`"${'x'.repeat(79)}…`);
});
