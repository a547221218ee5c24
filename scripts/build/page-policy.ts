import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn, makeElement, part, select, textOf } from './html';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of elements as sources: each by its hash. */
const sources = (elements: readonly Tree.Element[]) =>
  ["'self'", ...new Set(elements.map(textOf).map(hash))].join(' ');

/**
 * Puts a page's content-security policy into its head, before anything that it governs: nothing but the site's own files,
 * and what is inline by hash.
 *
 * @param imageHost origin of the stock-photo host, or null for our own pictures
 * @throws {Error} where an element has an inline style or event handler, which the policy would block
 * @see https://www.w3.org/TR/CSP3/
 */
export function addPolicy(page: Tree.Document, imageHost: string | null): void {
  for (const { tagName, attrs } of elementsIn(page)) {
    const blocked = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (blocked !== undefined) throw new Error(`<${tagName} ${blocked.name}> would be blocked`);
  }
  // Scripts of other types are data, which no policy governs.
  const scripts = select(page, 'script', { src: undefined, type: /^(?:speculationrules)?$/ });
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(select(page, 'style'))}`,
    `img-src 'self'${imageHost === null ? '' : ` ${imageHost}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Our own address for filters that are sent before their script is there.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
  const { childNodes } = part(page, 'head');
  const charset = childNodes.findIndex((node) => 'attrs' in node && attribute(node, 'charset'));
  const meta = makeElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  childNodes.splice(charset + 1, 0, meta);
}
