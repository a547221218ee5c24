const createPrefetchRule = (eagerness: string, ancestor = '') => ({
  eagerness,
  where: { selector_matches: `${ancestor}a[href$="/"]:not([aria-current])` },
});
const RULES = JSON.stringify({
  prefetch: [createPrefetchRule('conservative'), createPrefetchRule('moderate', '[data-pointer] ')],
});

/**
 * Lets browsers prefetch a page when a mouse rests on its link or a finger touches it. Phones need the stricter rule, since
 * Chrome there prefetches every visible link of a `moderate` rule.
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
