const createPrefetchRule = (eagerness: string, ancestor = '') => ({
  eagerness,
  where: { selector_matches: `${ancestor}a[href$="/"]:not([aria-current])` },
});
const RULES = JSON.stringify({
  prefetch: [createPrefetchRule('conservative'), createPrefetchRule('moderate', '[data-pointer] ')],
});

/**
 * Lets browsers prefetch a page when a mouse rests on its link ('moderate') or a finger touches it ('conservative'). A
 * phone must not have the first rule, since Chrome would prefetch every visible link.
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
