import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { makeElement, part, remove } from './html';

/**
 * Keeps a link from a page's load: in a <noscript>, from which page-script/deferred-scripts.ts takes it once the page is
 * there.
 *
 * @param page
 * @param link of its head, or new
 */
export function makeLater(page: Tree.Document, link: Tree.Element): void {
  const head = part(page, 'head');
  const isLater = (node: Tree.ChildNode): node is Tree.Element => node.nodeName === 'noscript';
  const later = head.childNodes.find(isLater) ?? makeElement(head, 'noscript', {});
  if (!head.childNodes.includes(later)) head.childNodes.push(later);
  if (head.childNodes.includes(link)) remove(link);
  later.childNodes.push(link);
}
