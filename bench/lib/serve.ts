import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

export interface Served {
  /** Such as http://localhost:40123, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
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
  return { origin: `http://localhost:${port}`, port, close: () => server.close() };
}
