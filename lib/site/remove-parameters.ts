/** Removes parameters from a query. Returns the others as they were written, without the question mark: 'q=a+b&brand=ASUS'. */
export const removeParameters = (query: string, names: readonly string[]): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.some((name) => new URLSearchParams(pair).has(name)))
    .join('&');
