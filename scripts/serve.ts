/**
 * Serves a built site, also while it is built again.
 *
 * Usage: npm run serve -- [--port 3000] [--folder out]
 * Takes the next free port where the port is busy. Port 0 stands for any free port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { readSite } from './build/built-site';
import { createSiteHandler } from './site-handler';

process.on('uncaughtException', ({ message }) => {
  // A new build may remove a file that is being sent. That must not end the server.
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
  const address = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${address.port}${basePath}/`);
});
server.listen(port);
