import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn, makeElement } from './html';
import { tidyStyles } from './tidy-styles';

/**
 * Writes a page's stylesheets into it as one, which saves the first paint a round trip.
 *
 * The links stay, disabled: a browser does not load such a link, and React takes the stylesheet for loaded when it
 * finds it, so nothing is fetched twice.
 *
 * @param page as Next wrote it
 * @param read gives what the page needs of a stylesheet
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(page: Tree.Document, read: (href: string) => string): void {
  const links = [...elementsIn(page)].filter(
    (each) => each.tagName === 'link' && attribute(each, 'rel') === 'stylesheet',
  );
  const [first] = links;
  const parent = first?.parentNode;
  if (!first || !parent || !('attrs' in parent)) throw new Error('no stylesheet was found');
  const styles = tidyStyles(links.map((link) => read(attribute(link, 'href') ?? '')).join(''));
  const style = makeElement(parent, 'style', {}, styles);
  parent.childNodes.splice(parent.childNodes.indexOf(first), 0, style);
  for (const link of links) link.attrs.push({ name: 'disabled', value: '' });
}
