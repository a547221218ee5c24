/**
 * Removes parameters from a query such as '?q=a+b&parts=rm850e'. Returns the others as they were written, without the question mark:
 * 'q=a+b'.
 */
export const removeParameters = (query: string, names: readonly string[]): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.some((name) => new URLSearchParams(pair).has(name)))
    .join('&');
