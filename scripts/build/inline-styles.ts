import postcss from 'postcss';
import { makeElement } from './html';

/**
 * Takes out of styles what no first paint needs: the rules for print, and the layer of what is seen only in use.
 *
 * @returns the other rules, and these in the layers they were in
 */
function apart(styles: string): { readonly first: string; readonly later: string } {
  const first = postcss.parse(styles);
  // A prefixed declaration stands there once for each time that the styles were minified.
  first.walkDecls((each) => {
    if (String(each.next()) === String(each)) each.remove();
  });
  const later = postcss.root();
  first.walkAtRules(/^(?:layer|media)$/, (rule) => {
    if (rule.nodes === undefined || !['print', 'use'].includes(rule.params)) return;
    const layer = rule.parent as postcss.Container;
    rule.remove();
    later.append(layer.type === 'root' ? rule : layer.clone({ nodes: [rule] }));
  });
  return { first: String(first), later: String(later) };
}

/**
 * Writes a page's stylesheets into it as one, which saves the first paint a round trip, and leaves what it does not need
 * to a file that comes later.
 *
 * @param page as Next wrote it
 * @param later where it keeps what no first paint needs
 * @param read gives what the page needs of a stylesheet
 * @param save keeps a file for good; gives its address
 * @returns markup for React, which takes a stylesheet for loaded when it finds its link: a browser does not load such a
 * link while it is disabled
 * @throws {Error} where the page has no stylesheet
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-link-disabled
 */
export function inlineStyles(
  page: Document,
  later: Element,
  read: (href: string) => string,
  save: (text: string, ending: string) => string,
): string {
  const links = [...page.querySelectorAll('link[rel=stylesheet]')];
  if (links.length === 0) throw new Error('no stylesheet was found');
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  const { first, later: rest } = apart(hrefs.map(read).join(''));
  links[0]?.before(makeElement(page, 'style', {}, first));
  for (const link of links) link.remove();
  later.append(makeElement(page, 'link', { rel: 'stylesheet', href: save(rest, 'css') }));
  return hrefs
    .map((own) => `<link rel="stylesheet" href="${own}" data-precedence="next" disabled>`)
    .join('');
}
