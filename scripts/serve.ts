/**
 * Serves out/, to look at it, also while it is built anew.
 *
 * Usage: npm run serve -- [--port 3000] [--folder out]
 * A busy port is passed over for the next free one; port 0 is any free one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { readSite } from './build/built-site';
import { createSiteHandler } from './site-handler';

process.on('uncaughtException', ({ message }) => {
  // A file that a new build takes away while it is sent must not end the server.
  console.error(message);
  process.exitCode = 1;
});
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    folder: { type: 'string', default: 'out' },
  },
});
const { basePath } = readSite(values.folder);
const server = createServer(createSiteHandler(values.folder));
let port = Number(values.port);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  port += 1;
  server.listen(port);
});
server.on('listening', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${port}${basePath}/`);
});
server.listen(port);
