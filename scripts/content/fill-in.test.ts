import { formatContentIssue } from './content-issue';
import { fillIn, type ShopExtras } from './fill-in';
import { parseFiles } from './parse';

const SOURCES = {
  company: `name: Acme
address: { locality: Leeds }
dispatch: 3 days\ndelivery: 2 days\nresponse: 1 day\nestablished: 2020
stockCheckedOn: 2026-11-01
hours: [{ schema: { days: [Monday], opens: 09:00, closes: 17:00 } }]`,
  categories:
    'Coolers: { subcategories: [Air cooler], part: cooler }\nRugs: { subcategories: [Rug] }',
  home: 'example: x\ntitle: "{company}, {town}, {dispatch}, {delivery}, {response}, {established}, {other}"\ndays: "{responseDays}"',
  'products/fan': `name: Fan
sku: F-1
subcategory: Air cooler
facts: { height: 150, sockets: [AM5] }`,
};
const FAN = SOURCES['products/fan'];
type Options = ShopExtras & { settings?: object };

const fillSources = (
  sources: Readonly<Record<string, string>> = {},
  { settings = {}, ...extras }: Options = {},
) => {
  const files = Object.entries({ ...SOURCES, ...sources }).map(([name, source]) => ({
    name,
    file: `shop/${name}.yaml`,
    source,
  }));
  const { value, issues } = fillIn(parseFiles(files).value, { ...settings }, extras);
  const getValue = (name: string) => Object(value.get(name)?.value);
  return { getValue, issues: issues.map(formatContentIssue) };
};
const completeFan = (extras: ShopExtras = {}, source = FAN) =>
  fillSources({ 'products/fan': source }, extras).getValue('products/fan');

it('replaces known placeholders, and settings override company.yaml', () => {
  const getTitle = (...args: Parameters<typeof fillSources>) =>
    fillSources(...args).getValue('home').title;
  const getNamed = (name: string) => getTitle({}, { settings: { NEXT_PUBLIC_COMPANY_NAME: name } });
  expect(getNamed('')).toBe('Acme, Leeds, 3 days, 2 days, 1 day, 2020, {other}');
  expect(getNamed('Best')).toMatch(/^Best, Leeds/);
  // A placeholder within a placeholder's text is left for validation.
  const company = SOURCES.company.replace('3 days', '"{soon}"');
  expect(getTitle({ company })).toContain('{dispatch}');
  const home = 'text: "{deliveryExceptions}"';
  const getExceptions = (facts: string) =>
    fillSources({ home, company: `${SOURCES.company}\nfacts: { ${facts} }` }).getValue('home').text;
  expect(getExceptions('deliveryExceptions: To Leeds only.')).toBe('To Leeds only.');
  expect(getExceptions('deliveryExceptions:')).toMatch(/^The Highlands, .+ can take/);
  expect(fillSources().getValue('home').days).toMatch(/^except Tuesdays, .+ and bank holidays$/);
});

it('completes a product by its file name, subcategory and category', () => {
  const facts = { part: 'cooler', short: 'Fan', height: '150', sockets: ['AM5'] };
  expect(completeFan()).toMatchObject({ id: 'fan', category: 'Coolers', inStock: true, facts });
  expect(completeFan({}, FAN.replace('{ ', '{ short: Q, ')).facts.short).toBe('Q');
  const { category, facts: none } = completeFan({}, FAN.replace('Air cooler', 'Unknown'));
  expect([category, none]).toEqual(['', undefined]);
});

it('asks for a short name where the name is too long to be one', () => {
  const findNameIssues = (name: string) =>
    fillSources({ 'products/fan': FAN.replace('Fan', name) }).issues;
  expect(findNameIssues('Quiet fan 140 mm chromax')).toEqual([]);
  expect(findNameIssues('Quiet fan 140 mm in chromax.black')).toEqual([
    'shop/products/fan.yaml:4:1: fan, facts: has no short name, and name has over 24 characters: add "short: Quiet fan 140 mm in" under facts',
  ]);
});

const LINE = { sku: 'F-1', inStock: false, checkedOn: '2026-11-20', line: 1 };
const OWN = `${FAN}\ninStock: true\ncheckedOn: 2026-11-10`;
it.each<[source: string, stock: ShopExtras['stock'], ...product: readonly unknown[]]>([
  [FAN, undefined, true, '2026-11-01'],
  [OWN, undefined, 'true', '2026-11-10'],
  [OWN, new Map([['f-1', LINE]]), false, '2026-11-20'],
  [OWN, new Map(), 'true', '2026-11-10'],
  [FAN, new Map(), false, undefined],
])(
  'takes the stock from the list, else from the product, else from the shop: %#',
  (source, stock, ...product) => {
    const { inStock, checkedOn } = completeFan({ stock }, source);
    expect([inStock, checkedOn]).toEqual(product);
  },
);

it('leaves out a copy of the sample’s example whose products the shop lacks, with a warning', () => {
  const source = 'example: { mail: { asked: [fan], has: [rug] } }';
  const sample = [{ name: 'home', file: 'data/sample/home.yaml', source }];
  const fill = (products: readonly string[], home = source) => {
    const names = ['home', ...products.map((id) => `products/${id}`)];
    const files = names.map((name) => ({ name, file: `shop/${name}.yaml`, source: home }));
    const { value, issues } = fillIn(parseFiles(files, sample).value, {});
    return [Object(value.get('home')?.value).example, issues.map(formatContentIssue)];
  };
  expect(fill(['fan'])).toEqual([
    undefined,
    [expect.stringMatching(/example: is the sample’s, with .+: write one/)],
  ]);
  expect(fill(['fan', 'rug'])).toEqual([{ mail: { asked: ['fan'], has: ['rug'] } }, []]);
  const ownSource = source.replace(', has: [rug]', '');
  expect(fill([], ownSource)).toEqual([{ mail: { asked: ['fan'] } }, []]);
});

it.each([
  ['products/fan', 'fan', 'id'],
  ['category-pages/fans', 'fans', 'slug'],
])('reports in %s that the name of the file decides: %s, %s', (name, record, key) => {
  expect(fillSources({ [name]: `${key}: x` }).issues).toEqual([
    `shop/${name}.yaml:1:${key.length + 3}: ${record}, ${key}: "x": follows from the file’s name: remove the line`,
  ]);
});

it.each([
  ['processor', 'cpu'],
  ['board', 'motherboard'],
  ['card', 'gpu'],
  ['supply', 'psu'],
])('accepts %s, the former name of a part kind, and reports its new name %s', (former, kind) => {
  const categories = `Fans:\n  subcategories: [Air cooler]\n  part: ${former}`;
  const home = `example: { mail: { own: [{ part: ${former} }, { part: case }] } }\ntitle: part`;
  const { getValue, issues } = fillSources({ categories, home });
  expect(getValue('products/fan').facts.part).toBe(kind);
  expect(getValue('home').example.mail.own).toEqual([{ part: kind }, { part: 'case' }]);
  const report = `"${former}": is a former name, which still works: write part: ${kind}`;
  expect(issues).toEqual([
    `shop/categories.yaml:3:9: Fans.part: ${report}`,
    `shop/home.yaml:1:34: example.mail.own.0.part: ${report}`,
  ]);
});
