/** Rounds a length to a tenth, the precision of the drawings. */
export const roundToTenth = (length: number) => Number(length.toFixed(1));
