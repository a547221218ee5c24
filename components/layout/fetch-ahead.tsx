const fetchAhead = (eagerness: string, within = '') => ({
  eagerness,
  where: { selector_matches: `${within}a[href$="/"]:not([aria-current])` },
});
const RULES = JSON.stringify({
  prefetch: [fetchAhead('conservative'), fetchAhead('moderate', '[data-pointer] ')],
});

/**
 * Lets browsers that know speculation rules fetch another page ahead: with a mouse when it rests on the link, on phones when
 * a finger touches it, since Chrome there would fetch the page of every link in sight.
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
