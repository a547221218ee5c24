import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import * as rules from '../../deploy/headers';

const CACHING = { 'Cache-Control': 'no-cache' };

const isRefused = (sent: string, local: string) =>
  (new RegExp(rules.REFUSED, 'i').test(sent) || new RegExp(rules.REFUSED_NAMES, 'i').test(local)) &&
  !new RegExp(rules.WELL_KNOWN, 'i').test(sent);

/** The path in plain letters; undefined for what is none, such as '*' and '//[', which a browser takes for a host. */
function decoded(sent: string): string | undefined {
  if (!sent.startsWith('/') || sent.startsWith('//')) return undefined;
  try {
    return decodeURIComponent(sent);
  } catch {
    return undefined;
  }
}

/**
 * A server of a built site that answers as its hosts do, and goes on when the site is built anew: pages are folders
 * with a slash, 404.html comes with its status, what hosts refuse is refused. Only pictures are asked for again each
 * time, so that an owner sees the new one.
 *
 * @param folder the built site
 * @param basePath '' or a sub-path such as /shop
 * @returns a server that does not listen yet
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

  function end(response: ServerResponse, status: number, more: Readonly<Record<string, string>>) {
    response.writeHead(status, { 'Content-Type': rules.TYPES.txt, ...more }).end();
  }
  function notFound(response: ServerResponse) {
    const page = path.join(folder, '404.html');
    if (!existsSync(page)) return end(response, 503, { 'Retry-After': '2' });
    response
      .writeHead(404, { 'Content-Type': rules.TYPES.html, ...CACHING })
      .end(readFileSync(page));
  }
  function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of [...rules.HEADERS, ...Object.entries(CACHING)]) {
      response.setHeader(name, value);
    }
    const { method = '', url = '' } = request;
    if (!rules.METHODS.includes(method))
      return end(response, 405, { Allow: rules.METHODS.join(', ') });
    // A proxy sends the whole address: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
    const [sent = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
    const local = decoded(sent);
    if (local === undefined) return end(response, 400, {});
    const inSite = local === basePath || local.startsWith(`${basePath}/`);
    if (!inSite || isRefused(sent, local)) return notFound(response);
    const name = local.slice(basePath.length);
    const isPage = existsSync(path.join(folder, name, 'index.html'));
    if (isPage && !local.endsWith('/')) {
      const search = query.length === 0 ? '' : `?${query.join('?')}`;
      return end(response, 308, { Location: `${sent}/${search}` });
    }
    if (name === '/404.html' || (!isPage && name.endsWith('/'))) return notFound(response);
    request.url = encodeURI(isPage ? `${name}index.html` : name);
    files(request, response, () => notFound(response));
  }
  return createServer(answer);
}
