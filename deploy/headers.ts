/** The rules of all hosts. Each file in hosts/ writes them in its host's syntax and adds none. */

/** The settings of a build that hosts need. */
export interface Site {
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
}

export type Header = readonly [name: string, value: string];

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Headers of every response, whatever its status. They are few, since each file pays their bytes. A
 * page carries the rest of its content-security policy, with hashes for its inline code.
 *
 * @see https://owasp.org/www-project-secure-headers/
 */
export const HEADERS: readonly Header[] = [
  // Browsers ignore frame-ancestors in a <meta>.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // The features that an injected script would ask for first.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * For hosts with TLS. Leaves out `includeSubDomains`, which would shut out a webmail or printer
 * without TLS in the same domain, and `preload`. Both are slow to undo, so the owner decides.
 */
export const TRANSPORT_SECURITY: Header = [
  'Strict-Transport-Security',
  `max-age=${2 * 365 * DAY_SECONDS}`,
];

export const HEADERS_ON_TLS = [...HEADERS, TRANSPORT_SECURITY];

/** Lets browsers store a page, but revalidate it before each use, which costs a 304. */
export const DEFAULT_CACHING = 'no-cache';

/** Lists Cache-Control by folder. Only names under /_next/static/ change with their content. */
export const listCacheRules = ({
  basePath,
}: Pick<Site, 'basePath'>): readonly (readonly [string, string])[] => [
  [`${basePath}/_next/static/`, `public, max-age=${365 * DAY_SECONDS}, immutable`],
  ...['pictures', 'share'].map(
    (name) => [`${basePath}/${name}/`, `public, max-age=${DAY_SECONDS}, must-revalidate`] as const,
  ),
];

/** Media types by extension, for all files of the site, so that no host's own list matters. */
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

/** Extensions of the files that are sent compressed. The other formats are compressed already. */
export const COMPRESSED_EXTENSIONS = 'css html ico js json svg txt webmanifest xml'.split(' ');

export const ALLOWED_METHODS = ['GET', 'HEAD'];
/** The Allow header of a response with 405. */
export const ALLOW = ALLOWED_METHODS.join(', ');

/**
 * Paths that get a 404: a case-insensitive pattern for the path as sent. It matches empty and
 * dotted segments (`//`, `/.git`), backslashes, and encoded dots, slashes and NULs. It has no
 * look-ahead, which Caddy lacks.
 */
export const REFUSED_PATH = String.raw`//|/\.|\x5c|%2e|%2f|%5c|%00`;

/** Files for the host alone, which get a 404: a pattern for the decoded path (`/_header%73`). */
export const HOST_ONLY_FILE = String.raw`\.(br|gz)$|/_(headers|redirects)$`;

/** The exception to REFUSED_PATH: certificates and security.txt (RFC 8615). */
export const WELL_KNOWN_PATH = String.raw`^/\.well-known/[a-z0-9_-]+(\.[a-z0-9_-]+)*$`;

/** The first line of each configuration, after its comment sign. */
export const GENERATED_NOTE = "Written by the site's build; a new build may change it.";

/** Formats one line for each pair, such as a header's name and value. */
export const formatLines = (
  pairs: readonly Header[],
  formatLine: (name: string, value: string) => string,
): string => pairs.map(([name, value]) => formatLine(name, value)).join('\n');
