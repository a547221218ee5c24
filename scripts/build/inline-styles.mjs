import { parse, serialize } from 'parse5';
import { attribute, element, nodesIn } from './html.mjs';

const RELATIVE_URL = /url\((?!['"]?(?:data:|\/|#))(['"]?)([^'")]+)\1\)/g;

/**
 * Writes a stylesheet's relative addresses from the site's root, as they must be outside its own folder.
 *
 * @param {string} css
 * @param {string} href the stylesheet's own address
 * @returns {string} the same rules
 */
export function fromRoot(css, href) {
  const base = new URL(href, 'http://localhost');
  return css.replace(RELATIVE_URL, (_, quote, url) => {
    return `url(${quote}${new URL(url, base).pathname}${quote})`;
  });
}

/**
 * Writes a page's stylesheets into it, which saves the first paint a round trip.
 *
 * The links stay, disabled: a browser does not load such a link, and React takes the stylesheet for loaded when it
 * finds it, so nothing is fetched twice.
 *
 * @param {string} html the page as Next wrote it
 * @param {(href: string) => string} read gives a stylesheet's text
 * @returns {string} the page with its styles
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(html, read) {
  const page = parse(html);
  const links = [...nodesIn(page)].filter(
    (node) => node.nodeName === 'link' && attribute(node, 'rel') === 'stylesheet',
  );
  if (links.length === 0) throw new Error('no stylesheet was found');
  for (const link of links) {
    const href = attribute(link, 'href');
    const siblings = link.parentNode.childNodes;
    const style = element(link.parentNode, 'style', {}, fromRoot(read(href), href));
    siblings.splice(siblings.indexOf(link), 0, style);
    link.attrs.push({ name: 'disabled', value: '' });
  }
  return serialize(page);
}
