import { remedyCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { formatAnswers, parseAnswers, parseTypedAnswer } from './visitor-pc';

it.each([
  ['cuts a long answer', ` ${'x'.repeat(101)}`, 'x'.repeat(100)],
  ['reads full-width letters and digits', '６５０Ｗ', '650W'],
])('%s', (_fact, entered, typed) => {
  expect(parseTypedAnswer(entered)).toEqual({ typed });
});

it('ignores a blank answer', () => {
  expect(parseTypedAnswer(' \t ')).toBeUndefined();
});

it('reads the words of the review’s button, and those of the cooler’s hint, as the wish for a quote', () => {
  const [, wordsOfHint = ''] = /“(.*)”/.exec(visitorPcFieldCopy.cooler.hint) ?? [];
  for (const typed of [remedyCopy.quoteOne, wordsOfHint])
    expect(parseTypedAnswer(typed)).toEqual({ isQuoteWanted: true });
});

it('reads the wish for a quote in links of all versions, and writes it in the same words', () => {
  const visitorPc = parseAnswers(['supply please quote one']);
  expect(visitorPc).toEqual({ psu: { isQuoteWanted: true } });
  expect(formatAnswers(visitorPc)).toEqual(['supply Please quote one']);
});

it.each<[fact: string, entered: readonly string[], valid: readonly string[]]>([
  [
    'puts answers in the order of the fields, without spaces around their texts',
    ['pc ', 'board-3482b00', 'supply  650 '],
    ['supply 650', 'board-3482b00', 'pc '],
  ],
  ['keeps the first answer of a field', ['case H510', 'case-7585de5'], ['case H510']],
  ['keeps line breaks', ['processor Ryzen\n5'], ['processor Ryzen\n5']],
  ['drops ids of fields without a list', ['processor-3482b00', 'cooler-3482b00'], []],
  ['drops unknown fields', ['toaster x'], []],
  ['drops invalid ids and empty answers', ['case-H510', 'supply ', 'case'], []],
])('%s', (_fact, entered, valid) => {
  expect(formatAnswers(parseAnswers(entered))).toEqual(valid);
});
