/** The requests that every host gets and the responses that it must give, as far as its kind lets a site decide. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pageHrefs } from '@/lib/site/navigation';
import { COMPRESSED_EXTENSIONS } from '../headers';
import { getOrigin, type Host, type RequestOptions } from './host';

/** Accept-Encoding, and the strongest encoding that it allows. */
const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const;

interface ExpectedResponse {
  /**
   * 308 is permanent and keeps the method (RFC 9110, 15.4.9). 405 lists the allowed methods (15.5.6). 'refused' is any
   * status for a client's error, without a redirect.
   */
  readonly status: 200 | 308 | 404 | 405 | 'refused';
  /** The file whose content, type and caching the response has. */
  readonly file?: string;
  readonly encoding?: (typeof ENCODINGS)[number][1];
  /** The address of the redirect, or its origin alone. */
  readonly location?: string;
}

/** A path, the expected response, and what the request sends with the path. */
export type Expectation = readonly [
  path: string,
  expected: ExpectedResponse,
  options?: RequestOptions,
];
type ExpectationsByTitle = Readonly<Record<string, readonly Expectation[]>>;

const listWords = (words: string): readonly string[] => words.split(/\s+/);

/** Paths below the sub-path that have no file, or are folders, which no host may list. */
const MISSING_PATHS =
  listWords(`nope nope/ about/nope pictures pictures/ _next/ _next/static/chunks/nope.js
  pictures/nope.avif about/index.php`);

/** Request headers that must not change a 404. */
const CONDITIONAL_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': new Date().toUTCString() },
  { 'If-Match': '"other"' },
  { 'If-Unmodified-Since': new Date(0).toUTCString() },
  { Range: 'bytes=0-9' },
];

/** Paths that leave the folder, hide a slash or a NUL, or look like another host's name. */
const MALICIOUS_PATHS =
  listWords(`/../package.json /about/../../package.json /about/../contact/ /%2e%2e/package.json
  /%2e%2e%2fpackage.json /..%5cpackage.json /about%2f /about%2findex.html /about%5c /about\\ /about/%00
  /index.html%00.txt // //[ //@ //about/ /about// //evil.example //evil.example/ //evil.example/%2e%2e
  //evil.example/.. /\\evil.example /%5cevil.example/%2e%2e /%2fevil.example/ /https://evil.example/`);

/** Files for the host alone, also encoded, and dotfiles, sources and folders. */
const PRIVATE_PATHS =
  listWords(`/.git/config /.h%74access /%2ehtaccess /.env /about/.htaccess /package.json
  /next.config.mjs /app/page.tsx /data/shop/company.ts /_headers /_header%73 /%5Fheaders /_redirects /_redirect%73
  /index.html.b%72 /index.html%2ebr /index.html.%67z /404.html /404.htm%6c /pictures/ /_next/static/
  /_next/static/chunks/ /share/`);

const expectNotFound = (
  path: string,
  options: RequestOptions = {},
  encoding?: 'br',
): Expectation => [path, { status: 404, file: '404.html', encoding }, options];
const expectRefusal = (path: string): Expectation => [path, { status: 'refused' }];
const FALSE_HOST: RequestOptions = { headers: { Host: 'evil.example' } };

/** Returns one file of each extension in each top-level folder. */
function listExampleFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\w\.(?!br$|gz$)\w+$/.test(name) && name !== '404.html')
    .map((name) => [`${name.split('/')[0]} ${path.extname(name)}`, name] as const);
  return [...new Map(files).values()];
}

