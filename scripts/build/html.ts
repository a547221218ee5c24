import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Small helpers over parse5's tree, for the steps after `next build`. */

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

/** @returns the first element below a node whose attribute has this value */
export const findBy = (node: Tree.ParentNode, name: string, value: string) =>
  [...elementsIn(node)].find((element) => attribute(element, name) === value);

/**
 * Makes an element, not yet in the tree.
 *
 * @param name such as 'script'
 * @param text its text, such as a script's source
 */
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

/**
 * The page's head or body.
 *
 * @throws {Error} where there is none, which the standard's parser rules out
 */
export function part(page: Tree.Document, name: 'head' | 'body'): Tree.Element {
  const found = [...elementsIn(page)].find(({ tagName }) => tagName === name);
  if (found === undefined) throw new Error(`no <${name}> was found`);
  return found;
}
