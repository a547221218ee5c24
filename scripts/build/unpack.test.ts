/** @jest-environment jsdom */
import { pageStyles } from './page-styles';
import { classesIn, shortNames, withShortClasses } from './short-names';
import { unpack, wholeStyles } from './unpack';

const FONTS = '@font-face{font-family:x;src:url(/x.woff2)}';
const PAGE = '<h2 class="title lg:wide unstyled">Cards</h2><p class="only-unstyled"></p>';

const packed = (css: string) => {
  const { own, cuts } = pageStyles(css, PAGE);
  const known = classesIn(css);
  return { ...shortNames(own, known), cuts, known };
};

test.each([
  ['nothing left out', '.title{a:b}'],
  ['the end', '.title{a:b}.gone{a:b}'],
  ['the beginning, a layer', '.gone{a:b}@layer base,x;@media print{.title{a:b}.gone{a:b}}'],
  ['a whole layer', '.title{a:b}@layer base{@media print{.gone{a:b}}table{a:b}}.title{c:d}'],
  ['a text', '.gone::before{content:"</script>\\201C"}.title{a:b}'],
  ['names with escapes', '.lg\\:wide{a:b}.\\32 xl{a:b}'],
  ['custom properties', ':root{--ink:a;--a:b}.title{c:var(--ink,var(--a))}'],
  ['names within brackets', '.title:not(.gone):is(.lg\\:wide>*){a:b}'],
  ['what only looks like a name', 'h2{a:url(/a.b--c);content:".title --ink";margin:.5em}'],
])('the whole stylesheet is put together again: %s', (_, css) => {
  const { css: style, names, cuts } = packed(FONTS + css);
  expect(wholeStyles(style, names, cuts)).toBe(css);
});

test('names are short where they are names, and nowhere else', () => {
  const css = '.title{a:url(/a.title);content:".title"}:root{--ink:b}.lg\\:wide{c:var(--ink)}';
  expect(packed(css).css).toBe('.a{a:url(/a.title);content:".title"}:root{--c:b}.b{c:var(--c)}');
});

test('no short name is that of another class', () => {
  const { css, names } = packed('.title{a:b}.gone .a{a:b}');
  expect(css).toBe('.b{a:b}');
  expect(names).toEqual(['', '.title']);
});

test('a page has its short classes, and none that no rule is for', () => {
  const { names, known } = packed('.title{a:b}.lg\\:wide{a:b}');
  expect(withShortClasses(PAGE, names, known)).toContain('<h2 class="a b">Cards</h2><p></p>');
});

test('a class that another page has a rule for keeps its name', () => {
  const { names, known } = packed('.lg\\:wide{a:b}table .title{a:b}');
  expect(withShortClasses(PAGE, names, known)).toContain('<h2 class="title a">');
});

test('in the page all styles are adopted, and the elements called as React knows them', () => {
  const css = '.title{a:b}.lg\\:wide{a:b}.gone{a:b}';
  const { css: style, names, cuts, known } = packed(FONTS + css);
  document.body.innerHTML = `<style>p{}</style><style>${style}</style>${withShortClasses(PAGE, names, known)}`;
  const replaceSync = jest.fn();
  Object.assign(globalThis, { CSSStyleSheet: jest.fn(() => ({ replaceSync })) });
  const first = {} as CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [first] });
  unpack(style.length, names, cuts);
  expect(replaceSync).toHaveBeenCalledWith(css);
  expect(document.adoptedStyleSheets).toEqual([first, { replaceSync }]);
  expect(document.querySelector('h2')?.className).toBe('title lg:wide');
});
