/** Adds 'a' or 'an' to a text that begins with a number or an abbreviation: 'an AM4 board'. */
export const addArticle = (text: string) =>
  // Abbreviations are read letter by letter.
  `${/^[8AEFHILMNORSX]/i.test(text) ? 'an' : 'a'} ${text}`;

/** Returns a text that begins with a capital letter. A visitor's words in it stay as typed. */
export const capitalise = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Ends a text with a full stop, unless it already ends in a full stop, '?' or '!'. */
export const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Formats a count of things, up to eight in words: 'one M.2 slot', 'three leads', '12 slots'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${NUMBER_WORDS[count] ?? count} ${count === 1 ? one : many}`;
