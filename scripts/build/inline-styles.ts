import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import postcss from 'postcss';
import { append, attribute, insertBefore, makeElement, remove, select } from './html';

/**
 * Takes the rules for print out of styles, since no first paint needs them.
 *
 * @returns the styles for the screen, and those for print in the layers they were in
 */
function apart(styles: string): { readonly screen: string; readonly print: string } {
  const screen = postcss.parse(styles);
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = rule.parent as postcss.Container;
    rule.remove();
    print.append(layer.type === 'root' ? rule : layer.clone({ nodes: [rule] }));
  });
  return { screen: String(screen), print: String(print) };
}

/**
 * Writes a page's stylesheets into it as one, which saves the first paint a round trip, and leaves those for print to a
 * file that comes later.
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
  page: Tree.Document,
  later: Tree.Element,
  read: (href: string) => string,
  save: (text: string, ending: string) => string,
): string {
  const links = select(page, 'link', { rel: 'stylesheet' });
  const [first] = links;
  if (!first?.parentNode) throw new Error('no stylesheet was found');
  const hrefs = links.map((link) => attribute(link, 'href') ?? '');
  const { screen, print } = apart(hrefs.map(read).join(''));
  insertBefore(first.parentNode, makeElement('style', {}, screen), first);
  for (const link of links) remove(link);
  const href = save(print, 'css');
  append(later, makeElement('link', { rel: 'stylesheet', media: 'print', href }));
  return hrefs
    .map((own) => `<link rel="stylesheet" href="${own}" data-precedence="next" disabled>`)
    .join('');
}
