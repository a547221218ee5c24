import { type Part, partMistakes, siteData, validateSite } from './validation';

type Path = readonly string[];

const [first, second] = siteData.products;
const components = siteData.categoryPages.findIndex(({ slug }) => slug === 'pc-components');
const systems = siteData.categoryPages.findIndex(({ slug }) => slug === 'computer-systems');

/** A copy of a value with another one at a path; `undefined` takes the field out. */
function planted(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (String(at) === step ? planted(entry, rest, wrong) : entry));
  }
  const record = value as Readonly<Record<string, unknown>>;
  const { [step]: old, ...others } = record;
  const replaced = planted(old, rest, wrong);
  return replaced === undefined ? others : { ...others, [step]: replaced };
}

/** What the validation says of the site's data with another value at one place, such as 'products.0.sku'. */
function mistakesWith(place: string, value: unknown): readonly string[] {
  const [part = '', ...path] = place.split('.');
  return validateSite({ ...siteData, [part]: planted(siteData[part as Part], path, value) });
}

it('finds no mistakes in the data as it stands', () => {
  expect(validateSite()).toEqual([]);
});

/**
 * The paths of a value, parents first; of a list only the first entry of each kind, since the others are checked by the
 * same rules.
 */
function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const kinds = new Set<unknown>();
  const entries = Object.entries(value).filter(([, entry]) => {
    if (!Array.isArray(value)) return true;
    const { kind } = (entry ?? {}) as { readonly kind?: unknown };
    return !kinds.has(kind) && kinds.add(kind);
  });
  return [[], ...entries.flatMap(([name, entry]) => pathsOf(entry).map((rest) => [name, ...rest]))];
}

const parts = Object.keys(siteData) as Part[];

it.each(parts)('refuses every field of %s that holds nothing to read', (part) => {
  const accepted = pathsOf(siteData[part])
    .filter((path) => path.length > 0)
    .filter((path) => partMistakes(part, planted(siteData[part], path, ' ')).length === 0);
  expect(accepted).toEqual([]);
});

const trader = {
  form: 'sole trader',
  owners: [],
  serviceAddress: '',
  vatNumber: '',
  telephone: '',
};

it.each<[string, string, unknown]>([
  ['sell nothing', 'products', []],
  ['sell what no page shows yet', 'taxonomy.Fans', { subcategories: ['Case'], labels: ['Size'] }],
  ['have no testimonials', 'testimonials', []],
  ['trade without a company', 'company.registration', trader],
  ['sell a brand whose name begins with a word of ours', 'products.0.brand', 'All in'],
  ['have opened this year', 'company.established', String(new Date().getFullYear())],
  ['be exempt from VAT', 'company.registration.vatNumber', 'none'],
  ['write the VAT number in groups', 'company.registration.vatNumber', 'GB 123 4567 89'],
  ['close on a day', 'company.hours.0.schema', null],
  ['tell the hours in words', 'company.hours.2.time', 'By appointment'],
  ['leave a legal text to a fact', 'legal.privacy.items.Who else sees it', '{host}'],
])('lets an owner %s', (_name, place, value) => {
  expect(mistakesWith(place, value)).toEqual([]);
});

it('tells of the taxonomy alone while it has mistakes, since each product would have them too', () => {
  const mistakes = validateSite({ ...siteData, taxonomy: { Memory: [] }, products: [{}] });
  expect(mistakes).toEqual([expect.stringMatching(/^data\/taxonomy\.ts, Memory: /)]);
});

it('tells of all that is missing, in each part', () => {
  const mistakes = validateSite({ ...siteData, products: [{}], testimonials: [{}] });
  for (const field of ['products.ts, record 1, sku', 'testimonials.ts, record 1, sample']) {
    expect(mistakes).toContain(`data/${field}: is missing: write it`);
  }
});

const ann = { name: 'Ann', company: 'Co', text: 'Good', rating: 5, avatar: 'A', sample: false };
const { sku, ...others } = first ?? {};
const long = (length: number) => 'x'.repeat(length);

