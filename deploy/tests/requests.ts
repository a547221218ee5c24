/** What every host is asked and must answer: the same questions for all, as far as a host lets a site say it. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { getOrigin, type Host, type RequestOptions } from './host';

/** By what is accepted: the strongest encoding of it. */
const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const;

/** What a good answer is. */
interface Expected {
  /**
   * 308: for good, and with the method kept (RFC 9110, 15.4.9). 405: with the methods that a site of files knows
   * (15.5.6). Refused: neither a page nor a way to one.
   */
  readonly status: 200 | 308 | 404 | 405 | 'refused';
  /** The file of the site that is sent, with its type and caching. */
  readonly file?: string;
  readonly encoding?: (typeof ENCODINGS)[number][1];
  /** The address that it leads to, or the origin alone. */
  readonly location?: string;
}

/** A path, the answer, and what is sent with it. */
export type Expectation = readonly [path: string, expected: Expected, sent?: RequestOptions];
/** Questions by what they are about. */
type Questions = Readonly<Record<string, readonly Expectation[]>>;

/** Below the site's own path: nothing is there, or nothing that may be listed. */
const MISSING = `nope nope/ about/nope pictures pictures/ _next/ _next/static/chunks/nope.js
  pictures/nope.avif about/index.php`;

/** What a browser or a tool may send with a path, and changes nothing of a 404. */
const CONDITIONS: readonly Readonly<Record<string, string>>[] = [
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': new Date().toUTCString() },
  { 'If-Match': '"other"' },
  { 'If-Unmodified-Since': new Date(0).toUTCString() },
  { Range: 'bytes=0-9' },
];

/** Climb out of the folder, hide a slash or a NUL, or look like the name of another host. */
const EVIL = `/../package.json /about/../../package.json /about/../contact/ /%2e%2e/package.json
  /%2e%2e%2fpackage.json /..%5cpackage.json /about%2f /about%2findex.html /about%5c /about\\ /about/%00
  /index.html%00.txt // //[ //@ //about/ /about// //evil.example //evil.example/ //evil.example/%2e%2e
  //evil.example/.. /\\evil.example /%5cevil.example/%2e%2e /%2fevil.example/ /https://evil.example/`;

/** Files for hosts alone, also encoded; dotfiles, sources and folders. */
const PRIVATE = `/.git/config /.h%74access /%2ehtaccess /.env /about/.htaccess /package.json
  /next.config.mjs /app/page.tsx /data/sample/company.yaml /_headers /_header%73 /%5Fheaders /_redirects /_redirect%73
  /index.html.b%72 /index.html%2ebr /index.html.%67z /404.html /404.htm%6c /pictures/ /_next/static/
  /_next/static/chunks/ /share/`;

const each = <T>(list: string, make: (word: string) => T): readonly T[] =>
  list.split(/\s+/).map(make);
const missing = (path: string, sent: RequestOptions = {}, encoding?: 'br'): Expectation => [
  path,
  { status: 404, file: '404.html', encoding },
  sent,
];
const refused = (path: string): Expectation => [path, { status: 'refused' }];
const FALSE_NAME: RequestOptions = { headers: { Host: 'evil.example' } };
const accepting = (encodings: string): RequestOptions => ({ headers: { 'Accept-Encoding': encodings } });

/** A file of each kind in each folder. */
function examples(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\w\.(?!br$|gz$)\w+$/.test(name) && name !== '404.html')
    .map((name) => [`${name.split('/')[0]} ${path.extname(name)}`, name] as const);
  return [...new Map(files).values()];
}

/** What a host is asked, which tells which pages and files there are, its own name, and how much it lets a site say. */
export function listRequests(host: Host): Questions {
  const { basePath, routes } = host.site;
  const at = (rest: string) => `${basePath}/${rest}`;
  const moved = (to: string): Expected => ({ status: 308, location: `${getOrigin(host)}${to}` });
  const found = (
    file: string,
    sent: RequestOptions = {},
    encoding?: Expected['encoding'],
  ): Expectation => [
    at(file.replace(/index\.html$/, '')),
    { status: 200, file, encoding },
    sent,
  ];
  const files = examples(host.folder);
  const compressed = (file: string, encoding: Expected['encoding']) =>
    existsSync(path.join(host.folder, `${file}.${encoding?.replace('gzip', 'gz')}`))
      ? encoding
      : undefined;
  const everywhere: Questions = {
    'each page is under its path with the slash': routes.map((route) =>
      found(`${route.slice(1)}index.html`),
    ),
    'each page without the slash is one redirect away, with its query': routes
      .filter((route) => route !== '/')
      .map((route) => basePath + route)
      .flatMap((page) =>
        ['', '?q=a%2Fb&brand=x+y'].map(
          (query): Expectation => [page.slice(0, -1) + query, moved(page + query)],
        ),
      ),
    'each kind of file has its type and caching': files.map((file) => found(file)),
    'what is missing is our page with 404, whatever else is sent': [
      ...each(MISSING, (rest) => missing(at(rest))),
      ...CONDITIONS.map((headers) => missing(at('nope'), { headers })),
    ],
    'what is for the host alone is refused': each(
      '.htaccess .nojekyll index.html.br index.html.gz',
      (rest) => refused(at(rest)),
    ),
    'HEAD is answered as GET': ['index.html', 'about/index.html', ...files.slice(0, 3)].map(
      (file) => found(file, { method: 'HEAD' }),
    ),
  };
  const onServers: Questions = {
    'compression is agreed on': [
      ...files.flatMap((file) =>
        ENCODINGS.map(([accepted, encoding]) =>
          found(file, accepting(accepted), compressed(file, encoding)),
        ),
      ),
      missing(at('nope'), accepting('br'), 'br'),
    ],
    'a name is that of a file': each('404/ index about/index robots sitemap favicon', (rest) =>
      missing(at(rest)),
    ),
    'paths that climb, hide a slash or a NUL, or name another host are refused': each(
      EVIL,
      (evil) => refused(basePath + evil),
    ),
    'what is not of the site is refused, also encoded': each(PRIVATE, (rest) =>
      refused(basePath + rest),
    ),
    'other methods are refused': each('POST PUT PATCH DELETE OPTIONS PROPFIND', (method) =>
      ['', 'about', 'about/'].map(
        (rest): Expectation => [at(rest), { status: 405 }, { method }],
      ),
    ).flat(),
    'a request with the whole address, as a proxy sends it, is answered': [
      [`${getOrigin(host)}${at('about/')}?q=1`, { status: 200, file: 'about/index.html' }],
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
      [at('about'), { status: 308, location: getOrigin(host) }, FALSE_NAME],
      [at(''), moved(at('')), { ...FALSE_NAME, isPlain: true }],
    ],
    ...(basePath !== '' && {
      'nothing is above a sub-path': [
        ...['/', '/about/', '/nope', `${basePath}ping/`].map((above) => missing(above)),
        ...each(EVIL, refused),
      ],
    }),
  };
  return {
    ...everywhere,
    ...(host.kind !== 'platform' && onServers),
    ...(host.kind === 'own' && onOwn),
  };
}
