/**
 * Serves out/, to look at it: see site-server.ts.
 *
 * Usage: npm run serve -- [--port 3000] [--strict-port] [--folder out]
 * A busy port is passed over for the next free one, unless --strict-port asks for an error.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../build/built-site';
import { siteServer } from './site-server';

const PORTS_TRIED = 20;

process.on('uncaughtException', ({ message }) => {
  // A file that a new build takes away while it is sent must not end the server.
  console.error(message);
  process.exitCode = 1;
});
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    'strict-port': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'out' },
  },
});
const folder = path.resolve(import.meta.dirname, '../..', values.folder);
const { basePath } = readSite(folder);
const wanted = Number(values.port);
const last = values['strict-port'] ? wanted : wanted + PORTS_TRIED;
let port = wanted;
const server = siteServer(folder, basePath);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (port >= last) throw new Error(`Port ${port} is busy: pass another with --port.`);
  port += 1;
  server.listen(port);
});
server.on('listening', () => {
  if (port !== wanted) console.log(`Port ${wanted} is busy.`);
  console.log(`The site is at http://localhost:${port}${basePath}/`);
});
server.listen(port);
