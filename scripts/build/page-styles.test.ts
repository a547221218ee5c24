/** @jest-environment node */
import { pageStyles } from './page-styles';

const PAGE =
  '<body><h2 class="title lg:wide">Cards</h2><ul class="card-grid"><li class="[overflow-wrap:anywhere]"></ul></body>';

test.each([
  ['.title{a:b}'],
  ['.title:hover{a:b}'],
  ['.card-grid>li::before{a:b}'],
  ['.lg\\:wide{a:b}'],
  ['.\\[overflow-wrap\\:anywhere\\]{a:b}'],
  ['*{a:b}'],
  [':root{a:b}'],
  ['html{a:b}'],
  ['::selection{a:b}'],
  ['@page{margin:1mm}'],
  ['@font-face{font-family:x;src:url(x)}'],
  ['@keyframes turn{to{rotate:1turn}}'],
])('%s can be met in the page, and stays', (rule) => {
  expect(pageStyles(rule, PAGE).own).toBe(rule);
});

test.each([
  ['what an attribute says may change', 'li[data-open="true"].title{a:b}'],
  ['what is denied need not be there', '.title:not(.gone){a:b}'],
  ['one of several is enough', ':is(.title,.gone){a:b}'],
  ['a name that is written by code points is not read', '.\\32 xl{a:b}'],
])('%s', (_, rule) => {
  expect(pageStyles(rule, PAGE).own).toBe(rule);
});

test.each([
  ['of another class', '.gone{a:b}'],
  ['of another element', 'table{a:b}'],
  ['within an element that is not there', '.gone .title{a:b}'],
  ['within a condition', '@layer base{@media print{.gone{a:b}}}'],
  ['of several selectors', '.gone,.title table{a:b}'],
])('a rule %s is left out', (_, rule) => {
  expect(pageStyles(`${rule}.title{a:b}`, PAGE).own).toBe('.title{a:b}');
});

test('a rule that one of its selectors can meet stays whole', () => {
  const css = '.gone,.title,table{a:b}';
  expect(pageStyles(css, PAGE).own).toBe(css);
});

test('the order of layers stays as it was', () => {
  const css = '@layer theme, base, utilities;@layer utilities{.title{a:b}}';
  expect(pageStyles(css, PAGE).own).toBe(css);
});

test('what can not be put together again stops the build', () => {
  expect(() => pageStyles('@layer a,b;.gone{a:b}/*cut*/', PAGE)).toThrow(
    'do not make up the whole',
  );
});
