/**
 * Serves out/ as any static host would: folders with a slash, 404.html with its status.
 *
 * Usage: node scripts/serve/serve.mjs [--port 3000] [--strict-port] [--folder out]
 * A busy port is passed over for the next free one, unless --strict-port asks for an error.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const PORTS_TRIED = 20;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    'strict-port': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'out' },
  },
});
const OUT = path.resolve(import.meta.dirname, '../..', values.folder);
const wanted = Number(values.port);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
  console.error(`--port: expected a number from 1 to 65535, got ${JSON.stringify(values.port)}`);
  process.exit(1);
}
if (!existsSync(path.join(OUT, 'index.html'))) {
  console.error(`There is no built site in ${values.folder}/: run \`npm run build\` first.`);
  process.exit(1);
}

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
// `dev` reads each file when asked, so that a new build is served without a restart.
const files = sirv(OUT, { dev: true, etag: true });

const notFound = (response) => {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(path.join(OUT, '404.html')).pipe(response);
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (basePath !== '' && !url.pathname.startsWith(`${basePath}/`)) {
    if (url.pathname !== basePath) return notFound(response);
    response.writeHead(308, { Location: `${basePath}/${url.search}` });
    return response.end();
  }
  const local = url.pathname.slice(basePath.length);
  if (!local.endsWith('/') && existsSync(path.join(OUT, local, 'index.html'))) {
    response.writeHead(308, { Location: `${url.pathname}/${url.search}` });
    return response.end();
  }
  request.url = `${local}${url.search}`;
  return files(request, response, () => notFound(response));
});

let port = wanted;
server.on('error', (error) => {
  const busy = error.code === 'EADDRINUSE';
  if (busy && !values['strict-port'] && port < wanted + PORTS_TRIED) {
    port += 1;
    server.listen(port);
    return;
  }
  console.error(busy ? `Port ${port} is busy: pass another with --port.` : error.message);
  process.exit(1);
});
server.on('listening', () => {
  if (port !== wanted) console.log(`Port ${wanted} is busy.`);
  console.log(`The site is at http://localhost:${port}${basePath}/`);
});
server.listen(port);
