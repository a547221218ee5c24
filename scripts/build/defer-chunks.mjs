import { parse, serialize } from 'parse5';
import { attribute, element, nodesIn, remove, textOf } from './html.mjs';

const CHUNK = /\/_next\/static\/chunks\/[^"]+\.js$/;
/** Next's inline scripts: the one that names the entry, and those that hand it the page's data. */
const KNOWN_INLINE = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

const isScript = (node) => node.nodeName === 'script' && attribute(node, 'type') === undefined;
const isPolyfill = (node) => isScript(node) && attribute(node, 'nomodule') !== undefined;
const isChunk = (node) =>
  isScript(node) && CHUNK.test(attribute(node, 'src') ?? '') && !isPolyfill(node);
const isChunkPreload = (node) =>
  node.nodeName === 'link' &&
  attribute(node, 'as') === 'script' &&
  CHUNK.test(attribute(node, 'href') ?? '');

/**
 * Defers the scripts of one page.
 *
 * @param {string} html the page as Next wrote it
 * @param {string} loader source of the inline script that loads them later
 * @param {(script: string) => string} saveData keeps the page's data as a script of its own; gives its address
 * @returns {string} the page with the loader in their place
 * @throws {Error} where the page has no chunks, one that is not loaded asynchronously, or an inline script that is
 * not Next's
 */
export function deferChunks(html, loader, saveData) {
  const page = parse(html);
  const all = [...nodesIn(page)];
  const chunks = all.filter(isChunk);
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  for (const chunk of chunks) {
    if (attribute(chunk, 'async') === undefined) {
      throw new Error(`${attribute(chunk, 'src')} is not loaded asynchronously`);
    }
  }
  const inline = all.filter((node) => isScript(node) && attribute(node, 'src') === undefined);
  for (const text of inline.map(textOf)) {
    if (!KNOWN_INLINE.some((start) => text.startsWith(start))) {
      throw new Error(`an unknown inline script: ${text.slice(0, 60)}`);
    }
  }
  if (inline.length === 0) throw new Error("the page's data was not found");
  // The data goes first: Next's runtime takes it for complete when it starts on a page that has loaded.
  const sources = [
    saveData(inline.map(textOf).join(';')),
    ...chunks.map((chunk) => attribute(chunk, 'src')),
  ];
  // A browser old enough for the polyfills cannot read the loader.
  const needless = all.filter((node) => isPolyfill(node) || isChunkPreload(node));
  for (const node of [...inline, ...chunks, ...needless]) remove(node);
  const body = all.find((node) => node.nodeName === 'body');
  body.childNodes.push(element(body, 'script', { 'data-scripts': sources.join(' ') }, loader));
  return serialize(page);
}