it.each<[string, unknown, RegExp]>([
  // Fields and records that are misspelt, missing or wrong in more ways than one.
  ['products.0', { ...others, skuu: sku }, /: has no field skuu: write sku$/],
  ['products.0', { ...first, skuu: '1' }, /no field skuu: remove it, or give it a rule in checks/],
  [
    'products.0',
    { ...others, skuu: sku, hue: 1 },
    /no field skuu: write sku; it has no field hue: /,
  ],
  ['products.0.name', ` ${'x'.repeat(121)}`, /, name: .+ with a space/],
  ['products.1.id', '', /^data\/products\.ts, record 2, id: /],
  // Records that are told apart, looked up and filtered by.
  ['products.0.sku', second?.sku.toLowerCase(), /, sku: ".+" stands in entry 1 too: change/],
  ['products.0.id', 'Core_I9', /id: "Core_I9" must be lower-case/],
  ['products.0.brand', 'constructor', /word of the language/],
  ['products.0.id', 'constructor', /word of the language/],
  ['products.0.brand', 'All', /brand: "All" is what the filters call/],
  ['products.0.sku', 'BX 807', /sku: "BX 807" has a space/],
  ['products.0.specifications.8', 'Cores', /specifications\.8: "8" is a number, which/],
  ['taxonomy.all', siteData.taxonomy.Memory, /taxonomy\.ts, all: "all" is what/],
  ['categoryPages.0.slug', 'pc-components', /slug: .+ stands in entry 1 too/],
  ['products.0.features', ['A', 'B', 'a'], /features\.2: "a" stands in entry 1 too/],
  // Names that must be known.
  ['products.0.category', 'Graphic Cards', /not a category: write Graphics Cards, or add/],
  ['products.0.category', 'Toasters', /use one of .+, or add to .+\.ts 'Toasters': \{ subcateg/],
  ['products.0.subcategory', 'Intel Z790', /"Intel Z790" is not in .+: use one of .+, or add it/],
  ['products.0.image', 'power-suply', /is not a picture of .+: write power-supply$/],
  ['products.0.image', 'zzz', /is not a picture of .+: check its spelling$/],
  ['products.0.specifications', { Socket: 'AM5' }, /"AM5" stands under a label that .+ do not/],
  ['categoryPages.0.kind', 'shop', /"shop" must be catalogue or showcase/],
  ['categoryPages.0.icon', 'bord', /icon: "bord" is not an icon.+write board/],
  [`categoryPages.${components}.tiles.0.counts`, 'Memry', /not a product .+: write Memory/],
  ['company.registration.registeredIn', 'England', /is not a part of the United Kingdom: /],
  ['fit.fitRules.0.tests.0.facts.0', 'sokket', /"sokket" is not a fact of .+: write socket/],
  ['fit.fitRules.0.tests.0.facts.1', 'sam', /"sam" is not an agreement: write same/],
  // What is written in a form of its own.
  ['fit.fitRules.0.between', ['board'], /must be two kinds of part/],
  ['fit.cardNouns.card.many', 'cards', /many: "cards" must begin with a space/],
  ['products', ['none'], /record 1: "none" must be a record in \{ \}/],
  ['products.0.features.0', undefined, /features\.0: is empty: remove the doubled comma/],
  ['products.0.inStock', 'yes', /inStock: "yes" must be true or false/],
  ['products.0.checkedOn', '21.11.2026', /checkedOn: .+ must be a day such as 2026-11-21/],
  ['products.0.facts.watts', '360 W', /facts\.watts: "360 W" must be a number/],
  ['products.0.facts.watts', 0, /facts\.watts: 0 must be above 0/],
  [`categoryPages.${systems}.tiles.0.figure`, 'many', /a number/],
  ['company.address.postcode', 'DERBY', /"DERBY" is not a UK postcode/],
  ['company.address.countryCode', 'Gb', /must be two capitals/],
  ['company.established', '2999', /established: "2999" is still to come/],
  ['company.registration.companyNumber', '123', /eight digits/],
  ['company.registration.vatNumber', 'GB', /nine digits/],
  ['company.hours.0.schema.opens', '25:00', /must be a time/],
  ['company.hours.0.schema.closes', '09:00', /closes: "09:00" is not after opens/],
  ['company.hours.1.schema.days', ['Monday'], /hours: .+ open on Monday twice/],
  ['testimonials', [{ ...ann, rating: 4 }], /^data\/testimonials\.ts, Ann, rating: 4 must be 5/],
  ['contact.form.fields.0.name', 'a b', /one word in letters/],
  ['images.hero-home.stock', '15', /must start with photo-/],
  ['images.hero-home.alt', 'Picture of a PC', /says that it is a/],
  ['images.hero-about.alt', siteData.images['hero-home'].alt, /stands in entry hero-home too/],
  ['partsRequest.blanks.case', 'Your case', /must end in a colon and a space/],
  // What is too long for its place, or too few.
  ['products.0.name', long(121), /longer than 120/],
  ['categoryPages.0.search.title', long(61), /search\.title: .+ is longer than 60 characters/],
  ['company.hours.0.time', long(41), /hours\.0\.time: .+ is longer than 40 characters/],
  ['images.hero-home.alt', long(141), /longer than 140/],
  ['categoryPages.0.brands', ['A'], /brands: .+ exactly 12 brands/],
  [`categoryPages.${components}.tiles.1.counts`, 'Processors', /stands in entry 1 too/],
  ['taxonomy.Memory.labels', [], /taxonomy\.ts, Memory, labels: \[\] must not be empty/],
  // What belongs together.
  [
    'products.0.specifications',
    Object.fromEntries(Object.entries(first?.specifications ?? {}).reverse()),
    /is out of order: write /,
  ],
  ['products.0.facts', undefined, /facts: are not those of .+: write facts: \{ part: 'card'/],
  ['products.0.facts.leads', undefined, /facts\.leads: is missing/],
  [
    `categoryPages.${components}.tiles`,
    siteData.categoryPages[components]?.tiles.slice(1),
    /tiles: none counts (.+), which products are in: add \{ label: '\1', counts: '\1' \},$/,
  ],
  ['contact.form.fields.0.options', ['One', 'Two'], /options: .+ belong to a select/],
  ['fit.fitRules.0.tests.0.clash', undefined, /tests\.0: .+ must say what is so otherwise/],
  // Names in braces.
  ['about.values.fitCaption', 'What fits', /"What fits" lacks \{board\}: write it/],
  ['interface.filters.shown', '{shown} of {total products', /is not known: write \{shown\}/],
])('%s: %j is told in one line', (place, wrong, message) => {
  const told = mistakesWith(place, wrong);
  expect(told).toEqual([expect.stringMatching(message)]);
  expect(told[0]).toMatch(/^data\/[^\n]+$/);
});
