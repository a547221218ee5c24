import type { SiteFiles } from './built-site';
import { makeElement } from './html';

const CHUNK = 'script[src*="/_next/static/chunks/"]:not([nomodule])';
/** How a chunk names one that it loads. */
const LATER = /"static\/chunks\/([\w.-]+\.js)"/g;
/** Next's inline scripts: the one that names the entry, and those that hand it the page's data. */
const KNOWN_INLINE =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(self\.__next_f=|self\.__next_f\.push\()/;

const addressOf = (chunk: Element) => chunk.getAttribute('src') ?? '';

/** The sources of a page's chunks, and of those that they load when something is used. */
export function scriptsOf(page: Document, { read }: SiteFiles): readonly string[] {
  const own = [...page.querySelectorAll(CHUNK)].map(addressOf);
  const folder = own[0]?.slice(0, own[0].lastIndexOf('/')) ?? '';
  const sources = own.map(read);
  const later = sources.flatMap((source) => [...source.matchAll(LATER)].map(([, name]) => name));
  return [...sources, ...[...new Set(later)].map((name) => read(`${folder}/${name}`))];
}

/**
 * Defers the scripts of one page, as Next wrote it.
 *
 * @param loader source of the inline script that comes in their place and loads them later
 * @param links markup that React looks for, once its scripts are there
 * @throws {Error} where the page has no chunks, one that is not loaded asynchronously, or an inline script that is
 * not Next's
 */
export function deferChunks(page: Document, loader: string, links: string, files: SiteFiles): void {
  const chunks = [...page.querySelectorAll(CHUNK)];
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  const eager = chunks.find((chunk) => !chunk.hasAttribute('async'));
  if (eager !== undefined) throw new Error(`${addressOf(eager)} is not loaded asynchronously`);
  const inline = [...page.querySelectorAll('script:not([src]):not([type])')];
  const texts = inline.map(({ textContent }) => textContent ?? '');
  if (texts.length === 0) throw new Error("the page's data was not found");
  const unknown = texts.find((text) => !KNOWN_INLINE.test(text));
  if (unknown !== undefined) throw new Error(`an unknown inline script: ${unknown.slice(0, 60)}`);
  // The data goes first: Next's runtime takes it for complete when it starts on a page that has loaded.
  const insert = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)})`;
  const data = files.save([insert, ...texts].join(';'), 'js');
  // A browser old enough for the polyfills cannot read the loader.
  const others = page.querySelectorAll('script[nomodule], link[as=script]');
  for (const each of [...inline, ...chunks, ...others]) each.remove();
  const attributes = { 'data-scripts': [data, ...chunks.map(addressOf)].join(' ') };
  page.body.append(makeElement(page, 'script', attributes, loader));
}
