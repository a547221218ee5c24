import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Encoding } from './expectations';
import * as lists from './expectations';
import { type Host, originOf, type Request } from './host';

/** What a good answer is. */
export interface Expected {
  /**
   * 308: for good, and with the method kept (RFC 9110, 15.4.9). 405: with the methods that a site of files knows
   * (15.5.6). Refused: neither a page nor a way to one.
   */
  readonly status: 200 | 308 | 404 | 405 | 'refused';
  /** The file of the site that is sent, with its type and caching. */
  readonly file?: string;
  readonly encoding?: Encoding;
  readonly location?: string;
}

/** A path, the answer, and what is sent with it. */
export type Question = readonly [path: string, expected: Expected, sent?: Request];

const NOT_FOUND: Expected = { status: 404, file: '404.html' };
const missing = (path: string, sent: Request = {}): Question => [path, NOT_FOUND, sent];
const refused = (path: string, sent: Request = {}): Question => [path, { status: 'refused' }, sent];
const accepting = (encodings: string): Request => ({
  headers: { 'Accept-Encoding': encodings },
  unless: ['compression'],
});

/** A file of each kind in each folder. */
function examples(folder: string): readonly string[] {
  const kinds = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [ending, top] = [path.extname(name).slice(1), name.split('/')[0]];
    if (ending in lists.MEDIA_TYPES && name !== '404.html') kinds.set(`${top} ${ending}`, name);
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
  const isSub = basePath !== '';
  const at = (rest: string) => `${basePath}/${rest}`;
  const pathOf = (name: string) => at(name.replace(/index\.html$/, ''));
  const moved = (to: string): Expected => ({ status: 308, location: `${originOf(host)}${to}` });
  const found = (file: string, sent: Request = {}, encoding?: Encoding): Question => [
    pathOf(file),
    { status: 200, file, ...(encoding && { encoding }) },
    sent,
  ];
  const files = examples(host.folder);
  const has = (name: string, ending: string) => existsSync(path.join(host.folder, name + ending));
  const small = files.filter((name) => has(name, '.br') && has(name, '.gz'));
  const lonely = files.filter((name) => !has(name, '.br') && !has(name, '.gz'));
  return {
    'each page is under its path with the slash': routes.map((route) =>
      found(`${route.slice(1)}index.html`),
    ),
    'each page without the slash is one redirect away, with its query': routes
      .filter((route) => route !== '/')
      .map((route) => `${basePath}${route}`)
      .flatMap((page): Question[] => [
        [page.slice(0, -1), moved(page)],
        [`${page.slice(0, -1)}?q=a%2Fb&brand=x+y`, moved(`${page}?q=a%2Fb&brand=x+y`)],
      ]),
    ...(isSub && {
      'below a sub-path, the home page is one redirect away, and nothing is above it': [
        [`${basePath}?q=1`, moved(`${basePath}/?q=1`), { unless: ['paths'] }],
        ...['/', '/about/', '/nope', `${basePath}ping/`].map((above) =>
          missing(above, { unless: ['bare refusals', 'paths'] }),
        ),
      ],
    }),
    'each kind of file has its type and caching': files.map((file) => found(file)),
    'compression is agreed on': [
      ...['index.html', ...small].flatMap((file) =>
        lists.ENCODINGS.map(([accepted, encoding]) => found(file, accepting(accepted), encoding)),
      ),
      ...lonely.map((file) => found(file, accepting('gzip, br'))),
    ],
    'what is missing is our page with 404, whatever else is sent': [
      ...lists.MISSING.map((rest) => missing(at(rest))),
      ...lists.NAMES.map((rest) => missing(at(rest), { unless: ['paths'] })),
      ...lists.CONDITIONS.map((headers) => missing(at('nope'), { headers })),
      [at('nope'), { ...NOT_FOUND, encoding: 'br' }, accepting('br')],
    ],
    'paths that climb, hide a slash or a NUL, or name another host are refused': [
      ...lists.EVIL.map((evil) => refused(`${basePath}${evil}`)),
      ...(isSub ? lists.EVIL.map((evil) => refused(evil, { unless: ['bare refusals'] })) : []),
    ],
    'what is for the host alone is refused, also encoded': lists.PRIVATE.map((rest) =>
      refused(`${basePath}${rest}`),
    ),
    'other methods are refused': lists.METHODS.flatMap((method) =>
      ['', 'about', 'about/'].map((rest) => [
        at(rest),
        { status: 405 },
        { method, unless: method === 'TRACE' ? ['TRACE'] : [] },
      ]),
    ),
    'HEAD is answered as GET': ['index.html', 'about/index.html', ...files.slice(0, 3)].map(
      (file) => found(file, { method: 'HEAD' }),
    ),
    'a request with the whole address, as a proxy sends it, is answered': [
      [
        `${originOf(host)}${at('about/')}?q=1`,
        { status: 200, file: 'about/index.html' },
        { unless: ['paths'] },
      ],
    ],
    'a redirect follows no false name of the host': [
      [
        at('about/'),
        host.isOnTls ? moved(at('about/')) : { status: 200, file: 'about/index.html' },
        { headers: { Host: 'evil.example' }, isPlain: host.isOnTls, unless: ['names'] },
      ],
    ],
    ...(host.isOnTls && {
      'a plain request is sent to TLS, on the same host': ['', 'about/?q=a%2Fb', 'nope'].map(
        (rest) => [at(rest), moved(at(rest)), { isPlain: true }],
      ),
    }),
  };
}
