import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { builtPages } from '../../scripts/build/built-site';
import { precompress } from '../../scripts/build/precompress';

export interface Served {
  /** Such as http://localhost:40123, without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site on loopback as a well-kept host does: Brotli, and a year's caching for all but pages.
 *
 * @param folder with `.br` beside the files, as a build leaves it
 */
export async function serve(folder: string): Promise<Served> {
  const files = sirv(folder, {
    brotli: true,
    setHeaders: (response, url) =>
      response.setHeader(
        'Cache-Control',
        url.endsWith('/') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ),
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * Serves a copy of a built site with each page changed.
 *
 * @param folder the built site
 * @param copy where the copy goes; what is there is removed
 * @param change from a page to what is served in its place
 */
export async function serveChanged(
  folder: string,
  copy: string,
  change: (html: string) => string,
): Promise<Served> {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const page of builtPages(copy)) {
    const file = path.join(copy, page);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await precompress(copy);
  return serve(copy);
}
