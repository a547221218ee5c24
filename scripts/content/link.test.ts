/** @jest-environment node */
import { findIssues, findIssuesWith, getSampleFile, sampleFiles } from './testing/sample-pack';

const CARD = 'products/tuf-rtx-5080';
const GAMING = 'category-pages/gaming-hardware';
const COMPONENTS = 'category-pages/pc-components';
const SYSTEMS = 'category-pages/computer-systems';

it.each<[string, unknown, RegExp]>([
  [`${CARD}|facts`, undefined, /, facts: are missing: write what you know of a gpu, or facts: {}$/],
  [
    `${CARD}|subcategory`,
    'GPUs',
    /, subcategory: "GPUs": is not in categories\.yaml: use one of .+, or add it/,
  ],
  [
    `${CARD}|facts|length`,
    '350',
    /specifications\.Length: "348 mm": differs from the facts, which say 350 mm/,
  ],
  [
    `${CARD}|facts|room`,
    '349',
    /compatibility\.2: "350 mm of room": differs from the facts, which say 349/,
  ],
  [`${CARD}|image`, undefined, /image: is missing: name a picture of .+, or upload a photograph/],
  [
    `${CARD}|image`,
    'power-suply',
    /"power-suply": is not in pictures\.yaml: .+ upload shop\/photos\/power-suply\.jpg/,
  ],
  [
    `${CARD}|specifications`,
    { Socket: 'AM5' },
    /must have labels of Graphics Cards, in this order: .+Memory.+: remove Socket/,
  ],
  [
    'products/rm850e|sku',
    'tuf-rtx5080-o16g-gaming',
    /sku: .+is also in data\/sample\/products\/rm850e\.yaml: correct one of the two/,
  ],
  [
    `${GAMING}|name`,
    'PC Components',
    /, name: "PC Components": is also in data\/sample\/category-pages\/gaming-hardware\.yaml/,
  ],
  [
    'products/trident-z5-neo-rgb-32gb|name',
    'Trident Z5',
    /gaming-hardware, tiles: have nothing to count for Memory, since .+'RGB' in its/,
  ],
  [
    'about|search|description',
    'A shop in Derby since 2014.',
    /differs from company\.yaml, where established is 2020: write \{established\} instead of 2014/,
  ],
  [`${GAMING}|tiles|0|counts`, 'GPUs', /counts: "GPUs": is not in categories\.yaml/],
  [
    'menu|0',
    'fans',
    /: "fans": there is no category-pages\/fans\.yaml: write the file, or remove the li/,
  ],
  [
    'menu',
    ['gaming-hardware'],
    /menu\.yaml:\d+:1: no page in this list shows (?!.*tuf-rtx-5080).*rm850e.*'scope: all'/,
  ],
  ['home|example|mail|asked|0', 'rtx', /asked\.0: "rtx": is not a product of this shop/],
  [
    `${CARD}|description`,
    'Only £89.99',
    /description: "Only £89\.99": states a price, and this site shows/,
  ],
  [
    'colours|company|accent',
    '#f2994a',
    /"#f2994a": has a contrast of 2\.0:1 with #f1f4f6, .+ such as '#9b622f'/,
  ],
  ['colours|gaming|glow', '#552200', /gaming\.glow: .+ has a contrast of 1\.5:1 with #0b0f14/],
  [
    `${COMPONENTS}|tiles|0`,
    undefined,
    /tiles: no tile counts (.+): add "- \{ label: \1, counts: \1 \}"$/,
  ],
  [
    `${SYSTEMS}|featured|Office Tower|id`,
    'rm850e',
    /, featured\.Office Tower\.id: "rm850e": has the id rm850e, which is also in data\/sample\/products\/rm850e\.yaml: give the item another id$/,
  ],
  [
    `${SYSTEMS}|featured|Office Tower|id`,
    'pocket-ssds',
    /^data\/sample\/category-pages\/storage-solutions\.yaml:.+, featured\.Pocket SSDs: .*has the id pocket-ssds, which is also in data\/sample\/category-pages\/computer-systems\.yaml: give/,
  ],
  [
    `${SYSTEMS}|featured|株`,
    { description: 'A', group: 'B', image: 'desktop-tower', features: ['C'], brands: ['D'] },
    /, featured\.株: has no letters for an id: add an id, such as id: office-tower$/,
  ],
])('reports %s: %j in one line', (place, value, message) => {
  const issues = findIssuesWith(place, value);
  expect(issues).toEqual([expect.stringMatching(message)]);
  expect(issues[0]).toMatch(/^data\/[\w/.-]+:\d+:\d+: [^\n]+$/);
});

it('refuses to present the sample’s testimonials as customers’ words', () => {
  const file = getSampleFile('testimonials');
  const source = file.source.replace('sample: true', 'sample: false');
  expect(findIssues([{ ...file, source }], sampleFiles)).toEqual([
    expect.stringMatching(/: Daniel Osei, text: .+: is the sample’s text, which no customer wrote/),
  ]);
  expect(findIssues([file], sampleFiles)).toEqual([]);
});

it('reports an owner’s page that the menu does not list', () => {
  const source = getSampleFile(GAMING).source.replace(/^name: .+$/m, 'name: Quiet PCs');
  const [name, file] = ['category-pages/quiet-pcs', 'shop/category-pages/quiet-pcs.yaml'];
  expect(findIssues([{ name, file, source }])).toEqual([
    `${file}:2:1: quiet-pcs: menu.yaml does not list it: add "- quiet-pcs" there, or remove the file`,
  ]);
});

it('asks for no tiles on a page that the menu leaves out', () => {
  const page = getSampleFile(GAMING);
  const menu = getSampleFile('menu');
  const source = page.source.replace('counts: Processors', 'counts: Fans');
  expect(findIssues([{ ...page, source }])).toEqual([
    expect.stringMatching(/"Fans": is not in categories.yaml/),
  ]);
  const withoutPage = menu.source.replace('- gaming-hardware\n', '');
  expect(
    findIssues([
      { ...page, source },
      { ...menu, source: withoutPage },
    ]),
  ).toEqual([]);
});
