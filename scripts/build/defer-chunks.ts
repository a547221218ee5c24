import type { SiteFiles } from './built-site';

/** Next's inline scripts: the one that names the entry, and those that hand it the page's data. */
const KNOWN_INLINE =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(self\.__next_f=|self\.__next_f\.push\()/;

/**
 * Defers the scripts of one page, as Next wrote it.
 *
 * @param loader source of the inline script that comes in their place and loads them later
 * @throws {Error} where the page has no chunks, one that is not loaded asynchronously, or an inline script that is
 * not Next's
 */
export function deferChunks(page: Document, loader: string, files: SiteFiles): void {
  const chunks = [...page.querySelectorAll('script[src*="/_next/static/chunks/"]:not([nomodule])')];
  const sources = chunks.map((chunk) => chunk.getAttribute('src') ?? '');
  if (chunks.length === 0) throw new Error('no chunk of Next was found');
  const eager = chunks.findIndex((chunk) => !chunk.hasAttribute('async'));
  if (eager !== -1) throw new Error(`${sources[eager]} is not loaded asynchronously`);
  const inline = [...page.querySelectorAll('script:not([src]):not([type])')];
  const texts = inline.map(({ textContent }) => textContent ?? '');
  if (texts.length === 0) throw new Error("the page's data was not found");
  const unknown = texts.find((text) => !KNOWN_INLINE.test(text));
  if (unknown !== undefined) throw new Error(`an unknown inline script: ${unknown.slice(0, 60)}`);
  // The data goes first: Next's runtime takes it for complete when it starts on a page that has loaded.
  const data = files.save(texts.join(';'), 'js');
  // A browser old enough for the polyfills cannot read the loader.
  const others = page.querySelectorAll('script[nomodule], link[as=script]');
  for (const each of [...inline, ...chunks, ...others]) each.remove();
  const script = page.createElement('script');
  script.dataset.scripts = [data, ...sources].join(' ');
  script.textContent = loader;
  page.body.append(script);
}
