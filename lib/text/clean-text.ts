/** Matches controls that reverse the order of letters (Unicode UAX #9), so that a message could look like another. */
export const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes these controls from a visitor's text, and cuts it to a number of UTF-16 units, but never within a surrogate pair. */
export const cleanText = (text: string, maxLength: number): string =>
  text
    .replace(BIDI_CONTROL, '')
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
