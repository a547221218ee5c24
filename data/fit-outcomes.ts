/** Names of the outcomes of the check, apart from its other words, which come with the check. */
export const outcomes = {
  fits: 'Fits',
  condition: 'Fits, with a condition',
  check: 'We’ll check',
  question: 'A question',
  clash: 'Does not fit',
} as const;
