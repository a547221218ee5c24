/** Names of the outcomes of the check, apart from its other words, which come with the check. */
export const outcomes = {
  fits: 'Fits',
  condition: 'Fits, with a condition',
  check: 'We’ll check',
  question: 'A question',
  clash: 'Does not fit',
  compatible: 'Fits',
  conditional: 'Fits, with a condition',
  unverified: 'We’ll check',
  incompatible: 'Doesn’t fit',
} as const;
