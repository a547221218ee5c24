import { parseHtml } from './finish-page';
import { inlineStyles } from './page-styles';

const PAGE =
  '<link rel="stylesheet" href="/shop/_next/static/chunks/d.css">' +
  '<h2 id="top" class="title lg:wide">Cards</h2><ul class="card-grid"><li class="[overflow-wrap:anywhere]"></ul><svg><linearGradient/></svg>' +
  '<div popover class="menu"><i class="entry"></i></div>';

/** Returns the rules of a stylesheet that are inlined into PAGE. */
function getInlineStyles(css: string) {
  const page = parseHtml(PAGE).window.document;
  inlineStyles(page, { read: () => css, save: String });
  return page.querySelector('style')?.textContent;
}

it.each([
  ['an escaped class', '.lg\\:wide{color:red}'],
  ['an element by its id', '#top{color:red}'],
  ['an element of a drawing', 'linearGradient{color:red}'],
  ['an attribute that comes later', '[data-open=true] .title{color:red}'],
  ['a missing class in :not()', '.title:not(.gone){color:red}'],
  ['an alternative of :is()', ':is(.title,.gone){color:red}'],
  ['a popover', '.menu{color:red}'],
  ['one of several selectors', '.title,.gone{color:red}'],
  ['print and screens', '@media print,screen{.title{color:red}}'],
  ['a keyframe rule with the name of a missing class', '@keyframes gone{to{color:red}}'],
])('keeps a rule for %s', (_, rule) => {
  expect(getInlineStyles(`${rule}.gone{color:#00f}`)).toBe(rule);
});

it.each([
  ['a missing element', 'table{color:red}'],
  ['a missing id', '#bottom .title{color:red}'],
  ['alternatives that are all missing', ':is(.gone,table .title)>li{color:red}'],
  ['a missing child', '.title:has(>.gone,>table){color:red}'],
  ['a missing class within conditions', '@supports (a:b){@media screen{.gone{color:red}}}'],
  ['the contents of a popover', '.menu>.entry{color:red}'],
  ['hover', '.title:hover{color:red}'],
  ['print', '@supports (a:b){@media print{.title{color:red}}}'],
  ['the layer `interaction`', '@layer interaction{.title:hover{color:red}}'],
])('leaves out a rule for %s', (_, rule) => {
  expect(getInlineStyles(`${rule}.title{color:#00f}`)).toBe('.title{color:#00f}');
});

it('keeps the order of layers, empty layers included', () => {
  const css = '@layer theme,base,utilities;@layer base{.gone{color:red}}';
  expect(getInlineStyles(`${css}@layer theme{.title{color:red}}`)).toMatch(/^@layer theme[,{]/);
});

it('makes relative addresses start at the root, and keeps absolute ones', () => {
  const rule = '.title{fill:url("../media/c.woff2");mask:url("data:image/svg+xml,")}';
  expect(getInlineStyles(rule)).toMatch(
    /url\(\/shop\/_next\/static\/media\/c.woff2\).+url\(data:image/,
  );
});
