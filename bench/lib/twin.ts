import { parse, serialize } from 'parse5';
import { attribute, elementsIn, remove } from '../../scripts/build/html';

/**
 * The reference of the page bench: the same page with every script and script preload taken out. Its styles stay
 * written into it.
 *
 * @param html a finished page
 * @returns its twin
 */
export function withoutScripts(html: string): string {
  const page = parse(html);
  const scripts = [...elementsIn(page)].filter(
    (each) =>
      each.tagName === 'script' || (each.tagName === 'link' && attribute(each, 'as') === 'script'),
  );
  for (const each of scripts) remove(each);
  return serialize(page);
}
