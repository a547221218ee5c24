import { finishPage } from './finish-page';

const CHUNK = '/_next/static/chunks/a.js';
const CHUNK_SCRIPT = `<script src="${CHUNK}" async></script>`;
const DATA = '<script>self.__next_f.push([1,"one"])</script>';
const STYLES = '<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/font.css">';
const FACTS = '<script type="application/ld+json">{"@graph":[]}</script>';
const BODY = '<p>Text</p><i class="own"></i>';
/** A page as Next exports it. */
const PAGE =
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2">${STYLES}` +
  `<link rel="preload" as="script" href="${CHUNK}"><link rel="manifest" href="/m">` +
  `${CHUNK_SCRIPT}<script src="/_next/static/chunks/old.js" nomodule></script></head><body>${BODY}${FACTS}` +
  `${DATA}<script>self.__next_f.push([1,"two"])</script></body></html>`;
const CSS_BY_ADDRESS: Readonly<Record<string, string>> = {
  '/page.css': 'p{margin:0}.gone{margin:0}@media print{p{margin:1px}}',
  '/font.css': '@font-face{font-family:Own}.own{margin:4px}@layer interaction{p{margin:3px}}',
};

/** Finishes a page. Returns it with the files that were saved for it: /saved-1.css, /saved-2.js. */
function finish(page: string) {
  const saved: string[] = [];
  const html = finishPage(
    page,
    { head: 'reserve();', page: 'load();' },
    {
      read: (address) => CSS_BY_ADDRESS[address] ?? '',
      save(text, extension) {
        saved.push(text);
        return `/saved-${saved.length}.${extension}`;
      },
    },
  );
  return { html, saved };
}

it.each([
  ['without chunks', CHUNK_SCRIPT, '', 'no chunk of Next was found'],
  ['with an eager chunk', ' async', '', 'is not loaded asynchronously'],
  ['without its data', /<script>.+<\/script>/, '', "the page's data was not found"],
  ['with another script', DATA, '<script>start()</script>', 'inline script: start()'],
  ['without a stylesheet', STYLES, '', 'no stylesheet was found'],
  ['with an inline style', '<p>', '<p style="color: red">', '<p style> would be blocked'],
  ['with a handler', '<p>', '<p onclick="x()">', '<p onclick> would be blocked'],
])('a page %s stops the build', (_, markup, replacement, problem) => {
  expect(() => finish(PAGE.replace(markup, () => replacement))).toThrow(problem);
});

// A browser that refuses the rules prefetches nothing, and reports no error.
it('the policy allows the rules that prefetch pages', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const { html } = finish(PAGE.replace('<p>', () => `${rules}<p>`));
  expect(html).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3};/);
});

it('a finished page has its first styles inline, and loads scripts and other files later', () => {
  const { html, saved } = finish(PAGE);
  const [policy = ''] = /<meta http-equiv[^>]+>/.exec(html) ?? [];
  // The browser tests check the hashes, since a browser reports each wrong one.
  expect(policy.replaceAll(/'sha256-[^']+'/g, 'hash')).toContain(
    "\"default-src 'none'; script-src 'self' hash hash; style-src 'self' hash; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'\"",
  );
  expect(html.replace(policy, '[policy]')).toBe(
    '<!DOCTYPE html><html><head><meta charset="utf-8">[policy]<link rel="preload" as="font" href="/f.woff2">' +
      '<style>p{margin:0}@font-face{font-family:Own}.own{margin:4px}</style>' +
      // A copy without @font-face stands in for /font.css, which React must still find in the page.
      '<noscript><link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/saved-1.css">' +
      '<link rel="stylesheet" href="/font.css" disabled=""><link rel="manifest" href="/m"></noscript>' +
      '<script>reserve();</script></head>' +
      `<body><!--email_off-->${BODY}${FACTS}<script data-scripts="/saved-2.js ${CHUNK}">load();</script>` +
      '<!--/email_off--></body></html>',
  );
  expect(saved).toEqual([
    '.own{margin:4px}@layer interaction{p{margin:3px}}',
    'self.__next_f.push([1,"one"]);self.__next_f.push([1,"two"])',
  ]);
});
