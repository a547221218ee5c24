import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import * as rules from '../deploy/headers';
import { readSite } from './build/built-site';

const REFUSED_PATH = new RegExp(rules.REFUSED_PATH, 'i');

/**
 * Creates a handler that serves a built site as its hosts do: with their headers and types, compressed files, a slash after
 * each page, refused paths, and 404.html.
 *
 * @param isCached true to let visitors cache files as hosts do; false to read each file again, since a build may replace it
 * @throws Error where the folder has no built site
 */
export function createSiteHandler(folder: string, isCached = false): RequestListener {
  const site = readSite(folder);
  const { basePath } = site;
  const cacheRules = rules.listCacheRules(site);
  const getCacheControl = (name: string) =>
    cacheRules.find(([start]) => `${basePath}${name}`.startsWith(start))?.[1];
  const serveFile = sirv(folder, {
    dev: !isCached,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, name) => {
      const extension = path.extname(name).slice(1) as keyof typeof rules.MEDIA_TYPES;
      if (extension in rules.MEDIA_TYPES)
        response.setHeader('Content-Type', rules.MEDIA_TYPES[extension]);
      if (isCached)
        response.setHeader('Cache-Control', getCacheControl(name) ?? rules.DEFAULT_CACHING);
    },
  });
  return (request, response) => {
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': rules.MEDIA_TYPES.html });
      const page = createReadStream(path.join(folder, '404.html'));
      page.on('error', () => response.end()).pipe(response);
    };
    for (const [name, value] of rules.HEADERS) response.setHeader(name, value);
    const [sentPath = ''] = `${request.url}`.split('?');
    // Also because `//[` is no valid address.
    if (REFUSED_PATH.test(sentPath)) return sendNotFound();
    const { pathname, search } = new URL(`${request.url}`, 'http://localhost');
    if (!`${pathname}/`.startsWith(`${basePath}/`)) return sendNotFound();
    const name = pathname.slice(basePath.length);
    const isPage = existsSync(path.join(folder, name, 'index.html'));
    if (isPage && !name.endsWith('/')) {
      return response.writeHead(308, { Location: `${pathname}/${search}` }).end();
    }
    request.url = isPage ? `${name}index.html` : name;
    serveFile(request, response, sendNotFound);
  };
}
