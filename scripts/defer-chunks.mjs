import { transformSync } from 'esbuild';
import { parse, serialize } from 'parse5';
import { attribute, element, nodesIn, remove } from './html.mjs';

const CHUNK = /\/_next\/static\/chunks\/[^"]+\.js$/;

const isChunk = (node) =>
  node.nodeName === 'script' &&
  CHUNK.test(attribute(node, 'src') ?? '') &&
  attribute(node, 'nomodule') === undefined;
const isChunkPreload = (node) =>
  node.nodeName === 'link' &&
  attribute(node, 'as') === 'script' &&
  CHUNK.test(attribute(node, 'href') ?? '');

/**
 * Defers the chunks of one page.
 *
 * @param {string} html the page as Next wrote it
 * @param {string} loader source of the inline script that loads CHUNKS later
 * @returns {string} the page with the loader in their place
 * @throws {Error} where the page has no chunks, or one that is not loaded asynchronously
 */
export function deferChunks(html, loader) {
  const page = parse(html);
  const all = [...nodesIn(page)];
  const chunks = all.filter(isChunk);
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  for (const chunk of chunks) {
    if (attribute(chunk, 'async') === undefined) {
      throw new Error(`${attribute(chunk, 'src')} is not loaded asynchronously`);
    }
  }
  const sources = chunks.map((chunk) => attribute(chunk, 'src'));
  for (const node of [...chunks, ...all.filter(isChunkPreload)]) remove(node);
  const { code } = transformSync(loader, {
    minify: true,
    define: { CHUNKS: JSON.stringify(sources) },
  });
  const body = all.find((node) => node.nodeName === 'body');
  body.childNodes.push(element(body, 'script', {}, code.trim()));
  return serialize(page);
}
