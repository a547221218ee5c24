/** Matches controls that reorder letters (Unicode UAX #9) and could disguise a message. */
export const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes these controls, and cuts a text to some UTF-16 units, never within a surrogate pair. */
export const cleanText = (text: string, maxLength: number): string =>
  text
    .replace(BIDI_CONTROL, '')
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
