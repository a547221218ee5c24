import { createHash } from 'node:crypto';
import { settings } from '../../lib/settings';
import type { SiteFiles } from './built-site';
import { deferChunks, scriptsOf } from './defer-chunks';
import { makeElement, readPage } from './html';
import { inlineStyles, namesOn } from './page-styles';

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

/**
 * Has the picture that a page opens with asked for before its fonts and in front of its styles: where a browser finds it
 * by itself is 6 KB of the compressed page later. Unlike sources links do not exclude each other, so the version for all
 * other screens is not for those that have one of their own.
 */
function preloadPicture(page: Document): void {
  const picture = page.querySelector('img[fetchpriority=high]')?.parentElement;
  const versions = [...(picture?.querySelectorAll('source[type="image/avif"]') ?? [])];
  const [screens, ...more] = versions.flatMap((version) => version.getAttribute('media') ?? []);
  if (more.length > 0) throw new Error('its first picture has more versions than links tell apart');
  const links = versions.map((version) => {
    const media = version.getAttribute('media') ?? (screens && `not all and ${screens}`);
    return makeElement(page, 'link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      ...(media !== undefined && { media }),
      imagesrcset: version.getAttribute('srcset') ?? '',
      imagesizes: version.getAttribute('sizes') ?? '',
      fetchpriority: 'high',
    });
  });
  page.head.querySelector('style, [rel=preload]')?.before(...links);
}

/**
 * Puts a page's content-security policy into its head, before anything that it governs: nothing but the site's own files,
 * and what is inline by hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
function addPolicy(page: Document): void {
  for (const element of page.querySelectorAll('*')) {
    const blocked = element.getAttributeNames().find((name) => /^(?:style$|on)/.test(name));
    if (blocked) throw new Error(`<${element.localName} ${blocked}> would be blocked`);
  }
  const hash = ({ textContent }: Element) =>
    ` 'sha256-${createHash('sha256').update(String(textContent)).digest('base64')}'`;
  const inline = (selector: string) =>
    [...new Set([...page.querySelectorAll(selector)].map(hash))].join('');
  const content = [
    "default-src 'none'",
    // Scripts of other types are data, which no policy governs.
    `script-src 'self'${inline('script:not([src]):not([type]), script[type=speculationrules]')}`,
    `style-src 'self'${inline('style')}`,
    `img-src 'self'${settings.imageHost === null ? '' : ` ${settings.imageHost}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Our own address for filters that are sent before their script is there.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
  const policy = makeElement(page, 'meta', { 'http-equiv': 'Content-Security-Policy', content });
  page.head.prepend(...page.querySelectorAll('meta[charset]'), policy);
}

/**
 * Finishes a page that Next has written, so that its first paint waits for nothing but the page itself.
 *
 * @param script source of the one script that stands in it
 * @throws {Error} where the page does not have the markup that a step knows, so that a new version of Next cannot
 * silently load early again or be blocked
 */
export function finishPage(exported: string, script: string, files: SiteFiles): string {
  const whole = readPage(exported);
  const page = whole.window.document;
  const { links, later } = inlineStyles(page, namesOn(page, scriptsOf(page, files)), files);
  // Everything but live filtering works without Next's scripts.
  deferChunks(page, script, links, files);
  // What no paint needs: page-script/deferred-scripts.ts takes it from here.
  const unneeded = makeElement(page, 'noscript', {});
  unneeded.append(later, ...page.querySelectorAll('link[rel=manifest]'));
  page.head.append(unneeded);
  page.body.append(makeElement(page, 'script', { type: 'speculationrules' }, FETCH_AHEAD));
  // What X reads from Open Graph where it has none of its own; Next writes it once more, whatever its settings.
  const repeated = 'meta[name^="twitter:"]:not([name="twitter:card"])';
  for (const each of page.querySelectorAll(repeated)) each.remove();
  preloadPicture(page);
  addPolicy(page);
  return whole.serialize();
}
