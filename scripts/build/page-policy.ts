import { createHash } from 'node:crypto';
import { makeElement } from './html';

const hash = ({ textContent }: Element) =>
  `'sha256-${createHash('sha256').update(String(textContent)).digest('base64')}'`;

/**
 * Puts a page's content-security policy into its head, before anything that it governs: nothing but the site's own files,
 * and what is inline by hash.
 *
 * @param imageHost origin of the stock-photo host, or null for our own pictures
 * @throws {Error} where an element has an inline style or event handler, which the policy would block
 * @see https://www.w3.org/TR/CSP3/
 */
export function addPolicy(page: Document, imageHost: string | null): void {
  for (const element of page.querySelectorAll('*')) {
    const blocked = element.getAttributeNames().find((name) => /^(?:style$|on)/.test(name));
    if (blocked !== undefined)
      throw new Error(`<${element.localName} ${blocked}> would be blocked`);
  }
  /** What is allowed of a kind: the site's own files, and what stands in the page by its hash. */
  const sources = (inline: string) =>
    ["'self'", ...new Set([...page.querySelectorAll(inline)].map(hash))].join(' ');
  const content = [
    "default-src 'none'",
    // Scripts of other types are data, which no policy governs.
    `script-src ${sources('script:not([src]):not([type]), script[type=speculationrules]')}`,
    `style-src ${sources('style')}`,
    `img-src 'self'${imageHost === null ? '' : ` ${imageHost}`}`,
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
