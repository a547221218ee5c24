/** Paths that no page is under. */

/** Below the site's own path: nothing is there, or nothing that may be listed. */
export const NOT_PAGES = ['nope', 'nope/', 'about/nope', 'pictures', 'pictures/', '_next/', '404/'];
export const NOT_FILES = ['_next/static/chunks/nope.js', 'pictures/nope.avif', 'about/index.php'];
/** Files without their ending, which a server could look for by itself. */
export const HALF_NAMES = ['index', 'about/index', 'robots', 'sitemap', 'favicon'];
/** Climb out of the folder, hide a slash or a NUL, or look like the name of another host. */
export const EVIL = [
  '/../package.json',
  '/about/../../package.json',
  '/about/../contact/',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/about%2f',
  '/about%2findex.html',
  '/about%5c',
  '/about\\',
  '/about/%00',
  '/index.html%00.txt',
  '//',
  '//[',
  '//@',
  '//about/',
  '/about//',
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '/\\evil.example',
  '/%5cevil.example/%2e%2e',
  '/%2fevil.example/',
  '/https://evil.example/',
];
export const DOTFILES = [
  '/.git/config',
  '/.htaccess',
  '/.h%74access',
  '/%2ehtaccess',
  '/.env',
  '/.nojekyll',
  '/about/.htaccess',
];
export const SOURCES = [
  '/package.json',
  '/next.config.mjs',
  '/app/page.tsx',
  '/data/products.ts',
  '/_headers',
  '/_header%73',
  '/%5Fheaders',
  '/_redirects',
  '/_redirect%73',
];
/** Of pages: for the server to send in their place, not for a visitor to ask for. */
export const COMPANIONS = [
  '/index.html.br',
  '/index.html.b%72',
  '/index.html%2ebr',
  '/index.html.gz',
  '/index.html.%67z',
  '/404.html',
  '/404.htm%6c',
];
