import { createTypedAnswer, formatAnswers, parseAnswers } from './visitor-pc';

it.each([
  ['cuts a long answer', ` ${'x'.repeat(100_000)}`, 'x'.repeat(100)],
  ['splits no surrogate pair', `${'x'.repeat(99)}😀`, 'x'.repeat(99)],
  ['reads full-width letters and digits', '６５０Ｗ', '650W'],
])('%s', (_fact, entered, typed) => {
  expect(createTypedAnswer(entered)).toEqual({ typed });
});

it('ignores a blank answer', () => {
  expect(createTypedAnswer(' \t ')).toBeUndefined();
});

it('has named fields', () => {
  expect(parseAnswers(['pc ', 'board-3482b00', 'supply 650'])).toEqual({
    psu: { typed: '650' },
    motherboard: { id: '3482b00' },
    pc: { typed: '' },
  });
});

it.each([
  ['the order of the fields', 'supply 650|board-3482b00|pc ', 'pc |board-3482b00|supply  650 '],
  ['the first answer of a field', 'case H510', 'case H510|case-7585de5'],
  ['line breaks', 'processor Ryzen\n5|pc Dell', 'processor Ryzen\n5|pc Dell'],
  ['no id without a list', '', 'processor-3482b00|cooler-3482b00'],
  ['no unknown field, wrong id or empty answer', '', 'case-H510|toaster x|supply |case|'],
])('keeps valid answers in their form: %s', (_fact, valid, entered) => {
  expect(formatAnswers(parseAnswers(entered.split('|'))).join('|')).toBe(valid);
});
