/** @jest-environment node */
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { deferChunks, scriptsOf } from './defer-chunks';
import { finishPage } from './finish-page';
import { makeElement } from './html';
import { inlineStyles } from './inline-styles';
import { addPolicy } from './page-policy';

const CHUNK = '/_next/static/chunks/a.js';
const CHUNK_SCRIPT = `<script src="${CHUNK}" async></script>`;
const DATA = '<script>self.__next_f.push([1,"data"])</script>';
const LOADER = 'load();';
const LINKS = '<link disabled>';
const LATER = makeElement('noscript', {});
const nowhere = () => '/data.js';

/** A page after a step. */
function after(html: string, step: (page: Tree.Document) => void): string {
  const page = parse(html);
  step(page);
  return serialize(page);
}

describe('the build stops at markup that it does not know', () => {
  test.each([
    ['a page without chunks', DATA, 'no chunk of Next was found'],
    ['an eager chunk', `<script src="${CHUNK}"></script>${DATA}`, 'is not loaded asynchronously'],
    ['a page without its data', CHUNK_SCRIPT, "the page's data was not found"],
    ['another script', `${CHUNK_SCRIPT}${DATA}<script>$RC()</script>`, 'inline script: $RC()'],
  ])('%s', (_, html, problem) => {
    expect(() => deferChunks(parse(html), LOADER, LINKS, nowhere)).toThrow(problem);
  });

  test('a page without a stylesheet', () => {
    const page = parse('<p>Nothing here</p>');
    expect(() => inlineStyles(page, LATER, () => '', nowhere)).toThrow('no stylesheet was found');
  });

  test.each([
    ['<p style="color: red">Red</p>', '<p style> would be blocked'],
    ['<p onclick="x()">Click</p>', '<p onclick> would be blocked'],
  ])('%s', (html, problem) => {
    expect(() => addPolicy(parse(html), null)).toThrow(problem);
  });
});

test('what a page may still draw is read from the chunks that its own load later, too', () => {
  const files: Readonly<Record<string, string>> = {
    [CHUNK]: 'e.l(["static/chunks/later.css","static/chunks/later.js"])',
    '/_next/static/chunks/later.js': 'className:"late"',
  };
  const read = (address: string) => files[address] ?? '';
  expect(scriptsOf(parse(CHUNK_SCRIPT), read)).toEqual(Object.values(files));
});

test('scripts, their preloads and old browsers’ polyfills are taken out, and structured data is not', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  const saved: string[] = [];
  const html = after(
    `${data}<link rel="preload" as="script" href="${CHUNK}">${CHUNK_SCRIPT}` +
      '<script src="/_next/static/chunks/old.js" nomodule></script>' +
      '<script>self.__next_f.push([1,"one"])</script><script>self.__next_f.push([1,"two"])</script>',
    (page) =>
      deferChunks(page, LOADER, LINKS, (text, ending) => `/data/${saved.push(text)}.${ending}`),
  );
  expect(html).toBe(
    `<html><head>${data}</head><body><script data-scripts="/data/1.js ${CHUNK}">${LOADER}</script></body></html>`,
  );
  expect(saved).toEqual([
    `document.head.insertAdjacentHTML('beforeend',"<link disabled>");` +
      'self.__next_f.push([1,"one"]);self.__next_f.push([1,"two"])',
  ]);
});

test('a page’s stylesheets become one, but for what no first paint needs, which comes in a file of its own', () => {
  const saved: string[] = [];
  let links = '';
  const html = after(
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="icon" href="/i.svg">',
    (page) => {
      const read = (href: string) =>
        `@layer base,use;@layer base{p{quotes:"${href}"}@media print{p{margin:0}}}@media print{h1{margin:0}}@layer use{b{margin:0}}`;
      const save = (text: string, ending: string) => `/data/${saved.push(text)}.${ending}`;
      links = inlineStyles(page, LATER, read, save);
    },
  );
  expect(html).toContain(
    '<head><style>@layer base,use;@layer base{p{quotes:"/a.css"}}@layer base,use;@layer base{p{quotes:"/b.css"}}</style>' +
      '<link rel="icon" href="/i.svg">',
  );
  expect(serialize(LATER)).toBe('<link rel="stylesheet" href="/data/1.css">');
  const rules =
    '@layer base{@media print{p{margin:0}}}@media print{h1{margin:0}}@layer use{b{margin:0}}';
  expect(saved).toEqual([rules + rules]);
  expect(links).toBe(
    '<link rel="stylesheet" href="/a.css" data-precedence="next" disabled>' +
      '<link rel="stylesheet" href="/b.css" data-precedence="next" disabled>',
  );
});

test.each([
  ['https://photos.example', "img-src 'self' https://photos.example;"],
  [null, "img-src 'self';"],
])('the stock-photo host %s is the one stranger that may send pictures', (host, sources) => {
  expect(after('', (page) => addPolicy(page, host))).toContain(sources);
});

test('a finished page allows its own script, style and rules for fetching ahead by hash', () => {
  const save = jest.fn((_text: string, ending: string) => `/data.${ending}`);
  const html = finishPage(
    `<head><meta charset="utf-8"><link rel="manifest" href="/m"><link rel="stylesheet" href="/a.css"></head><p>Text</p>${CHUNK_SCRIPT}${DATA}`,
    {
      script: () => LOADER,
      imageHost: null,
      read: (address) => (address === '/a.css' ? 'p{color:red}table{color:blue}' : ''),
      save,
    },
  );
  // From `printf %s 'load();' | openssl dgst -sha256 -binary | base64`, and the same of the style.
  expect(html).toContain(
    "script-src 'self' 'sha256-Yss5XdzNXcAa+SYtVALncgC6K5BbnjbKUls/s/vs3D0=' ",
  );
  expect(html).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';");
  expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(html.indexOf('charset'));
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  // Where only a browser without scripts reads it.
  expect(html).toContain('<link rel="manifest" href="/m"></noscript>');
  expect(save).toHaveBeenLastCalledWith(expect.stringContaining(';self.__next_f.push('), 'js');
});
