import { createReadStream, existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import * as rules from '../deploy/headers';
import { readSite } from './build/built-site';

/**
 * Answers with the files of a built site as its hosts do: their headers and types, the files' `.br`, pages as folders with
 * a slash, and 404.html with its status.
 *
 * @param kept whether visitors keep files as long as hosts let them; else each is looked for anew, as after another build
 * @throws where the folder has no built site
 */
export function createSiteHandler(folder: string, kept = false): RequestListener {
  const site = readSite(folder);
  const { basePath } = site;
  const cacheOf = (name: string) =>
    rules.listCacheRules(site).find(([under]) => `${basePath}${name}`.startsWith(under))?.[1];
  const files = sirv(folder, {
    dev: !kept,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, name) => {
      const extension = path.extname(name).slice(1) as keyof typeof rules.MEDIA_TYPES;
      if (extension in rules.MEDIA_TYPES) response.setHeader('Content-Type', rules.MEDIA_TYPES[extension]);
      if (kept) response.setHeader('Cache-Control', cacheOf(name) ?? rules.DEFAULT_CACHING);
    },
  });
  return (request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': rules.MEDIA_TYPES.html });
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
  };
}
