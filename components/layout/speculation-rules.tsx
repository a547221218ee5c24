/** The links to other pages of the site. */
const LINKS = 'a[href$="/"]:not([aria-current])';
const RULES = JSON.stringify({
  prefetch: [
    { eagerness: 'conservative', where: { selector_matches: LINKS } },
    { eagerness: 'moderate', where: { selector_matches: `[data-pointer] ${LINKS}` } },
  ],
});

/**
 * Lets browsers prefetch a page when a finger touches its link ('conservative') or a mouse rests on
 * it ('moderate'). That needs `data-pointer`: on a phone, Chrome would prefetch all visible links.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a constant
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
