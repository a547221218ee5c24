import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as rules from '@/deploy/headers';

const REFUSED_PATH = new RegExp(rules.REFUSED_PATH, 'i');
const HOST_ONLY_FILE = new RegExp(rules.HOST_ONLY_FILE, 'i');

/** Compressed files by their content's hash. Compressing the largest file takes half a second. */
const compressedByHash = new Map<string, Buffer>();

function compress(bytes: Buffer, hash: string): Buffer {
  const compressed = compressedByHash.get(hash) ?? brotliCompressSync(bytes);
  compressedByHash.set(hash, compressed);
  return compressed;
}

/**
 * Creates a handler that serves a built site as hosts do, with their headers, types, compression,
 * redirects, refused paths and files, and 404.html. Reads each file anew, since a new build may
 * replace it. Leaves out what real servers are tested for: TLS and its header, gzip, 405 for other
 * methods, `/.well-known/`, and a 404 for `/404.html`.
 *
 * @param basePath '' or the sub-path that the site was built with
 * @param isCached true to let visitors cache files as hosts do
 * @throws Error where the folder has no built site
 */
export function createSiteHandler(
  folder: string,
  { basePath = '', isCached = false } = {},
): RequestListener {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} is missing: run \`npm run build\` first`);
  const cacheRules = isCached ? rules.listCacheRules({ basePath }) : [];
  return (request, response) => {
    const sendFile = (name: string, status: number) => {
      const bytes = readFileSync(path.join(folder, name));
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const extension = path.extname(name).slice(1);
      const types: Readonly<Record<string, string>> = rules.MEDIA_TYPES;
      const cacheRule = cacheRules.find(([start]) => `${basePath}/${name}`.startsWith(start));
      response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', cacheRule?.[1] ?? rules.DEFAULT_CACHING);
      response.setHeader('ETag', `W/"${hash}"`);
      response.setHeader('Vary', 'Accept-Encoding');
      if (status === 200 && request.headers['if-none-match'] === `W/"${hash}"`)
        return response.writeHead(304).end();
      const isCompressed =
        rules.COMPRESSED_EXTENSIONS.includes(extension) &&
        /\bbr\b/.test(`${request.headers['accept-encoding']}`);
      if (isCompressed) response.setHeader('Content-Encoding', 'br');
      response.statusCode = status;
      response.end(isCompressed ? compress(bytes, hash) : bytes);
    };
    for (const [name, value] of rules.HEADERS) response.setHeader(name, value);
    const [sentPath = ''] = `${request.url}`.split('?');
    // Before the path is parsed, since `//[` is no valid address.
    if (REFUSED_PATH.test(sentPath)) return sendFile('404.html', 404);
    const { pathname, search } = new URL(`${request.url}`, 'http://localhost');
    if (HOST_ONLY_FILE.test(pathname) || !`${pathname}/`.startsWith(`${basePath}/`))
      return sendFile('404.html', 404);
    const name = pathname.slice(basePath.length + 1);
    const isPage = existsSync(path.join(folder, name, 'index.html'));
    if (isPage && !pathname.endsWith('/'))
      return response.writeHead(308, { Location: `${pathname}/${search}` }).end();
    if (isPage) return sendFile(path.posix.join(name, 'index.html'), 200);
    const isFile = statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile();
    sendFile(isFile ? name : '404.html', isFile ? 200 : 404);
  };
}
