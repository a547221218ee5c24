/** The form that all boxes of a page belong to, wherever they stand. */
export const ENQUIRY_FORM = 'enquiry-form';

/** The place at the page's end that the bar goes into: it sticks to the foot of the screen, and has its own room there. */
export const BAR_PLACE = 'enquiry-bar';

/** The bar's link, which others stand for. */
export const BAR_LINK = `#${BAR_PLACE} .primary`;
