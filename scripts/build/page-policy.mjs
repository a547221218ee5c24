import { createHash } from 'node:crypto';
import { parse, serialize } from 'parse5';
import { attribute, element, nodesIn, textOf } from './html.mjs';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content-security policy of a page: nothing but the site's own files, and what is inline by hash.
 *
 * @param {{ scripts: readonly string[], styles: readonly string[] }} inline the texts of inline scripts and styles
 * @param {string | undefined} imageHost origin of the stock-photo host, if there is one
 * @returns {string} the policy
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy({ scripts, styles }, imageHost) {
  const sources = (texts) => ["'self'", ...new Set(texts.map(hash))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    `img-src 'self'${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'form-action mailto:',
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Puts a page's policy into its head, before anything that it governs.
 *
 * @param {string} html the finished page
 * @param {string | undefined} imageHost origin of the stock-photo host, if there is one
 * @returns {string} the page with its policy
 * @throws {Error} where an element has an inline style or event handler, which the policy would block
 */
export function withPolicy(html, imageHost) {
  const page = parse(html);
  const all = [...nodesIn(page)];
  for (const node of all) {
    const blocked = node.attrs?.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (blocked !== undefined)
      throw new Error(`<${node.nodeName} ${blocked.name}> would be blocked`);
  }
  const runsInline = (node) =>
    node.nodeName === 'script' &&
    attribute(node, 'src') === undefined &&
    // A script with a type of its own is data, which no policy governs.
    attribute(node, 'type') === undefined;
  const inline = {
    scripts: all.filter(runsInline).map(textOf),
    styles: all.filter(({ nodeName }) => nodeName === 'style').map(textOf),
  };
  const head = all.find((node) => node.nodeName === 'head');
  const charset = head.childNodes.findIndex((node) => attribute(node, 'charset') !== undefined);
  const meta = element(head, 'meta', {
    'http-equiv': 'Content-Security-Policy',
    content: pagePolicy(inline, imageHost),
  });
  head.childNodes.splice(charset + 1, 0, meta);
  return serialize(page);
}
