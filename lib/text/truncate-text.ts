/** Cuts a text to a number of UTF-16 units, never within a surrogate pair. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
