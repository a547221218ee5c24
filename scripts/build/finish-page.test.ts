/** @jest-environment node */
import { finishPage } from './finish-page';

const CHUNK = '/_next/static/chunks/a.js';
const CHUNK_SCRIPT = `<script src="${CHUNK}" async></script>`;
const DATA = '<script>self.__next_f.push([1,"one"])</script>';
const STYLES = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
const FACTS = '<script type="application/ld+json">{"@graph":[]}</script>';
const SOURCES =
  '<source media="(width > 9px)" type="image/avif" srcset="/w.avif 9w" sizes="80rem"><source srcset="/w.webp 9w">' +
  '<source type="image/avif" srcset="/c.avif 4w" sizes="100vw">';
const BODY = `<p>Text</p><picture>${SOURCES}<img fetchpriority="high" src="/c.webp"></picture>`;
/** As Next writes it. */
const PAGE =
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2">${STYLES}` +
  `<link rel="preload" as="script" href="${CHUNK}"><link rel="manifest" href="/m"><meta name="twitter:title">` +
  `${CHUNK_SCRIPT}<script src="/_next/static/chunks/old.js" nomodule></script></head><body>${BODY}${FACTS}` +
  `${DATA}<script>self.__next_f.push([1,"two"])</script></body></html>`;
const FILES: Readonly<Record<string, string>> = {
  [CHUNK]: 'c:"own";e.l(["static/chunks/later.css","static/chunks/later.js"])',
  '/_next/static/chunks/later.js': 'className:"late"',
  '/a.css':
    '.late{margin:0}.gone{margin:0}@media print{p{margin:1px}}@layer base{@media print{p{margin:2px}}}',
  '/b.css': '.own{margin:4px}@layer use{p{margin:3px}}',
};

/** A page when it is finished, with what was saved for it; its inline script only loads. */
function finished(page: string) {
  const saved: string[] = [];
  const html = finishPage(page, 'load();', {
    read: (address) => FILES[address] ?? '',
    save: (text, ending) => `/${saved.push(text)}.${ending}`,
  });
  return { html, saved };
}

test.each([
  ['without chunks', CHUNK_SCRIPT, '', 'no chunk of Next was found'],
  ['with an eager chunk', ' async', '', 'is not loaded asynchronously'],
  ['without its data', /<script>.+<\/script>/, '', "the page's data was not found"],
  ['with another script', DATA, '<script>$RC()</script>', 'inline script: $RC()'],
  ['without a stylesheet', STYLES, '', 'no stylesheet was found'],
  ['with an inline style', '<p>', '<p style="color: red">', '<p style> would be blocked'],
  ['with a handler', '<p>', '<p onclick="x()">', '<p onclick> would be blocked'],
  [
    'whose crops links cannot tell apart',
    '<source srcset',
    '<source media="x" type="image/avif"',
    'more versions',
  ],
])('a page %s stops the build', (_, known, changed, problem) => {
  expect(() => finished(PAGE.replace(known, () => changed))).toThrow(problem);
});

test('a page is finished: picture first, styles in it, scripts and what no paint needs later', () => {
  const { html, saved } = finished(PAGE);
  const [head = '', body] = html.split('</head>');
  const [charset, policy = '', ...others] = head.split(/(?=<meta http|<link rel="preload")/);
  expect(charset).toBe('<!DOCTYPE html><html><head><meta charset="utf-8">');
  // The browser tests prove the hashes: every page would complain of a wrong one.
  expect(policy).toMatch(
    / script-src 'self'(?: 'sha256-\S+){2}; style-src 'self' 'sha256-\S+; img/,
  );
  const picture = 'preload" as="image" type="image/avif" media';
  expect(others).toEqual([
    `<link rel="${picture}="(width > 9px)" imagesrcset="/w.avif 9w" imagesizes="80rem" fetchpriority="high">`,
    `<link rel="${picture}="not all and (width > 9px)" imagesrcset="/c.avif 4w" imagesizes="100vw" fetchpriority="high">`,
    '<link rel="preload" as="font" href="/f.woff2"><style>.late{margin:0}@layer base{}.own{margin:4px}</style>' +
      '<noscript><link rel="stylesheet" href="/1.css"><link rel="manifest" href="/m"></noscript>',
  ]);
  expect(body).toMatch(
    `${BODY}${FACTS}<script data-scripts="/2.js ${CHUNK}">load();</script><script type="speculationrules">{`,
  );
  const links = STYLES.replaceAll('>', ' data-precedence="next" disabled>');
  expect(saved).toEqual([
    '@media print{p{margin:1px}}@layer base{@media print{p{margin:2px}}}@layer use{p{margin:3px}}',
    `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)});self.__next_f.push([1,"one"]);self.__next_f.push([1,"two"])`,
  ]);
});
