/**
 * Serves the built site in out/, also while it is built again.
 *
 * Usage: npm run serve -- [--port 3000]
 * Takes the next free port where the port is busy; port 0 stands for any.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { createSiteHandler } from './site-handler';

process.on('uncaughtException', ({ message }) => {
  // The server goes on: a new build may just have removed a file that is being sent.
  console.error(message);
  process.exitCode = 1;
});
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
const { settings } = await import('@/lib/site/settings');
const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const server = createServer(createSiteHandler('out', settings));
let port = Number(values.port);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  port += 1;
  server.listen(port);
});
server.on('listening', () => {
  const address = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${address.port}${settings.basePath}/`);
});
server.listen(port);
