import { readPack } from './read-shop';
import { expectIssue, findIssues, getSampleFile, sampleFiles } from './testing/sample-pack';

const CARD = 'products/tuf-rtx-5080';
const GAMING = 'category-pages/gaming-hardware';
const TILES = 'category-pages/pc-components|tiles|0';
const TOWER = 'category-pages/computer-systems|featured|Office Tower|id';
const ITEM = {
  description: 'A',
  group: 'B',
  image: 'desktop-tower',
  features: ['C'],
  brands: ['D'],
};

it.each<[place: string, value: unknown, message: RegExp, severity?: 'warning']>([
  [`${CARD}|facts`, undefined, /, facts: are missing: write what you know of a gpu, or facts: {}$/],
  [
    `${CARD}|subcategory`,
    'GPUs',
    /"GPUs": is not in categories\.yaml: use one of .+, or add it to shop/,
  ],
  [`${CARD}|subcategory`, 'high-end gpus', /is not in categories\.yaml: write High-End GPUs$/],
  [`${CARD}|specifications`, { memory: '1', Shaders: '2' }, /: write Memory instead of memory$/],
  [`${GAMING}|tiles|0|counts`, 'graphics cards', /is not in .+: write Graphics Cards$/],
  [`${CARD}|specifications|Power supply`, '1850 W', /: differs from the facts, which say 850 W/],
  ['products/rog-strix-z790-e|specifications|SATA ports', '40', /the facts, which say 4: correct/],
  [`${CARD}|facts|room`, '340', /is less than the card’s length, 348: write 348 or more$/],
  [`${CARD}|facts|room`, '348', /"350 mm of room": differs from the facts, which say 348/],
  [`${CARD}|image`, undefined, /image: is missing: name a picture of .+, or upload a photograph/],
  [`${CARD}|image`, 'power-suply', /is not in pictures\.yaml: .+ upload shop\/photos\/power-suply/],
  ['contact|hero|image', 'power-suply', /image: "power-suply": is not in pictures\.yaml: correct/],
  [`${GAMING}|hero|image`, 'hero-gamin', /image: "hero-gamin": is not in pictures\.yaml: correct/],
  [`${CARD}|specifications`, { Socket: 'AM5' }, /have labels of Graphics Cards, .+Mem.+: remove S/],
  [`${CARD}|specifications`, { Shaders: '1', Memory: '2' }, /labels of Graphics Cards, .+: reorde/],
  ['products/rm850e|sku', 'tuf-rtx5080-o16g-gaming', /is also in .+\/products\/rm850e\.yaml: corr/],
  [`${GAMING}|name`, 'PC Components', /"PC Components": is also in data\/sample\/.+: correct one/],
  ['about|search|title', 'A shop since 2014', /established is 2020: write /, 'warning'],
  ['contact|search|title', 'Trading since 2014', /established is 2020: write /, 'warning'],
  ['menu|0', 'fans', /: entry 1: "fans": there is no category-pages\/fans\.yaml: write the file/],
  [
    'menu',
    ['gaming-hardware'],
    /shows (?!.*tuf-rtx).*rm850e.*: all.+ 'scope: \[.*Power/,
    'warning',
  ],
  ['home|example|mail|asked|0', 'rtx', /asked\.0: "rtx": is not a product of this shop: name/],
  ['home|example|mail|has|0', 'rtx', /has\.0: "rtx": is not a product of this shop: name/],
  [`${CARD}|features`, ['From 45 €'], /features\.0: "From 45 €": states a price, and this site/],
  [`${TOWER.replace('id', 'description')}`, 'Now 45 eur', /description: "Now 45 eur": states a/],
  ['home|about|text', 'A check costs £45.', /about\.text: .+: states a price, and this site/],
  ['colours|company|accent', '#f2994a', /has a contrast of 2\.0:1 with #f1f4f6, .+ such as '#9b62/],
  ['colours|gaming|glow', '#552200', /has a contrast of 1\.5:1 with #0b0f14, .+ such as '#967661'/],
  [TILES, undefined, /no tile counts (.+): add "- \{ label: \1, counts: \1 \}", or list the/],
  [`${GAMING}|scope`, 'laptops', /must be gaming, all, .+ such as \[Laptops\]$/],
  [TOWER, 'rm850e', /Tower\.id: "rm850e": has the id rm850e, which is also in .+: give/],
  [TOWER.replace('Office Tower|id', 'RM850é'), ITEM, /RM850é: has the id rm850e, which is also/],
  [TOWER, 'pocket-ssds', /Tower\.id: .+ is also in .+\/storage-solutions\.yaml: give/],
  [
    TOWER.replace('Office Tower|id', '株'),
    ITEM,
    /株: has no letters for an id: add an id, such as /,
  ],
])('reports %s: %j', expectIssue);

it('orders products by category, place and id, whatever their files are called', () => {
  const moved = sampleFiles.map((file) => ({
    ...file,
    source: /fury|ryzen-7/.test(file.name)
      ? file.source.replace(/^place: .+/m, 'place: 1')
      : file.source,
  }));
  const list = (files: typeof moved) =>
    readPack(files, {}).pack?.products.flatMap(
      ({ id }) => /fury|trident|core|ryzen/.exec(id)?.[0] ?? [],
    );
  const [CORE, RYZEN] = ['core', 'ryzen'];
  expect(list(moved)).toEqual([CORE, RYZEN, CORE, CORE, RYZEN, RYZEN, 'fury', 'trident']);
  expect(list([...sampleFiles])?.slice(-2)).toEqual(['trident', 'fury']);
  const trident = getSampleFile('products/trident-z5-neo-rgb-32gb');
  const unplaced = { ...trident, source: trident.source.replace(/^place: .+\n/m, '') };
  const others = sampleFiles.filter((file) => file !== trident);
  expect(list([...others, unplaced])?.slice(-2)).toEqual(['fury', 'trident']);
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
  const files = [
    { ...page, source: page.source.replace('counts: Processors', 'counts: Fans') },
    { ...menu, source: menu.source.replace('- gaming-hardware\n', '') },
  ];
  expect(findIssues(files.slice(0, 1))).toHaveLength(1);
  expect(findIssues(files)).toEqual([]);
});

it('shows the categories that a page’s scope lists', () => {
  const page = getSampleFile(GAMING);
  const read = (scope: string, ...others: typeof sampleFiles) => {
    const source = page.source.replace(/^scope: .+$/m, `scope: ${scope}`);
    return findIssues([{ ...page, file: `shop/${GAMING}.yaml`, source }, ...others]);
  };
  expect(read('gaming')).toEqual([]);
  expect(read('[Graphics Cards, Processors, Memory, Storage]')).toEqual([]);
  expect(read('[Graphics Cards, Processors, Memory]')).toEqual([
    expect.stringMatching(
      /tiles: are not shown for Storage, .+, since this page shows Graphics Car/,
    ),
  ]);
  // An invalid product may be the one that fills the tile.
  const invalid = { ...getSampleFile(CARD), source: 'name: A' };
  expect(read('[Graphics Cards, Processors, Memory]', invalid).join()).not.toContain('tiles');
  expect(read('[graphics cards]')).toEqual([
    expect.stringMatching(/scope\.0: "graphics cards": is not in categories\.yaml: write Graphics/),
  ]);
});

it('leaves it open which of the sample’s tiles an owner’s products fill', () => {
  const product = getSampleFile('products/trident-z5-neo-rgb-32gb');
  const source = product.source.replace(/^name: .+$/m, 'name: Trident Z5');
  expect(findIssues([{ ...product, source }])).toEqual([]);
});
