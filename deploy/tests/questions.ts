import { existsSync } from 'node:fs';
import path from 'node:path';
import { EVIL, MEDIA_TYPES, MISSING, PRIVATE } from './expectations';
import { type Difference, filesOf, type Host, originOf, type Request } from './host';

/** What a good answer is. */
export type Expected =
  /** A file of the site, with its type and caching; with 404 it is our page for what is missing. */
  | { readonly file: string; readonly status?: 404; readonly encoding?: 'br' | 'gzip' | 'none' }
  /** 308: for good, and with the method kept (RFC 9110, 15.4.9). */
  | { readonly location: string }
  /** Neither a page nor a way to one. */
  | { readonly refused: true }
  /** 405, with the methods that a site of files knows (RFC 9110, 15.5.6). */
  | { readonly methods: readonly string[] };

/** A path as it is sent, what else is sent with it, and the answer. */
export interface Question extends Request {
  readonly path: string;
  readonly expect: Expected;
  /** Hosts that differ so are not asked. */
  readonly unless?: readonly Difference[];
}

const NOT_FOUND = { file: '404.html', status: 404 } as const;
const KNOWN = ['GET', 'HEAD'];
const UNKNOWN = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** By what is accepted: the strongest encoding of it. */
const AGREED = {
  br: 'br',
  gzip: 'gzip',
  'gzip, deflate, br, zstd': 'br',
  'br;q=0, gzip': 'gzip',
  identity: 'none',
} as const;

/** A file of each kind in each folder. */
function examples(host: Host): readonly string[] {
  const kinds = new Map<string, string>();
  for (const name of filesOf(host)) {
    const [ending, folder] = [path.extname(name).slice(1), name.split('/')[0]];
    if (ending in MEDIA_TYPES && name !== '404.html') kinds.set(`${folder} ${ending}`, name);
  }
  return [...kinds.values()];
}

/**
 * What every host is asked.
 *
 * @param host tells which pages and files there are, and its own name
 * @returns questions by what they are about
 */
export function questionsFor(host: Host): Readonly<Record<string, readonly Question[]>> {
  const { basePath, routes } = host.site;
  const at = (rest: string) => `${basePath}/${rest}`;
  const files = examples(host);
  const companions = (name: string) =>
    ['br', 'gz'].filter((ending) => existsSync(path.join(host.folder, `${name}.${ending}`))).length;
  const small = files.filter((name) => companions(name) === 2);
  const lonely = files.filter((name) => companions(name) === 0);
  const isSub = basePath !== '';
  const get = (name: string, request: Request = {}): Question => ({
    path: at(name.replace(/index\.html$/, '')),
    expect: { file: name },
    ...request,
  });
  const page = (route: string): Question => get(`${route.slice(1)}index.html`);
  const aboutPage: Expected = { file: 'about/index.html' };
  return {
    'each page is under its path with the slash': routes.map(page),
    'each page without the slash is one redirect away, with its query': routes
      .filter((route) => route !== '/')
      .flatMap((route) =>
        ['', '?q=a%2Fb&brand=x+y'].map((query) => ({
          path: `${basePath}${route.slice(0, -1)}${query}`,
          expect: { location: `${originOf(host)}${basePath}${route}${query}` },
        })),
      ),
    'below a sub-path, the home page is one redirect away, and nothing is above it': isSub
      ? [
          { path: `${basePath}?q=1`, expect: { location: `${originOf(host)}${basePath}/?q=1` } },
          ...['/', '/about/', '/nope', `${basePath}ping/`].map((above) => ({
            path: above,
            expect: NOT_FOUND,
            unless: ['bare refusals', 'file names'] as const,
          })),
        ].map((question) => ({ unless: ['file names'] as const, ...question }))
      : [],
    'each kind of file has its type and caching': files.map((name) => get(name)),
    'compression is agreed on': [
      ...['index.html', ...small].flatMap((name) =>
        Object.entries(AGREED).map(([accepted, encoding]) => ({
          ...get(name, { headers: { 'Accept-Encoding': accepted } }),
          expect: { file: name, encoding },
          unless: ['compression'] as const,
        })),
      ),
      ...lonely.map((name) => ({
        ...get(name, { headers: { 'Accept-Encoding': 'gzip, br' } }),
        unless: ['compression'] as const,
      })),
    ],
    'what is missing is our page with 404, whatever else is sent': [
      ...MISSING.map(
        (rest): Question => ({
          path: at(rest),
          expect: NOT_FOUND,
          // A name without .html is a page there.
          ...((rest === '404/' || !/[./]|nope|pictures/.test(rest) || rest === 'about/index') && {
            unless: ['file names'],
          }),
        }),
      ),
      ...[
        { 'If-None-Match': '*' },
        { 'If-Modified-Since': new Date().toUTCString() },
        { 'If-Match': '"other"' },
        { 'If-Unmodified-Since': new Date(0).toUTCString() },
        { Range: 'bytes=0-9' },
      ].map((headers) => ({ path: at('nope'), headers, expect: NOT_FOUND })),
      {
        path: at('nope'),
        headers: { 'Accept-Encoding': 'br' },
        expect: { ...NOT_FOUND, encoding: 'br' },
        unless: ['compression'],
      },
    ],
    'paths that climb, hide a slash or a NUL, or name another host are refused': EVIL.flatMap(
      (evil): Question[] => [
        { path: `${basePath}${evil}`, expect: { refused: true } },
        ...(isSub
          ? [{ path: evil, expect: { refused: true }, unless: ['bare refusals'] } as const]
          : []),
      ],
    ),
    'what is for the host alone is refused, also encoded': PRIVATE.map((rest) => ({
      path: `${basePath}${rest}`,
      expect: { refused: true },
    })),
    'other methods are refused': UNKNOWN.flatMap((method) =>
      [at(''), at('about'), at('about/')].map((asked) => ({
        path: asked,
        method,
        expect: { methods: KNOWN },
        ...(method === 'TRACE' && { unless: ['TRACE'] as const }),
      })),
    ),
    'HEAD is answered as GET': ['index.html', 'about/index.html', ...files.slice(0, 3)].map(
      (name) => get(name, { method: 'HEAD' }),
    ),
    'a request with the whole address, as a proxy sends it, is answered': [
      { path: `${originOf(host)}${at('about/')}?q=1`, expect: aboutPage, unless: ['paths'] },
    ],
    'a redirect follows no false name of the host': [
      {
        path: at('about/'),
        headers: { Host: 'evil.example' },
        plain: host.httpPort !== undefined,
        expect:
          host.httpPort === undefined
            ? aboutPage
            : { location: `${originOf(host)}${at('about/')}` },
        unless: ['names'],
      },
    ],
    'a plain request is sent to TLS, on the same host':
      host.httpPort === undefined
        ? []
        : ['', 'about/?q=a%2Fb', 'nope'].map((rest) => ({
            path: at(rest),
            plain: true,
            expect: { location: `${originOf(host)}${at(rest)}` },
          })),
  };
}
