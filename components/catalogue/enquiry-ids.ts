/** The form that all boxes of a page belong to, wherever they stand. */
export const ENQUIRY_FORM = 'enquiry-form';

/** The place that the bar goes into: sticks to the foot of the screen, and has its own room at the page's end. */
export const BAR_PLACE = 'enquiry-bar';

/** The place on the quote sheet that tells of ticked parts which are not in a message; its script hides it where they are. */
export const SHEET_NOTE = 'quote-sheet-note';

/** The bar's link, which others stand for. */
export const BAR_LINK = `#${BAR_PLACE} .primary`;
