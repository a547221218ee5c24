import { deferChunks, scriptsOf } from './defer-chunks';
import { makeElement, readPage } from './html';
import { inlineStyles } from './inline-styles';
import { addPolicy } from './page-policy';
import { namesOn, pageStyles } from './page-styles';
import { preloadPicture } from './preload-picture';

const fetchAhead = (eagerness: string, within = '') => ({
  eagerness,
  where: { selector_matches: `${within}a[href$="/"]:not([aria-current])` },
});
/**
 * How a browser that knows such rules fetches a page ahead, at the first sign that its link will be pressed: other pages of
 * the site, not their parts nor this page with filters. A mouse gives the sign when it rests on the link; on phones Chrome
 * takes a link's mere being in sight for that, so there only the finger counts.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const FETCH_AHEAD = JSON.stringify({
  prefetch: [fetchAhead('conservative'), fetchAhead('moderate', '[data-pointer] ')],
});

/** What finishing a page needs of the site it belongs to. */
export interface SiteParts {
  /** Source of the one script that stands in a page. */
  readonly script: (html: string) => string;
  /** Origin of the stock-photo host, or null for our own pictures. */
  readonly imageHost: string | null;
  /** The text of a file, by its address. */
  readonly read: (address: string) => string;
  /** Keeps a text that a page needs later as a file of its own; gives its address. */
  readonly save: (text: string, ending: string) => string;
}

/**
 * Finishes a page that Next has written, so that its first paint waits for nothing but the page itself.
 *
 * @param exported the page as Next wrote it
 * @returns the finished page
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(exported: string, { script, imageHost, read, save }: SiteParts): string {
  const whole = readPage(exported);
  const page = whole.window.document;
  const names = namesOn(page, scriptsOf(page, read));
  const needed = (href: string) => pageStyles(read(href), href, names);
  // What no paint needs, the styles for print and use and the manifest: page-script/deferred-scripts.ts takes them from here.
  const later = makeElement(page, 'noscript', {});
  page.head.append(later);
  const links = inlineStyles(page, later, needed, save);
  // Everything but live filtering works without Next's scripts.
  deferChunks(page, script(exported), links, save);
  later.append(...page.querySelectorAll('link[rel=manifest]'));
  page.body.append(makeElement(page, 'script', { type: 'speculationrules' }, FETCH_AHEAD));
  // What X reads from Open Graph where it has none of its own; Next writes it once more, whatever its settings.
  const repeated = 'meta[name^="twitter:"]:not([name="twitter:card"])';
  for (const each of page.querySelectorAll(repeated)) each.remove();
  preloadPicture(page);
  addPolicy(page, imageHost);
  return whole.serialize();
}
