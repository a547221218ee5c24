/** Adds 'a' or 'an' to a text that begins with a number or an abbreviation: 'an 850 W supply', 'an AM4 board', 'a TR4 board'. */
export const addArticle = (text: string) =>
  // Abbreviations are read letter by letter.
  `${/^[8AEFHILMNORSX]/i.test(text) ? 'an' : 'a'} ${text}`;

/** Returns a text that begins with a capital letter. Nothing else changes, since a visitor's words may hold a full stop. */
export const capitalise = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Ends a text with a full stop, unless it already ends a sentence: 'Too long by 20 mm' becomes 'Too long by 20 mm.' */
export const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
