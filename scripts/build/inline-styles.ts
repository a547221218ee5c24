import { parse, serialize } from 'parse5';
import { attribute, elementsIn, makeElement } from './html';

const RELATIVE_URL = /url\((?!['"]?(?:data:|\/|#))(['"]?)([^'")]+)\1\)/g;

/**
 * Writes a stylesheet's relative addresses from the site's root, as they must be outside its own folder.
 *
 * @param css
 * @param href the stylesheet's own address
 * @returns the same rules
 */
export function fromRoot(css: string, href: string): string {
  const base = new URL(href, 'http://localhost');
  return css.replace(RELATIVE_URL, (_, quote: string, url: string) => {
    return `url(${quote}${new URL(url, base).pathname}${quote})`;
  });
}

/**
 * Writes a page's stylesheets into it, which saves the first paint a round trip.
 *
 * The links stay, disabled: a browser does not load such a link, and React takes the stylesheet for loaded when it
 * finds it, so nothing is fetched twice.
 *
 * @param html the page as Next wrote it
 * @param read gives what the page needs of a stylesheet, its addresses from the root
 * @returns the page with its styles
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const page = parse(html);
  const links = [...elementsIn(page)].filter(
    (each) => each.tagName === 'link' && attribute(each, 'rel') === 'stylesheet',
  );
  if (links.length === 0) throw new Error('no stylesheet was found');
  for (const link of links) {
    const href = attribute(link, 'href') ?? '';
    const parent = link.parentNode;
    if (parent === null || !('attrs' in parent)) throw new Error('a stylesheet has no place');
    const style = makeElement(parent, 'style', {}, read(href));
    parent.childNodes.splice(parent.childNodes.indexOf(link), 0, style);
    link.attrs.push({ name: 'disabled', value: '' });
  }
  return serialize(page);
}
