const fetchAhead = (eagerness: string, within = '') => ({
  eagerness,
  where: { selector_matches: `${within}a[href$="/"]:not([aria-current])` },
});
const RULES = JSON.stringify({
  prefetch: [fetchAhead('conservative'), fetchAhead('moderate', '[data-pointer] ')],
});

/**
 * How a browser that knows such rules fetches a page ahead, at the first sign that its link will be pressed: other pages of
 * the site, not their parts nor this page with filters. A mouse gives the sign when it rests on the link; on phones Chrome
 * takes a link's mere being in sight for that, so there only the finger counts.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function FetchAhead() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: its own text
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
