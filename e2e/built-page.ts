import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse } from 'parse5';
import { attribute, elementsIn } from '../scripts/build/html';

/** A page as it was built, read from its file. */
export interface BuiltPage {
  /** All elements with a tag name, in document order. */
  all(tag: string): readonly Tree.Element[];
  /** What a `<meta>` with this name, property or http-equiv says. */
  meta(name: string): string | undefined;
  /** Where the first `<link>` of a relation, and of a type if one is given, leads to. */
  link(relation: string, type?: string): string | undefined;
}

/** @param route such as '/about/' or '/404.html' */
export function builtPage(route: string): BuiltPage {
  const file = path.join('out', route.endsWith('/') ? `${route}index.html` : route);
  const elements = [...elementsIn(parse(readFileSync(file, 'utf8')))];
  const all = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return {
    all,
    meta: (name) => {
      const named = (element: Tree.Element) =>
        ['name', 'property', 'http-equiv'].some((key) => attribute(element, key) === name);
      const element = all('meta').find(named);
      return element && attribute(element, 'content');
    },
    link: (relation, type) => {
      const element = all('link').find(
        (link) =>
          attribute(link, 'rel') === relation &&
          (type === undefined || attribute(link, 'type') === type),
      );
      return element && attribute(element, 'href');
    },
  };
}

/** The bytes behind an address of the site. */
export const builtFile = (address: string) =>
  readFileSync(path.join('out', new URL(address, 'http://localhost').pathname));
