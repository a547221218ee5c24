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

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    'strict-port': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'out' },
  },
});
const folder = path.resolve(import.meta.dirname, '../..', values.folder);
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
  stop(`--port: expected a number from 1 to 65535, got ${JSON.stringify(values.port)}`);
}
let basePath = '';
try {
  ({ basePath } = readSite(folder));
} catch (error) {
  stop(`${error instanceof Error ? error.message : error}: run \`npm run build\` first.`);
}
let port = wanted;
const server = siteServer(folder, basePath);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') stop(error.message);
  if (values['strict-port'] || port >= wanted + PORTS_TRIED) {
    stop(`Port ${port} is busy: pass another with --port.`);
  }
  port += 1;
  server.listen(port);
});
server.on('listening', () => {
  if (port !== wanted) console.log(`Port ${wanted} is busy.`);
  // A file that a new build takes away while it is sent must not end the server.
  process.on('uncaughtException', ({ message }) => console.error(message));
  console.log(`The site is at http://localhost:${port}${basePath}/`);
});
server.listen(port);
