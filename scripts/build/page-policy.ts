import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn, makeElement, part, textOf } from './html';

/** The texts of a page's inline scripts and styles. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content-security policy of a page: nothing but the site's own files, and what is inline by hash.
 *
 * @param imageHost origin of the stock-photo host, if there is one
 * @returns the policy
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy({ scripts, styles }: Inline, imageHost: string | undefined): string {
  const sources = (texts: readonly string[]) => ["'self'", ...new Set(texts.map(hash))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    `img-src 'self'${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Our own address for filters that are sent before their script is there.
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
}

const runsInline = (element: Tree.Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  // Other scripts with a type are data, which no policy governs.
  ['speculationrules', undefined].includes(attribute(element, 'type'));

/**
 * Puts a page's policy into its head, before anything that it governs.
 *
 * @param page
 * @param imageHost origin of the stock-photo host, if there is one
 * @throws {Error} where an element has an inline style or event handler, which the policy would block
 */
export function addPolicy(page: Tree.Document, imageHost: string | undefined): void {
  const all = [...elementsIn(page)];
  for (const { tagName, attrs } of all) {
    const blocked = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (blocked !== undefined) throw new Error(`<${tagName} ${blocked.name}> would be blocked`);
  }
  const inline = {
    scripts: all.filter(runsInline).map(textOf),
    styles: all.filter(({ tagName }) => tagName === 'style').map(textOf),
  };
  const head = part(page, 'head');
  const charset = head.childNodes.findIndex(
    (node) => 'attrs' in node && attribute(node, 'charset') !== undefined,
  );
  const meta = makeElement(head, 'meta', {
    'http-equiv': 'Content-Security-Policy',
    content: pagePolicy(inline, imageHost),
  });
  head.childNodes.splice(charset + 1, 0, meta);
}
