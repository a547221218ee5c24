/** Rounds a length to a tenth, the precision of the drawings. */
export const roundToTenth = (length: number) => Number(length.toFixed(1));

/** Formats a length in whole millimetres: '1,400 mm'. */
export const formatMillimetres = (length: number) =>
  `${Math.round(length).toLocaleString('en-GB')} mm`;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
