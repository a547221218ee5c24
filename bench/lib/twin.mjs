import { parse, serialize } from 'parse5';
import { attribute, nodesIn, remove } from '../../scripts/build/html.mjs';

/**
 * The reference of the page bench: the same page with every script and script preload taken out. Its styles stay
 * written into it.
 *
 * @param {string} html a finished page
 * @returns {string} its twin
 */
export function withoutScripts(html) {
  const page = parse(html);
  const scripts = [...nodesIn(page)].filter(
    (node) =>
      node.nodeName === 'script' ||
      (node.nodeName === 'link' && attribute(node, 'as') === 'script'),
  );
  for (const node of scripts) remove(node);
  return serialize(page);
}
