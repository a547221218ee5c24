/** @jest-environment node */

import type { ShopExtras } from './complete-product';
import { formatContentIssue } from './content-issue';
import { fillIn } from './fill-in';
import { parseFiles } from './parse';

const SOURCES = {
  company: `name: Acme
address: { locality: Leeds }
dispatch: 3 days
stockCheckedOn: 2026-11-01
hours: [{ schema: { days: [Monday], opens: 09:00, closes: 17:00 } }]`,
  categories:
    'Coolers: { subcategories: [Air cooler], part: cooler }\nRugs: { subcategories: [Rug] }',
  home: 'example: x\ntitle: "{company}, {town}, {dispatch}, {responseDays}, {other}"',
  'products/fan': `name: Fan
sku: F-1
subcategory: Air cooler
facts: { height: 150, sockets: [AM5] }`,
};

const fillSources = (
  sources: Readonly<Record<string, string>> = {},
  {
    settings = {},
    folder = 'shop',
    ...extras
  }: ShopExtras & { settings?: object; folder?: string } = {},
) => {
  const files = Object.entries({ ...SOURCES, ...sources }).map(([name, source]) => {
    const isHome = name === 'home';
    return { name, file: `${isHome ? folder : 'shop'}/${name}.yaml`, source };
  });
  const { value, issues } = fillIn(parseFiles(files).value, { ...settings }, extras);
  const getValue = (name: string) => Object(value.get(name)?.value);
  return { getValue, issues: issues.map(formatContentIssue) };
};
const completeFan = (extras: ShopExtras = {}, source = '') =>
  fillSources({ 'products/fan': `${SOURCES['products/fan']}\n${source}` }, extras).getValue(
    'products/fan',
  );

it('replaces known placeholders, and settings override company.yaml', () => {
  const days =
    'except Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays and bank holidays';
  expect(fillSources().getValue('home').title).toBe(`Acme, Leeds, 3 days, ${days}, {other}`);
  const settings = { NEXT_PUBLIC_COMPANY_NAME: 'Best' };
  expect(fillSources({}, { settings }).getValue('home').title).toMatch(/^Best, Leeds/);
  // A placeholder within a placeholder's text is left for validation.
  const company = SOURCES.company.replace('3 days', '"{soon}"');
  expect(fillSources({ company }).getValue('home').title).toContain('{dispatch}');
});

it('completes a product by its file name, subcategory and category', () => {
  expect(completeFan()).toMatchObject({ id: 'fan', category: 'Coolers', inStock: true });
  expect(completeFan().facts).toEqual({
    part: 'cooler',
    short: 'Fan',
    height: '150',
    sockets: ['AM5'],
  });
  const product = SOURCES['products/fan'].replace('Air cooler', 'Unknown');
  const { category, facts } = fillSources({ 'products/fan': product }).getValue('products/fan');
  expect([category, facts]).toEqual(['', undefined]);
});

it('asks for a short name where the name is too long to be one', () => {
  const product = SOURCES['products/fan'].replace('Fan', 'Quiet fan 140 mm in chromax.black');
  expect(fillSources({ 'products/fan': product }).issues).toEqual([
    'shop/products/fan.yaml:4:1: fan, facts: has no short name, and name has over 24 characters: add "short: Quiet fan 140 mm in" under facts',
  ]);
});

it('takes the stock from the list, else from the product, else from the shop', () => {
  const line = { sku: 'F-1', inStock: false, checkedOn: '2026-11-20', line: 1 };
  const getStock = (stock?: ShopExtras['stock'], source = '') => {
    const { inStock, checkedOn } = completeFan({ stock }, source);
    return [inStock, checkedOn];
  };
  const own = 'inStock: true\ncheckedOn: 2026-11-10';
  expect(getStock()).toEqual([true, '2026-11-01']);
  expect(getStock(undefined, own)).toEqual(['true', '2026-11-10']);
  expect(getStock(new Map([['f-1', line]]), own)).toEqual([false, '2026-11-20']);
  expect(getStock(new Map(), own)).toEqual(['true', '2026-11-10']);
  expect(getStock(new Map())).toEqual([false, undefined]);
});

it('shows a product by its photograph', () => {
  expect(completeFan({ photographs: ['fan'] }, 'image: card').image).toBe('fan');
  expect(completeFan({ photographs: ['rug'] }, 'image: card').image).toBe('card');
});

it('removes the sample’s example where none of the sample’s products are sold', () => {
  expect(fillSources().getValue('home').example).toBe('x');
  expect(fillSources({}, { folder: 'data/sample' }).getValue('home').example).toBeUndefined();
});

it.each([
  ['products/fan', 'id'],
  ['category-pages/fans', 'slug'],
])('reports in %s an %s that the file name decides', (name, key) => {
  const [, record] = name.split('/');
  expect(fillSources({ [name]: `${key}: x` }).issues).toEqual([
    `shop/${name}.yaml:1:${key.length + 3}: ${record}, ${key}: "x": follows from the file’s name: remove the line`,
  ]);
});

it('accepts the former names of part kinds, and reports each with its new name', () => {
  const categories = 'Fans:\n  subcategories: [Air cooler]\n  part: supply';
  const home = 'example: { mail: { own: [{ part: board }, { part: case }] } }\ntitle: part';
  const { getValue, issues } = fillSources({ categories, home });
  expect(getValue('products/fan').facts.part).toBe('psu');
  expect(getValue('home').example.mail.own).toEqual([{ part: 'motherboard' }, { part: 'case' }]);
  expect(issues).toEqual([
    'shop/categories.yaml:3:9: Fans.part: "supply": is a former name, which still works: write part: psu',
    'shop/home.yaml:1:34: example.mail.own.0.part: "board": is a former name, which still works: write part: motherboard',
  ]);
});
