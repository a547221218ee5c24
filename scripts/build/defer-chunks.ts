import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { append, attribute, elementsIn, makeElement, part, remove, textOf } from './html';

const CHUNK = /\/_next\/static\/chunks\/[^"]+\.js$/;
/** How a chunk names one that it loads. */
const LATER = /"static\/chunks\/([\w.-]+\.js)"/g;
/** Next's inline scripts: the one that names the entry, and those that hand it the page's data. */
const KNOWN_INLINE = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

const isScript = (element: Tree.Element) =>
  element.tagName === 'script' && attribute(element, 'type') === undefined;
const isPolyfill = (element: Tree.Element) =>
  isScript(element) && attribute(element, 'nomodule') !== undefined;
const isChunk = (element: Tree.Element) =>
  isScript(element) && CHUNK.test(attribute(element, 'src') ?? '') && !isPolyfill(element);
const isChunkPreload = (element: Tree.Element) =>
  element.tagName === 'link' &&
  attribute(element, 'as') === 'script' &&
  CHUNK.test(attribute(element, 'href') ?? '');

/** The addresses of the chunks that a page asks for, in order. */
const chunksOf = (page: Tree.Document): readonly string[] =>
  [...elementsIn(page)].filter(isChunk).map((chunk) => attribute(chunk, 'src') ?? '');

/**
 * The sources of a page's chunks, and of those that they load when something is used.
 *
 * @param read the text of a file, by its address
 */
export function scriptsOf(
  page: Tree.Document,
  read: (address: string) => string,
): readonly string[] {
  const own = chunksOf(page);
  const folder = own[0]?.slice(0, own[0].lastIndexOf('/')) ?? '';
  const sources = own.map(read);
  const later = sources.flatMap((source) => [...source.matchAll(LATER)].map(([, name]) => name));
  return [...sources, ...[...new Set(later)].map((name) => read(`${folder}/${name}`))];
}

/**
 * Defers the scripts of one page.
 *
 * @param page as Next wrote it; the loader comes in their place
 * @param loader source of the inline script that loads them later
 * @param links markup that React looks for, once its scripts are there
 * @param save keeps the page's data as a script of its own; gives its address
 * @throws {Error} where the page has no chunks, one that is not loaded asynchronously, or an inline script that is
 * not Next's
 */
export function deferChunks(
  page: Tree.Document,
  loader: string,
  links: string,
  save: (text: string, ending: string) => string,
): void {
  const all = [...elementsIn(page)];
  const chunks = all.filter(isChunk);
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  for (const chunk of chunks) {
    if (attribute(chunk, 'async') === undefined) {
      throw new Error(`${attribute(chunk, 'src')} is not loaded asynchronously`);
    }
  }
  const inline = all.filter((each) => isScript(each) && attribute(each, 'src') === undefined);
  for (const text of inline.map(textOf)) {
    if (!KNOWN_INLINE.some((start) => text.startsWith(start))) {
      throw new Error(`an unknown inline script: ${text.slice(0, 60)}`);
    }
  }
  if (inline.length === 0) throw new Error("the page's data was not found");
  // The data goes first: Next's runtime takes it for complete when it starts on a page that has loaded.
  const insert = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)})`;
  const data = save([insert, ...inline.map(textOf)].join(';'), 'js');
  const sources = [data, ...chunksOf(page)];
  // A browser old enough for the polyfills cannot read the loader.
  const needless = all.filter((each) => isPolyfill(each) || isChunkPreload(each));
  for (const each of [...inline, ...chunks, ...needless]) remove(each);
  const attributes = { 'data-scripts': sources.join(' ') };
  append(part(page, 'body'), makeElement('script', attributes, loader));
}
