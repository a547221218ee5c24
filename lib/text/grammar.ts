/** Adds 'a' or 'an' to a text that begins with a number or an abbreviation: 'an AM4 board'. */
export const addArticle = (text: string) =>
  // Abbreviations are read letter by letter.
  `${/^[8AEFHILMNORSX]/i.test(text) ? 'an' : 'a'} ${text}`;

/** Returns a text whose sentences begin with capital letters. */
export const capitalise = (text: string) =>
  text.replaceAll(/(?:^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());

/** Ends a text with a full stop, unless it already ends in a full stop, '?' or '!'. */
export const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Ends a text of several sentences with a full stop. A line of one sentence has none. */
export const endSentences = (text: string): string =>
  text.includes('. ') ? endSentence(text) : text;

/** Splits a text after its first sentence: 'Fits.', 'Turn on EXPO'. A single one leaves ''. */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const end = text.indexOf('. ') + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}
