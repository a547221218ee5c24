import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { deferChunks, scriptsOf } from './defer-chunks';
import { append, attribute, elementsIn, findBy, makeElement, part, remove } from './html';
import { inlineStyles } from './inline-styles';
import { addPolicy } from './page-policy';
import { namesOn, pageStyles } from './page-styles';
import { preloadPicture } from './preload-picture';

/**
 * How a browser that knows such rules fetches a page ahead, at the first sign that its link will be pressed: other pages of
 * the site, not their parts nor this page with filters. A mouse gives the sign when it rests on the link; on phones Chrome
 * takes a link's mere being in sight for that, so there only the finger counts.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const FETCH_AHEAD = JSON.stringify({
  prefetch: [
    ['conservative', ''],
    ['moderate', '[data-pointer] '],
  ].map(([eagerness, within]) => ({
    eagerness,
    where: { selector_matches: `${within}a[href$="/"]:not([aria-current])` },
  })),
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

/** What X reads from Open Graph where it has none of its own; Next writes it once more, whatever its settings. */
const isRepeated = (element: Tree.Element) =>
  /^twitter:(?!card)/.test(attribute(element, 'name') ?? '');

/**
 * Finishes a page that Next has written:
 *
 * 1. What the page needs of its stylesheets is written into it, so that the first paint waits for nothing but the page.
 * 2. Next's chunks, and the data that the page hands them, wait until a visitor uses what needs them. A pre-rendered page
 *    needs no script to be read, and everything but live filtering works without one.
 * 3. What browsers would ask for before the largest paint, and no paint needs, comes when the page is there: the styles for
 *    print and the web app manifest.
 * 4. The picture that the page opens with is asked for first.
 * 5. The page gets its content-security policy, with the hashes of its style and of the one inline script left.
 *
 * @param exported the page as Next wrote it
 * @returns the finished page
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(exported: string, { script, imageHost, read, save }: SiteParts): string {
  const page = parse(exported);
  const names = namesOn(page, scriptsOf(page, read));
  const needed = (href: string) => pageStyles(read(href), href, names);
  // From here page-script/deferred-scripts.ts takes them once the page is there.
  const later = makeElement('noscript', {});
  append(part(page, 'head'), later);
  const links = inlineStyles(page, later, needed, save);
  deferChunks(page, script(exported), links, save);
  const manifest = findBy(page, 'rel', 'manifest');
  if (manifest !== undefined) {
    remove(manifest);
    append(later, manifest);
  }
  append(part(page, 'body'), makeElement('script', { type: 'speculationrules' }, FETCH_AHEAD));
  for (const meta of [...elementsIn(page)].filter(isRepeated)) remove(meta);
  preloadPicture(page);
  addPolicy(page, imageHost);
  return serialize(page);
}
