import { finishPage } from './finish-page';

const CHUNK = '/_next/static/chunks/a.js';
const CHUNK_SCRIPT = `<script src="${CHUNK}" async></script>`;
const DATA = '<script>self.__next_f.push([1,"one"])</script>';
const STYLES = '<style>p{margin:0}</style>';
const FACTS = '<script type="application/ld+json">{"@graph":[]}</script>';
const BODY = '<p>Text</p>';
/** A page as Next exports it. */
const PAGE =
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="preload" as="font" href="/f.woff2">${STYLES}` +
  `<link rel="preload" as="script" href="${CHUNK}"><link rel="manifest" href="/m">` +
  `${CHUNK_SCRIPT}<script src="/_next/static/chunks/old.js" nomodule></script></head><body>${BODY}${FACTS}` +
  `${DATA}<script>self.__next_f.push([1,"two"])</script></body></html>`;

/** Finishes a page with the address /data.js for its data. */
const finish = (page: string, saveScript = (_: string) => '/data.js') =>
  finishPage(page, 'load();', saveScript);

it.each([
  ['without chunks', CHUNK_SCRIPT, '', 'no chunk of Next was found'],
  ['with an eager chunk', ' async', '', 'is not loaded asynchronously'],
  ['without its data', /<script>.+<\/script>/, '', "the page's data was not found"],
  ['with another script', DATA, '<script>start()</script>', 'inline script: start()'],
  ['without inline styles', STYLES, '', 'the styles are not inline'],
  ['with a stylesheet', '<p>', '<link rel="stylesheet"><p>', 'the styles are not inline'],
  ['with an inline style', '<p>', '<p style="color: red">', '<p style> would be blocked'],
  ['with a handler', '<p>', '<p onclick="x()">', '<p onclick> would be blocked'],
])('a page %s stops the build', (_, markup, replacement, problem) => {
  expect(() => finish(PAGE.replace(markup, () => replacement))).toThrow(problem);
});

// A browser that refuses the rules prefetches nothing, and reports no error.
it('the policy allows the rules that prefetch pages', () => {
  const rules = '<script type="speculationrules">{}</script>';
  const html = finish(PAGE.replace('<p>', () => `${rules}<p>`));
  expect(html).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/);
});

it('a finished page loads its scripts later', () => {
  const saveScript = jest.fn(() => '/data.js');
  const html = finish(PAGE, saveScript);
  const [policy = ''] = /<meta http-equiv[^>]+>/.exec(html) ?? [];
  // The browser tests check the hashes, since a browser reports each wrong one.
  expect(policy.replaceAll(/'sha256-[^']+'/g, 'hash')).toContain(
    "\"default-src 'none'; script-src 'self' hash; style-src 'self' hash; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'\"",
  );
  expect(html.replace(policy, '[policy]')).toBe(
    `<!DOCTYPE html><html><head><meta charset="utf-8">[policy]<link rel="preload" as="font" href="/f.woff2">${STYLES}` +
      '<link rel="manifest" href="/m"></head>' +
      `<body><!--email_off-->${BODY}${FACTS}<script data-scripts="/data.js ${CHUNK}">load();</script>` +
      '<!--/email_off--></body></html>',
  );
  expect(saveScript).toHaveBeenCalledWith(
    'self.__next_f.push([1,"one"]);self.__next_f.push([1,"two"])',
  );
});
