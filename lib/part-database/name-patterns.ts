/**
 * Returns the source of a pattern that matches any of some names. In a name, '#' is a number and
 * '*' any further letters and digits: 'nitro n#' matches 'nitro n50'.
 */
export const createAlternatives = (names: readonly string[]) =>
  `(?:${names.join('|').replaceAll('#', '\\d+').replaceAll('*', '\\w*')})`;

/** Creates a pattern that matches any of some names as whole words. */
export const createNamePattern = (names: readonly string[], flags?: string) =>
  new RegExp(`\\b${createAlternatives(names)}\\b`, flags);
