/**
 * The wish for a quote for a part that the visitor doesn't own. It has a file of its own, since page
 * scripts that run early read it.
 */
export const quoteOne = 'Please quote one';
