import { type SiteData, siteData, validateSite } from './validation';

type Path = readonly (string | number)[];

/** A copy of a value with another one at a path; `undefined` takes the field out. */
function planted(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? planted(entry, rest, wrong) : entry));
  }
  const record = value as Readonly<Record<string, unknown>>;
  const { [step]: old, ...others } = record;
  const replaced = planted(old, rest, wrong);
  return replaced === undefined ? others : { ...others, [step]: replaced };
}

const mistakesWith = (part: keyof SiteData, path: Path, wrong: unknown) =>
  validateSite({ ...siteData, [part]: planted(siteData[part], path, wrong) });

const category = (slug: string) => siteData.categories.findIndex((one) => one.slug === slug);
const SYSTEMS = category('computer-systems');
const COMPONENTS = category('pc-components');
const [first, second] = siteData.products;
const systems = siteData.categories.flatMap((one) => (one.kind === 'showcase' ? one : []))[0];
const components = siteData.categories.flatMap((one) => (one.kind === 'catalogue' ? one : []))[0];

describe('the data as it stands', () => {
  it('has no mistakes', () => {
    expect(validateSite()).toEqual([]);
  });
});

describe('what an owner may do', () => {
  it.each<[string, keyof SiteData, unknown]>([
    ['sell nothing', 'products', []],
    ['sell one product', 'products', [first]],
    ['have no testimonials', 'testimonials', []],
    ['sell what no page shows yet', 'taxonomy', { ...siteData.taxonomy, Cooling: ['Fans'] }],
  ])('%s', (_name, part, value) => {
    expect(mistakesWith(part, [], value)).toEqual([]);
  });
});

