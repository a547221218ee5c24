/** @jest-environment node */
import { deferChunks } from './defer-chunks';
import { finishPage } from './finish-page';
import { fromRoot, inlineStyles } from './inline-styles';
import { pagePolicy, withPolicy } from './page-policy';

const CHUNK = '/_next/static/chunks/a.js';
const CHUNK_SCRIPT = `<script src="${CHUNK}" async></script>`;
const DATA = '<script>self.__next_f.push([1,"data"])</script>';
const LOADER = 'load();';

describe('the build stops at markup that it does not know', () => {
  test.each([
    ['a page without chunks', DATA, 'no chunk of Next was found'],
    [
      'a chunk that is not loaded asynchronously',
      `<script src="${CHUNK}"></script>${DATA}`,
      `${CHUNK} is not loaded asynchronously`,
    ],
    ['a page without its data', CHUNK_SCRIPT, "the page's data was not found"],
    [
      'a script of another kind',
      `${CHUNK_SCRIPT}${DATA}<script>$RC()</script>`,
      'an unknown inline script: $RC()',
    ],
  ])('%s', (_, html, problem) => {
    expect(() => deferChunks(html, LOADER, () => '/data.js')).toThrow(problem);
  });

  test('a page without a stylesheet', () => {
    expect(() => inlineStyles('<p>Nothing here</p>', () => '')).toThrow('no stylesheet was found');
  });

  test.each([
    ['<p style="color: red">Red</p>', '<p style> would be blocked'],
    ['<p onclick="x()">Click</p>', '<p onclick> would be blocked'],
  ])('%s', (html, problem) => {
    expect(() => withPolicy(html, undefined)).toThrow(problem);
  });
});

test('scripts, their preloads, old browsers’ polyfills and the manifest are taken out', () => {
  const saved: string[] = [];
  const html = deferChunks(
    `<link rel="preload" as="script" href="${CHUNK}"><link rel="manifest" href="/m">${CHUNK_SCRIPT}` +
      '<script src="/_next/static/chunks/old.js" nomodule></script>' +
      '<script>self.__next_f.push([1,"one"])</script><script>self.__next_f.push([1,"two"])</script>',
    LOADER,
    (script) => `/data/${saved.push(script)}.js`,
  );
  expect(html).toBe(
    `<html><head></head><body><script data-scripts="/data/1.js ${CHUNK}">${LOADER}</script></body></html>`,
  );
  expect(saved).toEqual(['self.__next_f.push([1,"onetwo"])']);
});

test('structured data stays where it is', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  expect(deferChunks(`${data}${CHUNK_SCRIPT}${DATA}`, LOADER, () => '/data.js')).toContain(data);
});

test.each([
  ['../media/c.woff2', '/shop/_next/static/media/c.woff2'],
  ["'../media/c.woff2'", "'/shop/_next/static/media/c.woff2'"],
  ['/fonts/c.woff2', '/fonts/c.woff2'],
  ['data:image/svg+xml,', 'data:image/svg+xml,'],
  ['#gradient', '#gradient'],
])('a stylesheet’s address %s becomes %s in a page', (before, after) => {
  expect(fromRoot(`a{b:url(${before})}`, '/shop/_next/static/chunks/d.css')).toBe(
    `a{b:url(${after})}`,
  );
});

test('a stylesheet’s link stays before what follows it, disabled, its rules in front of it', () => {
  const html = inlineStyles(
    '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg">',
    (href) => `/* ${href} */`,
  );
  expect(html).toContain(
    '<style>/* /a.css */</style><link rel="stylesheet" href="/a.css" disabled=""><link rel="icon"',
  );
});

test('the stock-photo host is the one stranger that may send pictures', () => {
  const nothing = { scripts: [], styles: [] };
  expect(pagePolicy(nothing, 'https://photos.example')).toContain(
    "img-src 'self' https://photos.example;",
  );
  expect(pagePolicy(nothing, undefined)).toContain("img-src 'self';");
});

test('a finished page allows its own script and style by hash, and no other', () => {
  const saved: string[] = [];
  const html = finishPage(
    `<head><meta charset="utf-8"><link rel="stylesheet" href="/a.css"></head><p>Text</p>${CHUNK_SCRIPT}${DATA}`,
    {
      script: LOADER,
      imageHost: null,
      readStylesheet: () => 'p{color:red}table{color:blue}',
      saveData: (script) => {
        saved.push(script);
        return '/data.js';
      },
    },
  );
  // From `printf %s 'load();' | openssl dgst -sha256 -binary | base64`, and the same of the style.
  expect(html).toContain(
    "script-src 'self' 'sha256-Yss5XdzNXcAa+SYtVALncgC6K5BbnjbKUls/s/vs3D0='; style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';",
  );
  expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(html.indexOf('charset'));
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  // What the page has no use for comes with the scripts, before them.
  expect(saved).toEqual([
    expect.stringMatching(/table\{color:blue\}.*;self\.__next_f\.push\(\[1,"data"\]\)$/s),
  ]);
});