/** Returns the requests for a host, by the title of their test, with the responses that its kind must give. */
export function listExpectations(host: Host): ExpectationsByTitle {
  const { basePath } = host.site;
  const addBasePath = (rest: string) => `${basePath}/${rest}`;
  const redirectTo = (target: string): ExpectedResponse => ({
    status: 308,
    location: `${getOrigin(host)}${target}`,
  });
  const expectFile = (
    file: string,
    options: RequestOptions = {},
    encoding?: ExpectedResponse['encoding'],
  ): Expectation => [
    addBasePath(file.replace(/index\.html$/, '')),
    { status: 200, file, encoding },
    options,
  ];
  const files = listExampleFiles(host.folder);
  const isText = (file: string) => COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1));
  const forAllHosts: ExpectationsByTitle = {
    'each page is at its path with a slash': pageHrefs.map((route) =>
      expectFile(`${route.slice(1)}index.html`),
    ),
    'a path without the slash is redirected once, with its query': pageHrefs
      .filter((route) => route !== '/')
      .map((route) => basePath + route)
      .flatMap((page) =>
        ['', '?q=a%2Fb&brand=x+y'].map(
          (query): Expectation => [page.slice(0, -1) + query, redirectTo(page + query)],
        ),
      ),
    'each kind of file has its type and caching': files.map((file) => expectFile(file)),
    'a missing path gets our page with 404, whatever headers it comes with': [
      ...MISSING_PATHS.map((rest) => expectNotFound(addBasePath(rest))),
      ...CONDITIONAL_HEADERS.map((headers) => expectNotFound(addBasePath('nope'), { headers })),
    ],
    'HEAD gets the headers of GET': ['index.html', 'about/index.html', ...files.slice(0, 3)].map(
      (file) => expectFile(file, { method: 'HEAD' }),
    ),
  };
  const forServers: ExpectationsByTitle = {
    // A platform publishes them with the rest. They hold nothing secret.
    "the host's own files are refused": [
      '.htaccess',
      '.nojekyll',
      'index.html.br',
      'index.html.gz',
    ].map((rest) => expectRefusal(addBasePath(rest))),
    'the encoding is negotiated': [
      ...files.flatMap((file) =>
        ENCODINGS.map(([accepted, encoding]) =>
          expectFile(
            file,
            { headers: { 'Accept-Encoding': accepted } },
            isText(file) ? encoding : undefined,
          ),
        ),
      ),
      expectNotFound(addBasePath('nope'), { headers: { 'Accept-Encoding': 'br' } }, 'br'),
    ],
    'a file needs its extension': [
      '404/',
      'index',
      'about/index',
      'robots',
      'sitemap',
      'favicon',
    ].map((rest) => expectNotFound(addBasePath(rest))),
    'paths that leave the folder, hide a slash or a NUL, or name another host are refused':
      MALICIOUS_PATHS.map((rest) => expectRefusal(basePath + rest)),
    'private files are refused, also encoded': PRIVATE_PATHS.map((rest) =>
      expectRefusal(basePath + rest),
    ),
    'other methods are refused': ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].flatMap(
      (method) =>
        ['', 'about', 'about/'].map(
          (rest): Expectation => [addBasePath(rest), { status: 405 }, { method }],
        ),
    ),
    'a request with the whole address, as a proxy sends it, gets the page': [
      [`${getOrigin(host)}${addBasePath('about/')}?q=1`, { status: 200, file: 'about/index.html' }],
    ],
    ...(basePath !== '' && {
      'the sub-path without its slash is redirected once': [
        [`${basePath}?q=1`, redirectTo(`${basePath}/?q=1`)],
      ],
    }),
  };
  const forOwnServers: ExpectationsByTitle = {
    'TRACE is refused': [[addBasePath(''), { status: 405 }, { method: 'TRACE' }]],
    'a plain request is redirected to TLS': ['', 'about/?q=a%2Fb', 'nope'].map((rest) => [
      addBasePath(rest),
      redirectTo(addBasePath(rest)),
      { isPlain: true },
    ]),
    'a redirect ignores a false Host header': [
      [addBasePath('about'), { status: 308, location: getOrigin(host) }, FALSE_HOST],
      [addBasePath(''), redirectTo(addBasePath('')), { ...FALSE_HOST, isPlain: true }],
    ],
    ...(basePath !== '' && {
      'nothing is above a sub-path': [
        ...['/', '/about/', '/nope', `${basePath}ping/`].map((above) => expectNotFound(above)),
        ...MALICIOUS_PATHS.map(expectRefusal),
      ],
    }),
  };
  return {
    ...forAllHosts,
    ...(host.kind !== 'platform' && forServers),
    ...(host.kind === 'own' && forOwnServers),
  };
}
