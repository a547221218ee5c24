/** Matches the controls that turn the order of letters around (Unicode UAX #9): in a message they would show another text. */
export const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/** Cleans a text that a visitor typed of bidirectional controls, and cuts it to a number of UTF-16 units, never within a surrogate pair. */
export const cleanText = (text: string, length: number): string =>
  text
    .replace(BIDI_CONTROL, '')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
