import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn } from './html';

/** How React marks the border of two texts that a browser would read as one. */
const isMark = (node: Tree.ChildNode) => 'data' in node && node.data === ' ';
const isText = (node: Tree.ChildNode | undefined) => node?.nodeName === '#text';

/**
 * Leaves out the marks that divide nothing. React writes one also where it had to wait for a part of the page just
 * behind a text, which depends on the machine; hydration passes over them.
 *
 * @param html a page as Next wrote it
 * @returns the page, with marks between two texts only
 */
export function withoutIdleMarks(html: string): string {
  const page = parse(html);
  for (const { childNodes } of elementsIn(page)) {
    const idle = childNodes.filter(
      (node, place) =>
        isMark(node) && !(isText(childNodes[place - 1]) && isText(childNodes[place + 1])),
    );
    for (const mark of idle) childNodes.splice(childNodes.indexOf(mark), 1);
  }
  return serialize(page);
}
