import { createHash } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';
import { settings } from '@/lib/site/settings';
import type { SiteFiles } from './built-site';
import { inlineStyles } from './page-styles';

/** Next's inline scripts: one starts its entry; the others pass it data, `self.__next_f.push()`. */
const NEXT_INLINE_SCRIPT =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(self\.__next_f=|self\.__next_f\.push\()/;

/**
 * Defers the scripts of an exported page.
 *
 * @param pageScript source of the inline script that replaces them and loads them later
 * @throws Error where the page has no chunks, a chunk that is not loaded asynchronously, no data,
 *   or an inline script that is not Next's
 */
function deferChunks(page: Document, pageScript: string, files: SiteFiles): void {
  const chunks = [...page.querySelectorAll('script[src*="/_next/static/chunks/"]:not([nomodule])')];
  const sources = chunks.map((chunk) => chunk.getAttribute('src') ?? '');
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  const blockingIndex = chunks.findIndex((chunk) => !chunk.hasAttribute('async'));
  if (blockingIndex !== -1)
    throw new Error(`${sources[blockingIndex]} is not loaded asynchronously`);
  const inlineScripts = [...page.querySelectorAll('script:not([src]):not([type])')];
  const texts = inlineScripts.map(({ textContent }) => textContent ?? '');
  if (texts.length === 0) throw new Error("the page's data was not found");
  const unknown = texts.find((text) => !NEXT_INLINE_SCRIPT.test(text));
  if (unknown !== undefined) throw new Error(`an unknown inline script: ${unknown.slice(0, 60)}`);
  // The data goes first: on a loaded page, Next's runtime ignores data that comes after its start.
  const data = files.save(texts.join(';'), 'js');
  // A browser old enough for the polyfills cannot read the page script.
  const unused = page.querySelectorAll('script[nomodule], link[as=script]');
  for (const element of [...inlineScripts, ...chunks, ...unused]) element.remove();
  const script = page.createElement('script');
  script.dataset.scripts = [data, ...sources].join(' ');
  script.textContent = pageScript;
  page.body.append(script);
}

/**
 * Adds a content-security policy at the start of a page's head. It allows the site's own files, and
 * inline scripts and styles by hash.
 *
 * @throws Error where an element has a style attribute or an event handler
 * @see https://www.w3.org/TR/CSP3/
 */
function addPolicy(page: Document): void {
  for (const element of page.querySelectorAll('*')) {
    const blocked = element.getAttributeNames().find((name) => /^(?:style$|on)/.test(name));
    if (blocked) throw new Error(`<${element.localName} ${blocked}> would be blocked`);
  }
  const formatHash = ({ textContent }: Element) =>
    ` 'sha256-${createHash('sha256').update(String(textContent)).digest('base64')}'`;
  const formatHashes = (selector: string) =>
    [...new Set([...page.querySelectorAll(selector)].map(formatHash))].join('');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = [
    "default-src 'none'",
    // Other types of inline script are data, which need no hash.
    `script-src 'self'${formatHashes('script:not([src]):not([type]), script[type=speculationrules]')}`,
    `style-src 'self'${formatHashes('style')}`,
    `img-src 'self'${settings.imageHost === null ? '' : ` ${settings.imageHost}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // 'self' for the filter form, which the browser sends to the page before its script loads.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
  page.head.prepend(...page.querySelectorAll('meta[charset]'), policy);
}

/**
 * Keeps Cloudflare from rewriting a page's email addresses, as it does by default. Rewritten quote
 * links need Cloudflare's script, and React would find another text than it rendered. The header
 * `Cache-Control: no-transform` has the same effect, but Cloudflare then sends pages uncompressed.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 * @see https://developers.cloudflare.com/speed/optimization/content/compression/
 */
function disableEmailObfuscation(page: Document): void {
  page.body.prepend(page.createComment('email_off'));
  page.body.append(page.createComment('/email_off'));
}

/** Adds the script that runs before the page is parsed. */
function addHeadScript(page: Document, headScript: string): void {
  const script = page.createElement('script');
  script.textContent = headScript;
  page.head.append(script);
}

/** Parses a page. The virtual console hides jsdom's errors about CSS that it does not know. */
export const parseHtml = (html: string): JSDOM =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() });

/**
 * Finishes an exported page, so that its first paint waits for no other file.
 *
 * @param scripts the sources of the page's inline scripts: `head` may be '', `page` ends the page
 * @throws Error where the page lacks the markup that a step expects, so that a new version of Next
 *   cannot silently load its scripts early
 */
export function finishPage(
  exported: string,
  scripts: { readonly head: string; readonly page: string },
  files: SiteFiles,
): string {
  const parsed = parseHtml(exported);
  const page = parsed.window.document;
  // scripts/page-scripts/hydration-triggers.ts loads these links after the first paint.
  const deferred = page.createElement('noscript');
  deferred.append(...inlineStyles(page, files), ...page.querySelectorAll('link[rel=manifest]'));
  page.head.append(deferred);
  deferChunks(page, scripts.page, files);
  if (scripts.head !== '') addHeadScript(page, scripts.head);
  addPolicy(page);
  disableEmailObfuscation(page);
  return parsed.serialize();
}
