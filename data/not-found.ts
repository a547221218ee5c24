/** The copy of the page for an unknown address. */
export const notFoundCopy = {
  title: 'Page not found',
  lead: 'There is nothing at this address. It may have been mistyped, or the page may have moved. What we sell is all here:',
  homeLabel: 'Go to the home page',
} as const;
