import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { listBuiltPages } from '../../scripts/build/built-site';
import { parseHtml } from '../../scripts/build/parse-html';
import { precompress } from '../../scripts/build/precompress';
import { createSiteHandler } from '../../scripts/site-handler';

const TWIN = path.resolve('.bench/twin');

/** Serves a built site to the process's end, as its hosts do. */
export async function serve(folder: string) {
  const sockets: Socket[] = [];
  const server = createServer(createSiteHandler(folder, true));
  server.on('connection', (socket) => sockets.push(socket));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return {
    /** Such as http://localhost:40123, without a slash at the end. */
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** @returns what was sent so far, with the headers of responses */
    sent: () => sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0),
  };
}

export type Served = Awaited<ReturnType<typeof serve>>;

/** Serves the reference of the benches: out/ with no script in any page; its styles stay written into it. */
export async function serveTwin(): Promise<Served> {
  rmSync(TWIN, { recursive: true, force: true });
  cpSync('out', TWIN, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const name of listBuiltPages(TWIN)) {
    const file = path.join(TWIN, name);
    const page = parseHtml(readFileSync(file, 'utf8'));
    const scripts = page.window.document.querySelectorAll('script, link[as=script]');
    for (const each of scripts) each.remove();
    writeFileSync(file, page.serialize());
  }
  precompress(TWIN);
  return serve(TWIN);
}
