/** Adds 'a' or 'an' to a text that begins with a number or an abbreviation: 'an 850 W supply', 'an AM4 board', 'a TR4 board'. */
export const addArticle = (text: string) =>
  // Abbreviations are read letter by letter.
  `${/^[8AEFHILMNORSX]/i.test(text) ? 'an' : 'a'} ${text}`;
