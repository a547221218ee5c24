/** The copy of the page for an unknown address. */
export const notFoundCopy = {
  title: 'Page not found',
  lead: 'There’s nothing at this address. It may have been mistyped, or the page may have moved. Here’s everything we sell.',
} as const;
