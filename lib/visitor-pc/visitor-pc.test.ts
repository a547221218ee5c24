import { createTypedAnswer, formatAnswers, parseAnswers } from './visitor-pc';

it('cuts a typed answer that is too long, and ignores a blank one', () => {
  expect(createTypedAnswer(` ${'x'.repeat(100_000)}`)).toEqual({ typed: 'x'.repeat(100) });
  expect(createTypedAnswer(`${'x'.repeat(99)}😀`)).toEqual({ typed: 'x'.repeat(99) });
  expect(createTypedAnswer(' \t ')).toBeUndefined();
});

it.each([
  [
    ['pc ', 'board-3482b00', 'supply  650 '],
    ['supply 650', 'board-3482b00', 'pc '],
  ],
  [['case H510', 'case-7585de5'], ['case H510']],
  [
    ['processor Ryzen\n5', 'pc Dell'],
    ['processor Ryzen\n5', 'pc Dell'],
  ],
  // Only fields with a list have ids.
  [['processor-3482b00', 'case-H510', 'toaster x', 'supply ', 'case', ''], []],
])('keeps the valid answers of %j in the order of the fields', (texts, valid) => {
  expect(formatAnswers(parseAnswers(texts))).toEqual(valid);
});

it('has named fields', () => {
  expect(parseAnswers(['pc ', 'board-3482b00', 'supply 650'])).toEqual({
    psu: { typed: '650' },
    motherboard: { id: '3482b00' },
    pc: { typed: '' },
  });
});