describe('a shop owner’s mistake is told in one line', () => {
  it.each<[string, keyof SiteData, Path, unknown, RegExp]>([
    [
      'a SKU twice, in other capitals',
      'products',
      [0, 'sku'],
      second?.sku.toLowerCase(),
      /^data\/products\.ts, .+, sku: ".+" stands in entry 1 too: change or remove/,
    ],
    ['an id twice', 'products', [0, 'id'], second?.id, /id: ".+" stands in entry 1 too/],
    ['an empty name', 'products', [0, 'name'], '', /, name: "" must not be empty/],
    ['a tag', 'products', [0, 'description'], 'A <b>bold</b> part', /description: .+ HTML tag/],
    [
      'an entity',
      'products',
      [0, 'description'],
      'Fish &amp; chips',
      /description: .+ HTML entity/,
    ],
    ['an unknown picture', 'products', [0, 'image'], 'qqqq', /image: "qqqq" is not a picture of/],
    ['a misspelt one', 'products', [0, 'image'], 'power-suply', /: write power-supply$/],
    [
      'an object’s member for a picture',
      'products',
      [0, 'image'],
      'constructor',
      /image: "constructor" is not a picture/,
    ],
    [
      'an unknown category',
      'products',
      [0, 'category'],
      'Toasters',
      /"Toasters" is not a category: use one of .+, or add to data\/taxonomy\.ts 'Toasters': \['/,
    ],
    [
      'a subcategory elsewhere',
      'products',
      [0, 'subcategory'],
      'Intel Z790',
      /"Intel Z790" is not in .+: use one of .+, or add it there/,
    ],
    ['no features', 'products', [0, 'features'], [], /features: \[\] must not be empty/],
    ['a doubled comma', 'products', [0, 'features', 0], undefined, /features\.0: is empty/],
    ['a feature twice', 'products', [0, 'features'], ['A', 'a'], /features\.1: "a" stands in/],
    ['a record of nothing', 'products', [1], undefined, /^data\/products\.ts, record 2: is empty/],
    ['no specifications', 'products', [0, 'specifications'], {}, /\{\} must not be empty/],
    [
      'a number for a label',
      'products',
      [0, 'specifications', '8'],
      'Cores',
      /specifications\.8: "8" is a number, which would be moved/,
    ],
    [
      'a label of another category',
      'products',
      [0, 'specifications'],
      { Socket: 'AM5' },
      /specifications\.Socket: "AM5" stands under a label that .+ do not have: use one of .+/,
    ],
    [
      'labels in an order of their own',
      'products',
      [0, 'specifications'],
      Object.fromEntries(Object.entries(first?.specifications ?? {}).reverse()),
      /specifications: .+ is out of order: write /,
    ],
    ['a space in a SKU', 'products', [0, 'sku'], 'BX 807', /sku: "BX 807" has a space/],
    ['a space before a brand', 'products', [0, 'brand'], ' Intel', /" Intel" starts or ends with/],
    ['the brand all', 'products', [0, 'brand'], 'All', /brand: "All" is what the filters call/],
    ['an id in capitals', 'products', [0, 'id'], 'Core_I9', /id: "Core_I9" must be lower-case/],
    ['the id constructor', 'products', [0, 'id'], 'constructor', /is a word of the language/],
    ['stock as a word', 'products', [0, 'inStock'], 'yes', /inStock: "yes" must be true or false/],
    ['a number for a text', 'products', [0, 'name'], 5080, /name: 5080 must be a text in quotes/],
    ['a text for a list', 'products', [0, 'features'], 'One', /"One" must be a list in \[ \]/],
    ['no products list', 'products', [], 'none', /^data\/products\.ts: "none" must be a list/],
    ['a missing field', 'products', [0, 'sku'], undefined, /, sku: is missing: write it$/],
    [
      'a field too many',
      'products',
      [0, 'price'],
      '£5',
      /^.+ts, .+: has no field price: remove it/,
    ],
    ['the category all', 'taxonomy', ['all'], ['One'], /taxonomy\.ts, all: "all" is what/],
    ['no subcategory', 'taxonomy', ['Memory'], [], /taxonomy\.ts, Memory: \[\] must not be empty/],
    ['an unknown kind', 'categories', [0, 'kind'], 'shop', /"shop" must be catalogue or showcase/],
    ['an unknown theme', 'categories', [0, 'theme'], 'pink', /"pink" is not a theme/],
    ['an unknown icon', 'categories', [0, 'icon'], 'cup', /icon: "cup" is not an icon.+write cpu/],
    ['an unknown scope', 'categories', [COMPONENTS, 'scope'], 'al', /"al" is not a scope.+ all/],
    ['a slug twice', 'categories', [0, 'slug'], 'pc-components', /slug: .+ stands in entry 1 too/],
    ['eleven brands', 'categories', [0, 'brands'], ['A'], /brands: .+ exactly 12 brands/],
    [
      'five featured items',
      'categories',
      [SYSTEMS, 'featured'],
      systems?.featured.slice(1),
      /featured: .+ exactly 6 featured items/,
    ],
    [
      'a featured item’s empty feature',
      'categories',
      [SYSTEMS, 'featured', 2, 'features', 3],
      ' ',
      /^data\/categories\/computer-systems\.ts, computer-systems, featured\.2\.features\.3: " " /,
    ],
    ['an empty hero', 'categories', [0, 'hero', 'lead'], '', /hero\.lead: "" must not/],
    ['an empty home card', 'categories', [0, 'homeCard', 'title'], '', /homeCard\.title: ""/],
    ['an empty closing call', 'categories', [0, 'closing', 'quoteLabel'], '', /quoteLabel: ""/],
    [
      'a tile that counts nothing known',
      'categories',
      [COMPONENTS, 'tiles', 0, 'counts'],
      'Memry',
      /tiles\.0\.counts: "Memry" is not a product category .+: write Memory/,
    ],
    [
      'two tiles that count the same',
      'categories',
      [COMPONENTS, 'tiles', 1, 'counts'],
      'Processors',
      /tiles\.1\.counts: "Processors" stands in entry 1 too/,
    ],
    [
      'a product that no tile counts',
      'categories',
      [category(components?.slug ?? ''), 'tiles'],
      components?.tiles.slice(1),
      /tiles: none counts (.+), which products are in: add \{ label: '\1', counts: '\1' \},$/,
    ],
    ['a stated figure of words', 'categories', [SYSTEMS, 'tiles', 0, 'figure'], 'many', /a number/],
    ['a long description', 'home', ['search', 'description'], 'x'.repeat(161), /longer than 160/],
    ['an empty heading', 'home', ['why', 'heading'], '', /^data\/home\.ts, home, why\.heading: ""/],
    ['a misspelt field', 'about', ['hero', 'leed'], 'x', /hero: has no field leed: remove it/],
    ['no answer', 'contact', ['faq', 'items', 0, 'answer'], '', /faq\.items\.0\.answer: ""/],
    ['an empty label', 'interface', ['filters', 'clear'], '', /interface\.ts.+filters\.clear/],
    ['an empty link', 'not-found', ['homeLabel'], '', /data\/not-found\.ts.+homeLabel: ""/],
    ['no postcode', 'company', ['address', 'postcode'], 'DERBY', /"DERBY" is not a UK postcode/],
    [
      'an unknown day',
      'company',
      ['hours', 1, 'schema', 'days'],
      ['Sat'],
      /"Sat" is not a weekday/,
    ],
    [
      'a day twice',
      'company',
      ['hours', 1, 'schema', 'days'],
      ['Monday'],
      /hours: .+ open on Monday twice/,
    ],
    ['a clock of words', 'company', ['hours', 0, 'schema', 'opens'], '9AM', /"9AM" must be a time/],
    [
      'closing before opening',
      'company',
      ['hours', 0, 'schema', 'closes'],
      '08:00',
      /hours\.0\.schema\.closes: "08:00" is not after opens/,
    ],
    ['a year to come', 'company', ['established'], '2999', /established: "2999" is still to come/],
    [
      'a register that there is not',
      'company',
      ['registration', 'registeredIn'],
      'England',
      /registration\.registeredIn: "England" is not a part of the United Kingdom: /,
    ],
    [
      'a fact that nobody asks for',
      'legal',
      ['privacy', 'items', 2, 'fact'],
      'keeping',
      /^data\/legal\.ts, legal, privacy\.items\.2\.fact: "keeping" is not a fact/,
    ],
    [
      'neither text nor fact',
      'legal',
      ['recycling', 'items', 1, 'text'],
      '',
      /recycling\.items\.1\.text: "" must not be empty without a fact/,
    ],
    [
      'a day that is none',
      'products',
      [0, 'checkedOn'],
      '21.11.2026',
      /checkedOn: "21\.11\.2026" must be a day such as 2026-11-21/,
    ],
    ['a VAT number of words', 'company', ['registration', 'vatNumber'], 'GB', /nine digits/],
    [
      'four stars',
      'testimonials',
      [],
      [{ name: 'Ann', company: 'Co', text: 'Good', rating: 4, avatar: 'A', sample: false }],
      /^data\/testimonials\.ts, Ann, rating: 4 must be 5/,
    ],
    [
      'a misspelt name in a legal text',
      'legal',
      ['privacy', 'items', 0, 'text'],
      'Sent to {comapny}',
      /privacy\.items\.0\.text: .+ names what is not known: write \{company\}/,
    ],
    ['no description', 'images', ['hero-home', 'alt'], '', /images\.ts, hero-home, alt: ""/],
    [
      'two pictures in the same words',
      'images',
      ['hero-about', 'alt'],
      siteData.images['hero-home'].alt,
      /hero-about, alt: .+ is what hero-home says too/,
    ],
    ['a picture of …', 'images', ['hero-home', 'alt'], 'Picture of a PC', /says that it is a/],
  ])('%s', (_name, part, path, wrong, message) => {
    const mistakes = mistakesWith(part, path, wrong);
    expect(mistakes).toContainEqual(expect.stringMatching(message));
    for (const mistake of mistakes) expect(mistake).toMatch(/^data\/[^\n]+$/);
  });

  it('tells a misspelt field once, with what was meant', () => {
    const { sku, ...others } = first ?? {};
    expect(mistakesWith('products', [0], { ...others, skuu: sku })).toEqual([
      expect.stringMatching(/: has no field skuu: write sku$/),
    ]);
  });

  it('tells all of several', () => {
    const mistakes = validateSite({ ...siteData, products: [{}], testimonials: [{}] });
    const fields = [first, siteData.testimonials[0]].flatMap((record) => Object.keys(record ?? {}));
    expect(mistakes).toHaveLength(fields.length);
  });
});
