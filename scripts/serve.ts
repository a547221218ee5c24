/**
 * Serves out/, to look at it.
 *
 * Usage: npm run serve -- [--port 3000] [--folder out]
 * A busy port is passed over for the next free one.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import * as rules from '../deploy/headers';
import { readSite } from './build/built-site';

/**
 * A server, not listening yet, to look at a site with that is built in a folder, and goes on when it is built anew: it
 * sends the headers and types of the hosts, pages are folders with a slash, and 404.html comes with its status.
 */
export function siteServer(folder: string, basePath: string): Server {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, name) => {
      const extension = path.extname(name).slice(1) as keyof typeof rules.TYPES;
      if (extension in rules.TYPES) response.setHeader('Content-Type', rules.TYPES[extension]);
    },
  });
  return createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': rules.TYPES.html });
      const page = createReadStream(path.join(folder, '404.html'));
      page.on('error', () => response.end()).pipe(response);
    };
    for (const [name, value] of rules.HEADERS) response.setHeader(name, value);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!`${pathname}/`.startsWith(`${basePath}/`)) return notFound();
    const name = pathname.slice(basePath.length);
    const isPage = existsSync(path.join(folder, name, 'index.html'));
    if (isPage && !name.endsWith('/')) {
      return response.writeHead(308, { Location: `${pathname}/${search}` }).end();
    }
    request.url = isPage ? `${name}index.html` : name;
    files(request, response, notFound);
  });
}

if (process.argv[1] === import.meta.filename) {
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
  const server = siteServer(values.folder, basePath);
  let port = Number(values.port);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    port += 1;
    server.listen(port);
  });
  server.on('listening', () => console.log(`The site is at http://localhost:${port}${basePath}/`));
  server.listen(port);
}
