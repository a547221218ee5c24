/**
 * What every host must answer, written down apart from deploy/headers.ts: each line with its reason and its source. So
 * a header that is lost or weakened there is missed here. Nothing in this folder takes a value from that list.
 */
import { createHash } from 'node:crypto';

interface Expectation {
  readonly header: string;
  readonly value: string;
  readonly why: string;
  readonly source: string;
}

/** Of every response, whatever its status. */
export const EVERYWHERE: readonly Expectation[] = [
  {
    header: 'x-frame-options',
    value: 'DENY',
    why: 'nobody may lay a page of ours under buttons of theirs; for browsers that do not know frame-ancestors',
    source: 'RFC 7034',
  },
  {
    header: 'x-content-type-options',
    value: 'nosniff',
    why: 'no file is taken for another kind than its type says',
    source: 'https://fetch.spec.whatwg.org/#x-content-type-options-header',
  },
  {
    header: 'referrer-policy',
    value: 'strict-origin-when-cross-origin',
    why: 'other sites learn where a visitor comes from, but not from which page or search',
    source: 'https://www.w3.org/TR/referrer-policy/',
  },
  {
    header: 'cross-origin-opener-policy',
    value: 'same-origin',
    why: 'a window that opened ours has no hand on it',
    source: 'https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies',
  },
  {
    header: 'cross-origin-resource-policy',
    value: 'same-origin',
    why: 'no other site loads our files into its own process',
    source: 'https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header',
  },
];

/** Where every picture is our own: a stock-photo host need not send what this demands of it. */
export const ISOLATION: Expectation = {
  header: 'cross-origin-embedder-policy',
  value: 'require-corp',
  why: 'nothing of another site is loaded into ours unless it agrees',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#coep',
};

/** On TLS. */
export const TRANSPORT: Expectation = {
  header: 'strict-transport-security',
  value: 'max-age=63072000; includeSubDomains',
  why: 'two years, as hstspreload.org and the Observatory ask for; a visitor never comes without TLS again',
  source: 'RFC 6797',
};

/** What no script of ours may ever ask for, nor one that got in: https://www.w3.org/TR/permissions-policy/ */
export const DENIED =
  `accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  fullscreen geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi
  otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock
  serial storage-access sync-xhr usb window-management xr-spatial-tracking`.split(/\s+/);

/** How long a file is kept, by where it lies; the first that fits counts. */
export const CACHING = [
  {
    under: '/_next/static/',
    value: 'public, max-age=31536000, immutable',
    why: 'a name that changes with its content is never asked for again (RFC 8246)',
  },
  {
    under: '/pictures/',
    value: 'public, max-age=86400, must-revalidate',
    why: 'a day old at most',
  },
  { under: '/share/', value: 'public, max-age=86400, must-revalidate', why: 'a day old at most' },
  {
    under: '/',
    value: 'no-cache',
    why: 'a page names the files of its own build, so it is asked for each time (RFC 9111, 5.2.2.4)',
  },
] as const;

/** By ending: https://www.iana.org/assignments/media-types/, and RFC 9239 for JavaScript. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
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

/** What a site of files knows, and tells with 405: RFC 9110, 15.5.6. */
export const KNOWN_METHODS = ['GET', 'HEAD'];
export const UNKNOWN_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** RFC 8996 has done away with the others. */
export const TLS_VERSIONS = {
  spoken: ['TLSv1.2', 'TLSv1.3'],
  refused: ['TLSv1', 'TLSv1.1'],
} as const;

/** Second locks, which no request can show while the first holds. */
export const WRITTEN: readonly { file: string; line: string; why: string }[] = [
  {
    file: '.htaccess',
    line: 'Options -Indexes -MultiViews',
    why: 'a folder is not listed, and no ending guessed, where the rewriting is changed or switched off',
  },
  {
    file: '.htaccess',
    line: 'DirectorySlash Off',
    why: 'only one thing adds a slash, so that a folder without a page is not told from what is missing',
  },
];

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const FOREIGN_PICTURE = /<img[^>]*\ssrc="(https:\/\/[^/"]+)/g;

const matches = (pages: readonly string[], pattern: RegExp) => [
  ...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, part = '']) => part))),
];
const hashes = (pages: readonly string[], pattern: RegExp) =>
  matches(pages, pattern).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * The policy under which exactly the built pages work, and nothing else does: https://www.w3.org/TR/CSP3/
 *
 * @param pages their HTML
 * @returns sources by directive
 */
export const expectedPolicy = (
  pages: readonly string[],
): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashes(pages, INLINE_SCRIPT)],
  'style-src': ["'self'", ...hashes(pages, INLINE_STYLE)],
  'img-src': ["'self'", ...matches(pages, FOREIGN_PICTURE)],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Our own address for filters that are sent before their script is there.
  'form-action': ["'self'", 'mailto:'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
