/** The form factors of motherboards that can be compared, from the smallest to the largest. Others are on few motherboards. */
export const MOTHERBOARD_FORM_FACTORS: readonly string[] = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'];
