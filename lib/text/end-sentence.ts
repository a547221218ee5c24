/** Ends a text with a full stop, unless it already ends a sentence: 'Too long by 20 mm' becomes 'Too long by 20 mm.' */
export const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
