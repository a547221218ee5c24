import { parse, serialize } from 'parse5';
import { attribute, elementsIn, remove } from '../../scripts/build/html.ts';

/**
 * The reference of the page bench: the same page with every script and script preload taken out. Its styles stay
 * written into it.
 *
 * @param {string} html a finished page
 * @returns {string} its twin
 */
export function withoutScripts(html) {
  const page = parse(html);
  const scripts = [...elementsIn(page)].filter(
    (node) =>
      node.nodeName === 'script' ||
      (node.nodeName === 'link' && attribute(node, 'as') === 'script'),
  );
  for (const node of scripts) remove(node);
  return serialize(page);
}
