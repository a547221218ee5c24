import { cleanText } from './clean-text';

it.each([
  ['removes controls of text direction', '\u202EllED\u202C \u2066a\u2069', 'llED a'],
  ['cuts a long text', 'x'.repeat(100_000), 'x'.repeat(100)],
  ['splits no surrogate pair', `${'x'.repeat(99)}😀`, 'x'.repeat(99)],
])('%s', (_fact, text, cleaned) => {
  expect(cleanText(text, 100)).toBe(cleaned);
});
