/** Small helpers over parse5's tree, for the steps after `next build`. */
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export const { appendChild: append, detachNode: remove, insertBefore } = defaultTreeAdapter;

/** @returns the value of an element's attribute, undefined where it has none */
export const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

/** @returns the text of a script or style */
export const textOf = (element: Tree.Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Every element below a node, in document order. */
export function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/**
 * Elements of a name below a node, in document order.
 *
 * @param attributes what each of these must be or match; undefined for one that must not be there
 */
export const select = (
  node: Tree.ParentNode,
  name: string,
  attributes: Readonly<Record<string, string | RegExp | undefined>> = {},
): readonly Tree.Element[] =>
  [...elementsIn(node)].filter(
    (element) =>
      element.tagName === name &&
      Object.entries(attributes).every(([key, wanted]) => {
        const value = attribute(element, key);
        return wanted instanceof RegExp ? wanted.test(value ?? '') : value === wanted;
      }),
  );

/** Makes an element, not yet in the tree, with its text, such as a script's source. */
export function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Tree.Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
  defaultTreeAdapter.insertText(made, text);
  return made;
}

/** The page's head or body, which the standard's parser gives every page. */
export const part = (page: Tree.Document, name: 'head' | 'body') =>
  select(page, name)[0] as Tree.Element;
