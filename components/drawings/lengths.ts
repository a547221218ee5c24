/** The distance between two slots at the back of a case, in millimetres: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
export const SLOT_PITCH = 20.32;

/** Rounds a length to a tenth, the precision of the drawings. */
export const roundToTenth = (length: number) => Number(length.toFixed(1));
