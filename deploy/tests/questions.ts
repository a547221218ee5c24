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
  /** The address that it leads to, or the origin alone. */
  readonly location?: string;
}

/** A path, the answer, and what is sent with it. */
export type Question = readonly [path: string, expected: Expected, sent?: Request];

const NOT_FOUND: Expected = { status: 404, file: '404.html' };
const missing = (path: string, sent: Request = {}): Question => [path, NOT_FOUND, sent];
const refused = (path: string): Question => [path, { status: 'refused' }];
const FALSE_NAME: Request = { headers: { Host: 'evil.example' } };
const accepting = (encodings: string): Request => ({ headers: { 'Accept-Encoding': encodings } });

/** A file of each kind in each folder. */
function examples(folder: string): readonly string[] {
  const kinds = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [ending, top] = [path.extname(name).slice(1), name.split('/')[0]];
    if (ending in lists.MEDIA_TYPES && name !== '404.html') kinds.set(`${top} ${ending}`, name);
  }
  return [...kinds.values()];
}

/** Questions by what they are about. */
type Questions = Readonly<Record<string, readonly Question[]>>;

/**
 * What a host is asked.
 *
 * @param host tells which pages and files there are, its own name, and how much it lets a site say
 */
export function questionsFor(host: Host): Questions {
  const { basePath, routes } = host.site;
  const at = (rest: string) => `${basePath}/${rest}`;
  const moved = (to: string): Expected => ({ status: 308, location: `${originOf(host)}${to}` });
  const found = (file: string, sent: Request = {}, encoding?: Encoding): Question => [
    at(file.replace(/index\.html$/, '')),
    { status: 200, file, ...(encoding && { encoding }) },
    sent,
  ];
  const files = examples(host.folder);
  const companions = (name: string) =>
    ['.br', '.gz'].filter((ending) => existsSync(path.join(host.folder, name + ending)));
  const everywhere: Questions = {
    'each page is under its path with the slash': routes.map((route) =>
      found(`${route.slice(1)}index.html`),
    ),
    'each page without the slash is one redirect away, with its query': routes
      .filter((route) => route !== '/')
      .map((route) => basePath + route)
      .flatMap((page) =>
        ['', '?q=a%2Fb&brand=x+y'].map(
          (query): Question => [page.slice(0, -1) + query, moved(page + query)],
        ),
      ),
    'each kind of file has its type and caching': files.map((file) => found(file)),
    'what is missing is our page with 404, whatever else is sent': [
      ...lists.MISSING.map((rest) => missing(at(rest))),
      ...lists.CONDITIONS.map((headers) => missing(at('nope'), { headers })),
    ],
    'what is for the host alone is refused': lists.FOR_HOSTS.map((rest) =>
      refused(basePath + rest),
    ),
    'HEAD is answered as GET': ['index.html', 'about/index.html', ...files.slice(0, 3)].map(
      (file) => found(file, { method: 'HEAD' }),
    ),
  };
  const onServers: Questions = {
    'compression is agreed on': [
      ...files
        .filter((file) => companions(file).length === 2)
        .flatMap((file) =>
          lists.ENCODINGS.map(([accepted, encoding]) => found(file, accepting(accepted), encoding)),
        ),
      ...files
        .filter((file) => companions(file).length === 0)
        .map((file) => found(file, accepting('gzip, br'))),
      [at('nope'), { ...NOT_FOUND, encoding: 'br' }, accepting('br')],
    ],
    'a name is that of a file': lists.NAMES.map((rest) => missing(at(rest))),
    'paths that climb, hide a slash or a NUL, or name another host are refused': lists.EVIL.map(
      (evil) => refused(basePath + evil),
    ),
    'what is not of the site is refused, also encoded': lists.PRIVATE.map((rest) =>
      refused(basePath + rest),
    ),
    'other methods are refused': lists.METHODS.flatMap((method) =>
      ['', 'about', 'about/'].map((rest) => [at(rest), { status: 405 }, { method }]),
    ),
    'a request with the whole address, as a proxy sends it, is answered': [
      [`${originOf(host)}${at('about/')}?q=1`, { status: 200, file: 'about/index.html' }],
    ],
    ...(basePath !== '' && {
      'the home page below a sub-path is one redirect away': [
        [`${basePath}?q=1`, moved(`${basePath}/?q=1`)],
      ],
    }),
  };
  const onOwn: Questions = {
    'TRACE is refused': [[at(''), { status: 405 }, { method: 'TRACE' }]],
    'a plain request is sent to TLS': ['', 'about/?q=a%2Fb', 'nope'].map((rest) => [
      at(rest),
      moved(at(rest)),
      { isPlain: true },
    ]),
    'a redirect follows no false name': [
      [at('about'), { status: 308, location: originOf(host) }, FALSE_NAME],
      [at(''), moved(at('')), { ...FALSE_NAME, isPlain: true }],
    ],
    ...(basePath !== '' && {
      'nothing is above a sub-path': [
        ...['/', '/about/', '/nope', `${basePath}ping/`].map((above) => missing(above)),
        ...lists.EVIL.map(refused),
      ],
    }),
  };
  return {
    ...everywhere,
    ...(host.kind !== 'platform' && onServers),
    ...(host.kind === 'own' && onOwn),
  };
}
