/** Small helpers over parse5's tree, for the steps after `next build`. */

/** @returns {string | undefined} the value of a node's attribute */
export const attribute = (node, name) => node.attrs?.find((entry) => entry.name === name)?.value;

/** @returns {string} the text of a script or style */
export const textOf = (node) => node.childNodes.map(({ value }) => value).join('');

/** Every node below a node, in document order. */
export function* nodesIn(node) {
  for (const child of node.childNodes ?? []) {
    yield child;
    yield* nodesIn(child);
  }
}

/** Takes a node out of its tree. */
export function remove(node) {
  node.parentNode.childNodes.splice(node.parentNode.childNodes.indexOf(node), 1);
}

/**
 * Makes an element, not yet in the tree.
 *
 * @param {object} parent the element it will stand in
 * @param {Record<string, string>} attributes
 * @param {string} [text] its text, such as a script's source
 */
export function element(parent, name, attributes, text) {
  const made = {
    nodeName: name,
    tagName: name,
    attrs: Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
    namespaceURI: parent.namespaceURI,
    parentNode: parent,
    childNodes: [],
  };
  if (text !== undefined)
    made.childNodes.push({ nodeName: '#text', value: text, parentNode: made });
  return made;
}
