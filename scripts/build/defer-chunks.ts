import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { append, attribute, makeElement, part, remove, select, textOf } from './html';

const CHUNK = /\/_next\/static\/chunks\/[^"]+\.js$/;
/** How a chunk names one that it loads. */
const LATER = /"static\/chunks\/([\w.-]+\.js)"/g;
/** Next's inline scripts: the one that names the entry, and those that hand it the page's data. */
const KNOWN_INLINE =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(self\.__next_f=|self\.__next_f\.push\()/;

const chunksIn = (page: Tree.Document) =>
  select(page, 'script', { src: CHUNK, nomodule: undefined });

/** The addresses of chunks, in order. */
const addresses = (chunks: readonly Tree.Element[]) =>
  chunks.map((chunk) => attribute(chunk, 'src') ?? '');

/**
 * The sources of a page's chunks, and of those that they load when something is used.
 *
 * @param read the text of a file, by its address
 */
export function scriptsOf(
  page: Tree.Document,
  read: (address: string) => string,
): readonly string[] {
  const own = addresses(chunksIn(page));
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
  const chunks = chunksIn(page);
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  const [eager] = addresses(chunks.filter((chunk) => attribute(chunk, 'async') === undefined));
  if (eager !== undefined) throw new Error(`${eager} is not loaded asynchronously`);
  const inline = select(page, 'script', { src: undefined, type: undefined });
  if (inline.length === 0) throw new Error("the page's data was not found");
  const unknown = inline.map(textOf).find((text) => !KNOWN_INLINE.test(text));
  if (unknown !== undefined) throw new Error(`an unknown inline script: ${unknown.slice(0, 60)}`);
  // The data goes first: Next's runtime takes it for complete when it starts on a page that has loaded.
  const insert = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)})`;
  const data = save([insert, ...inline.map(textOf)].join(';'), 'js');
  // A browser old enough for the polyfills cannot read the loader.
  const polyfills = select(page, 'script', { nomodule: '' });
  const preloads = select(page, 'link', { as: 'script', href: CHUNK });
  for (const each of [...inline, ...chunks, ...polyfills, ...preloads]) remove(each);
  const attributes = { 'data-scripts': [data, ...addresses(chunks)].join(' ') };
  append(part(page, 'body'), makeElement('script', attributes, loader));
}
