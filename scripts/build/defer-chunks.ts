import type { SiteFiles } from './built-site';

/** Next's inline scripts: one names the entry, and the others pass the page's data to it. */
const NEXT_INLINE_SCRIPT =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(self\.__next_f=|self\.__next_f\.push\()/;

/**
 * Defers the scripts of an exported page.
 *
 * @param loader source of the inline script that replaces them and loads them later
 * @throws Error where the page has no chunks, a chunk that is not loaded asynchronously, no data, or an inline script that
 * is not Next's
 */
export function deferChunks(page: Document, loader: string, files: SiteFiles): void {
  const chunks = [...page.querySelectorAll('script[src*="/_next/static/chunks/"]:not([nomodule])')];
  const sources = chunks.map((chunk) => chunk.getAttribute('src') ?? '');
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  const blockingIndex = chunks.findIndex((chunk) => !chunk.hasAttribute('async'));
  if (blockingIndex !== -1)
    throw new Error(`${sources[blockingIndex]} is not loaded asynchronously`);
  const inlineScripts = [...page.querySelectorAll('script:not([src]):not([type])')];
  const texts = inlineScripts.map(({ textContent }) => textContent ?? '');
  if (texts.length === 0) throw new Error("the page's data was not found");
  const unknown = texts.find((text) => !NEXT_INLINE_SCRIPT.test(text));
  if (unknown !== undefined) throw new Error(`an unknown inline script: ${unknown.slice(0, 60)}`);
  // The data goes first: Next's runtime takes the data for complete when it starts on a page that has loaded.
  const data = files.save(texts.join(';'), 'js');
  // A browser old enough for the polyfills cannot read the loader.
  const unused = page.querySelectorAll('script[nomodule], link[as=script]');
  for (const element of [...inlineScripts, ...chunks, ...unused]) element.remove();
  const script = page.createElement('script');
  script.dataset.scripts = [data, ...sources].join(' ');
  script.textContent = loader;
  page.body.append(script);
}
