/**
 * What every host must answer, written down apart from deploy/headers.ts, each line with its reason: a header that is
 * lost or weakened there is missed here. Nothing in this folder takes a value from that list.
 */

/** Of every response, whatever its status, but the redirect to TLS, where no browser looks for them. */
export const EVERYWHERE = {
  // Nobody may lay a page of ours under buttons of theirs: https://www.w3.org/TR/CSP3/#directive-frame-ancestors
  'content-security-policy': "frame-ancestors 'none'",
  // For browsers that do not know frame-ancestors: RFC 7034.
  'x-frame-options': 'DENY',
  // No file is taken for another kind than its type says: https://fetch.spec.whatwg.org/#x-content-type-options-header
  'x-content-type-options': 'nosniff',
  // Other sites learn where a visitor comes from, but not from which page or search.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What no script may ask for: https://www.w3.org/TR/permissions-policy/
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A window that opened ours has no hand on it: https://html.spec.whatwg.org/multipage/browsers.html
  'cross-origin-opener-policy': 'same-origin',
  // No other site loads our files into its own process.
  'cross-origin-resource-policy': 'same-origin',
};

/** On TLS: two years, as hstspreload.org and the Observatory ask for (RFC 6797). */
export const ON_TLS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** How long a file is kept, by where it lies; the first that fits counts. */
export const CACHING: readonly (readonly [under: string, value: string])[] = [
  // A name that changes with its content is never asked for again (RFC 8246).
  ['/_next/static/', 'public, max-age=31536000, immutable'],
  ['/pictures/', 'public, max-age=86400, must-revalidate'],
  ['/share/', 'public, max-age=86400, must-revalidate'],
  // A page names the files of its own build, so it is asked for each time (RFC 9111, 5.2.2.4).
  ['/', 'no-cache'],
];

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

/** Below the site's own path: nothing is there, or nothing that may be listed. */
export const MISSING =
  `nope nope/ about/nope pictures pictures/ _next/ _next/static/chunks/nope.js pictures/nope.avif
  about/index.php`.split(/\s+/);

/** Files without their ending, which a server could look for by itself. */
export const NAMES = '404/ index about/index robots sitemap favicon'.split(' ');

/** Climb out of the folder, hide a slash or a NUL, or look like the name of another host. */
export const EVIL =
  `/../package.json /about/../../package.json /about/../contact/ /%2e%2e/package.json
  /%2e%2e%2fpackage.json /..%5cpackage.json /about%2f /about%2findex.html /about%5c /about\\ /about/%00
  /index.html%00.txt // //[ //@ //about/ /about// //evil.example //evil.example/ //evil.example/%2e%2e
  //evil.example/.. /\\evil.example /%5cevil.example/%2e%2e /%2fevil.example/ /https://evil.example/`.split(
    /\s+/,
  );

/** What a build makes for hosts alone. */
export const FOR_HOSTS = '/.htaccess /.nojekyll /index.html.br /index.html.gz'.split(' ');

/** The same encoded, and dotfiles, sources and folders. */
export const PRIVATE =
  `/.git/config /.h%74access /%2ehtaccess /.env /about/.htaccess /package.json /next.config.mjs /app/page.tsx
  /data/products.ts /_headers /_header%73 /%5Fheaders /_redirects /_redirect%73 /index.html.b%72 /index.html%2ebr
  /index.html.%67z /404.html /404.htm%6c /pictures/ /_next/static/ /_next/static/chunks/ /share/`.split(
    /\s+/,
  );

/** Those that a site of files does not know. */
export const METHODS = 'POST PUT PATCH DELETE OPTIONS PROPFIND'.split(' ');

/** By what is accepted: the strongest encoding of it. */
export const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'none'],
] as const;
export type Encoding = (typeof ENCODINGS)[number][1];

/** What a browser or a tool may send with a path, and changes nothing of a 404. */
export const CONDITIONS: readonly Readonly<Record<string, string>>[] = [
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': new Date().toUTCString() },
  { 'If-Match': '"other"' },
  { 'If-Unmodified-Since': new Date(0).toUTCString() },
  { Range: 'bytes=0-9' },
];
