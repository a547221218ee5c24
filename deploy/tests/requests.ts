/** The requests that every host gets, and the responses that its kind lets a site demand. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pageHrefs } from '@/lib/site/navigation';
import { COMPRESSED_EXTENSIONS } from '../headers';
import { getOrigin, type Host, type HostRequest } from './host';

/** A request, and the response that it must get. */
export interface Expectation extends HostRequest {
  /**
   * 308 is permanent and keeps the method (RFC 9110, 15.4.9). 405 lists the allowed methods
   * (15.5.6). 'refused' is any status for a client's error, without a redirect.
   */
  readonly status: 200 | 308 | 404 | 405 | 'refused';
  /** The file whose content, type and caching the response has. */
  readonly file?: string;
  readonly encoding?: 'br' | 'gzip' | undefined;
  /** The address of the redirect, or its origin alone. */
  readonly location?: string;
}

/** Accept-Encoding, and the strongest encoding that it allows. */
const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
] as const;

const listWords = (words: string): readonly string[] => words.split(/\s+/);

/** Paths below the sub-path that have no file, or are folders, which no host may list. */
const MISSING_PATHS =
  listWords(`nope nope/ about/nope pictures pictures/ _next/ _next/static/chunks/nope.js
  pictures/nope.avif about/index.php`);
/** Paths of files without their extension. */
const SHORT_PATHS = listWords('404/ index about/index robots sitemap favicon');

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
  /%2e%2e%2fpackage.json /..%5cpackage.json /about%2f /about%2findex.html /about%5c /about\\
  /about/%00 /index.html%00.txt // //[ //@ //about/ /about// //evil.example //evil.example/
  //evil.example/%2e%2e //evil.example/.. /\\evil.example /%5cevil.example/%2e%2e /%2fevil.example/
  /https://evil.example/`);

/** Files for the host alone, also encoded, and dotfiles, sources and folders. */
const PRIVATE_PATHS =
  listWords(`/.git/config /.htaccess /.h%74access /%2ehtaccess /.nojekyll /.env /about/.htaccess
  /package.json /next.config.mjs /app/page.tsx /data/shop/company.ts /_headers /_header%73 /%5Fheaders
  /_redirects /_redirect%73 /index.html.br /index.html.b%72 /index.html%2ebr /index.html.gz
  /index.html.%67z /404.html /404.htm%6c /pictures/ /_next/static/ /_next/static/chunks/ /share/`);

/** Returns one file of each extension in each top-level folder. */
function listExampleFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\w\.(?!br$|gz$)\w+$/.test(name) && name !== '404.html')
    .map((name) => [`${name.split('/')[0]} ${path.extname(name)}`, name] as const);
  return [...new Map(files).values()];
}

/** Returns the requests for a host, with the responses that its kind must give. */
export function listExpectations(host: Host): readonly Expectation[] {
  const { basePath } = host.site;
  const origin = getOrigin(host);
  const addBasePath = (rest: string) => `${basePath}/${rest}`;
  type More = Partial<Expectation>;
  const expectFile = (file: string, more: More = {}): Expectation => {
    const address = addBasePath(file.replace(/index\.html$/, ''));
    return { path: address, status: 200, file, ...more };
  };
  const expectNotFound = (address: string, more: More = {}): Expectation => {
    return { path: address, status: 404, file: '404.html', ...more };
  };
  const expectRefusal = (address: string): Expectation => ({ path: address, status: 'refused' });
  const expectRedirect = (address: string, target: string, more: More = {}): Expectation => {
    return { path: address, status: 308, location: origin + target, ...more };
  };

  const files = listExampleFiles(host.folder);
  const pageFiles = pageHrefs.map((href) => `${href.slice(1)}index.html`);
  // A path without the slash is redirected once, with its query.
  const expectAddedSlash = (page: string) =>
    ['', '?q=a%2Fb&brand=x+y'].map((query) =>
      expectRedirect(page.slice(0, -1) + query, page + query),
    );
  const forAllHosts = [
    ...[...pageFiles, ...files].map((file) => expectFile(file)),
    ...pageHrefs
      .filter((href) => href !== '/')
      .flatMap((href) => expectAddedSlash(basePath + href)),
    ...MISSING_PATHS.map((rest) => expectNotFound(addBasePath(rest))),
    ...CONDITIONAL_HEADERS.map((headers) => expectNotFound(addBasePath('nope'), { headers })),
    ...[...pageFiles.slice(0, 2), ...files.slice(0, 3)].map((file) =>
      expectFile(file, { method: 'HEAD' }),
    ),
  ];
  // A platform publishes the host's own files with the rest. They hold nothing secret.
  if (host.kind === 'platform') return forAllHosts;

  const isText = (file: string) => COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1));
  const negotiate = (file: string) =>
    ENCODINGS.map(([accepted, encoding]) => {
      const headers = { 'Accept-Encoding': accepted };
      return expectFile(file, { headers, encoding: isText(file) ? encoding : undefined });
    });
  const refuseMethod = (method: string): readonly Expectation[] =>
    ['', 'about', 'about/'].map((rest) => ({ path: addBasePath(rest), status: 405, method }));
  const forServers = [
    ...forAllHosts,
    // Cloudflare redirects it without our headers.
    ...(basePath === '' ? [] : expectAddedSlash(`${basePath}/`)),
    ...files.flatMap(negotiate),
    expectNotFound(addBasePath('nope'), { headers: { 'Accept-Encoding': 'br' }, encoding: 'br' }),
    ...SHORT_PATHS.map((rest) => expectNotFound(addBasePath(rest))),
    ...[...MALICIOUS_PATHS, ...PRIVATE_PATHS].map((rest) => expectRefusal(basePath + rest)),
    ...listWords('POST PUT PATCH DELETE OPTIONS PROPFIND').flatMap(refuseMethod),
    // The whole address, as a proxy sends it.
    expectFile('about/index.html', { path: `${origin}${addBasePath('about/')}?q=1` }),
  ];
  if (host.kind === 'shared') return forServers;

  const headers = { Host: 'evil.example' };
  const pathsAbove = ['/', '/about/', '/nope', `${basePath}ping/`];
  return [
    ...forServers,
    ...refuseMethod('TRACE'),
    ...['', 'about/?q=a%2Fb', 'nope'].map((rest) =>
      expectRedirect(addBasePath(rest), addBasePath(rest), { isPlain: true }),
    ),
    // A redirect ignores a false Host header.
    { path: addBasePath('about'), status: 308, location: origin, headers },
    expectRedirect(addBasePath(''), addBasePath(''), { headers, isPlain: true }),
    ...(basePath === '' ? [] : pathsAbove.map((above) => expectNotFound(above))),
    ...(basePath === '' ? [] : MALICIOUS_PATHS.map(expectRefusal)),
  ];
}
