import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.css', '.js', '.txt', '.xml', '.webmanifest', '.svg']);

/**
 * Serves a folder from memory on loopback as a well-kept host does: Brotli, and a year's caching for all but pages.
 *
 * @param {string} folder
 * @param {(html: string) => string} [change] what to do to each page first
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCompressed(folder, change = (html) => html) {
  const answers = new Map();
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const name = path.join(file.parentPath, file.name);
    const extension = path.extname(name);
    const isPage = extension === '.html';
    const raw = readFileSync(name);
    const body = isPage ? Buffer.from(change(raw.toString())) : raw;
    const url = `/${path.relative(folder, name).split(path.sep).join('/')}`;
    answers.set(url.replace(/\/index\.html$/, '/'), {
      body: COMPRESSED.has(extension) ? brotliCompressSync(body) : body,
      headers: {
        'Content-Type': TYPES[extension] ?? 'application/octet-stream',
        'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(COMPRESSED.has(extension) && { 'Content-Encoding': 'br' }),
      },
    });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url, 'http://localhost').pathname);
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers);
    response.end(answer?.body);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
