/** How soon a browser takes a link for wanted: when it is pointed at, or only when it is pressed. */
export const EAGERNESS = ['moderate', 'conservative'] as const;

/**
 * The rules by which a browser that knows them fetches a page ahead: other pages of the site, not their parts nor this
 * page with filters.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const fetchAheadRules = (eagerness: (typeof EAGERNESS)[number]): string =>
  JSON.stringify({
    prefetch: [{ where: { selector_matches: 'a[href$="/"]:not([aria-current])' }, eagerness }],
  });
