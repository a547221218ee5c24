/**
 * The one list of what every host answers: headers, caching, types and what it refuses. Each file in hosts/ writes
 * this list in the words of its host; none adds to it.
 */

/** What a host must know of a build; scripts/build/built-site.ts reads it from the home page, so that it can't differ from it. */
export interface Site {
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
  /** The pages' paths below the sub-path, each with its slashes. */
  readonly routes: readonly string[];
}

export type Header = readonly [name: string, value: string];

const DAY = 24 * 60 * 60;

/**
 * Headers of every response, whatever its status; few, since they weigh as much as the page that they come with. The
 * page carries its own content-security policy, with what is inline on it by its hash.
 *
 * @see https://owasp.org/www-project-secure-headers/
 */
export const HEADERS: readonly Header[] = [
  // A <meta> can't say who may frame the page.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // What somebody else's script would ask for first.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** A line for each name and value, in the words of a host. */
export const formatLines = (
  list: readonly (readonly [name: string, value: string])[],
  write: (name: string, value: string) => string,
): string => list.map(([name, value]) => write(name, value)).join('\n');

/** For hosts on TLS. Asking browsers to preload it is the owner's decision: it is slow to take back. */
export const TRANSPORT_SECURITY: Header = [
  'Strict-Transport-Security',
  `max-age=${2 * 365 * DAY}; includeSubDomains`,
];

export const HEADERS_ON_TLS = [...HEADERS, TRANSPORT_SECURITY];

/** Pages: kept, but asked for again each time, which costs a 304. */
export const DEFAULT_CACHING = 'no-cache';

/** How long files under a folder are kept. Only names under /_next/static/ change with their content. */
export const listCacheRules = ({
  basePath,
}: Site): readonly (readonly [folder: string, value: string])[] => [
  [`${basePath}/_next/static/`, `public, max-age=${365 * DAY}, immutable`],
  [`${basePath}/pictures/`, `public, max-age=${DAY}, must-revalidate`],
  [`${basePath}/photos/`, `public, max-age=${DAY}, must-revalidate`],
  [`${basePath}/share/`, `public, max-age=${DAY}, must-revalidate`],
];

/** Types by extension: every one that the site has, so that nothing depends on a host's own list. */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Extensions of the files that are delivered compressed; the others are compressed by nature. */
export const COMPRESSED_EXTENSIONS = ['css', 'html', 'ico', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'];

/** The methods that a site of files knows. */
export const ALLOWED_METHODS = ['GET', 'HEAD'];

/**
 * Paths that are refused with 404, as a regular expression over the path as it was sent, before any decoding:
 * empty and dotted segments (`//`, `/..`, `/.git`), backslashes, encoded dots, slashes and NULs. Without look-ahead,
 * which Go's expressions (Caddy) don't have. To be matched in either case.
 */
export const REFUSED_PATH = String.raw`//|/\.|\x5c|%2e|%2f|%5c|%00`;

/** The same over the path once it is decoded (`/_header%73`): files that are for the host alone. */
export const REFUSED_FILE = String.raw`\.(br|gz)$|/_(headers|redirects)$`;

/** What REFUSED would refuse but must be served: certificates and security.txt live here (RFC 8615). */
export const WELL_KNOWN_PATH = String.raw`^/\.well-known/[a-z0-9_-]+(\.[a-z0-9_-]+)*$`;
