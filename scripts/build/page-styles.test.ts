/** @jest-environment node */
import { pageStyles } from './page-styles';

const PAGE =
  '<body><h2 id="top" class="title lg:wide">Cards</h2><ul class="card-grid"><li class="[overflow-wrap:anywhere]"></ul><form role="search"><details></details></form></body>';

test.each([
  ['.title{a:b}'],
  ['.title:hover{a:b}'],
  ['.card-grid>li::before{a:b}'],
  ['.lg\\:wide{a:b}'],
  ['.\\[overflow-wrap\\:anywhere\\]{a:b}'],
  ['#top{a:b}'],
  ['[role]{a:b}'],
  ['[role=search] details{a:b}'],
  ['li:nth-child(2n + 1){a:b}'],
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
  ['what the browser sets need not be there', 'details[open]{a:b}'],
  ['what the inline script sets need not be there', 'form[data-late]~.title{a:b}'],
  ['a value in quotes is not read', '[role="anything"]{a:b}'],
  ['what is denied need not be there', '.title:not(.gone){a:b}'],
  ['what is denied of several need not be there', '.title:not(:is(.gone,table)){a:b}'],
  ['one of several is enough', ':is(.title,.gone){a:b}'],
  ['a name that is written by code points is not read', '.\\32 xl{a:b}'],
])('%s', (_, rule) => {
  expect(pageStyles(rule, PAGE).own).toBe(rule);
});

test.each([
  ['of another class', '.gone{a:b}'],
  ['of another element', 'table{a:b}'],
  ['of an element by its name', '#bottom .title{a:b}'],
  ['of an attribute that React has not set', 'li[data-open]{a:b}'],
  ['of an attribute that says something else', '[role=status]{a:b}'],
  ['whose choices are all gone', ':is(.gone,table .title)>li{a:b}'],
  ['that needs another element around', '.title:has(>.gone,>table){a:b}'],
  ['of a choice within a choice', ':where(:is(.gone)) .title{a:b}'],
  ['of an element of two names that stand on two', 'li.title{a:b}'],
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
