/** @jest-environment node */
import { parseHtml } from './parse-html';
import { inlineStyles } from './page-styles';

const PAGE =
  '<link rel="stylesheet" href="/shop/_next/static/chunks/d.css">' +
  '<h2 id="top" class="title lg:wide">Cards</h2><ul class="card-grid"><li class="[overflow-wrap:anywhere]"></ul><svg><linearGradient/></svg>';

/** What the page above gets of a stylesheet. */
function styles(css: string) {
  const page = parseHtml(PAGE).window.document;
  inlineStyles(page, { read: () => css, save: String });
  return page.querySelector('style')?.textContent;
}

test.each([
  ['an escaped class', '.lg\\:wide{color:red}'],
  ['an element by its id', '#top{color:red}'],
  ['an element of a drawing', 'linearGradient{color:red}'],
  ['an attribute that comes later', '[data-open=true] .title{color:red}'],
  ['what is denied', '.title:not(.gone){color:red}'],
  ['one of several', ':is(.title,.gone){color:red}'],
  ['a keyframe rule of the name of a missing class', '@keyframes gone{to{color:red}}'],
])('%s stays', (_, rule) => {
  expect(styles(`${rule}.gone{color:#00f}`)).toBe(rule);
});

test.each([
  ['of another element', 'table{color:red}'],
  ['of an element by its id', '#bottom .title{color:red}'],
  ['whose choices are all gone', ':is(.gone,table .title)>li{color:red}'],
  ['that needs another element around', '.title:has(>.gone,>table){color:red}'],
  ['within conditions', '@supports (a:b){@media screen{.gone{color:red}}}'],
  ['for paper', '@supports (a:b){@media print{.title{color:red}}}'],
  ['of what is seen in use', '@layer use{.title:hover{color:red}}'],
])('a rule %s is left out', (_, rule) => {
  expect(styles(`${rule}.title{color:#00f}`)).toBe('.title{color:#00f}');
});

test('the order of layers stays, also of those that are left empty', () => {
  const css = '@layer theme,base,utilities;@layer base{.gone{color:red}}';
  expect(styles(`${css}@layer theme{.title{color:red}}`)).toMatch(/^@layer theme[,{]/);
});

test('a stylesheet’s addresses are written from the root, but for those that are whole', () => {
  const rule = '.title{fill:url("../media/c.woff2");mask:url("data:image/svg+xml,")}';
  expect(styles(rule)).toMatch(/url\(\/shop\/_next\/static\/media\/c.woff2\).+url\(data:image/);
});
