import { type Part, siteData, validateSite } from './validation';

const [first, second] = siteData.products;
const pages = siteData['category-pages'];
const components = pages.findIndex(({ slug }) => slug === 'pc-components');
const systems = pages.findIndex(({ slug }) => slug === 'computer-systems');

/** A copy of a value with another one at a path; `undefined` takes the field out. */
function planted(value: unknown, [step, ...rest]: readonly string[], wrong: unknown): unknown {
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

const trader = {
  form: 'sole trader',
  owners: [],
  serviceAddress: '',
  vatNumber: '',
  telephone: '',
};
const fans = { subcategories: ['Case'], cardLabels: ['Size'], moreLabels: [] };

it.each<[string, string, unknown]>([
  ['sell nothing', 'products', []],
  ['sell what no page shows yet', 'taxonomy.Fans', fans],
  ['have no testimonials', 'testimonials', []],
  ['trade without a company', 'company.registration', trader],
  ['be exempt from VAT', 'company.registration.vatNumber', 'none'],
  ['write the VAT number in groups', 'company.registration.vatNumber', 'GB 123 4567 89'],
  ['tell the hours in words', 'company.hours.2.time', 'By appointment'],
  ['leave a legal text to a fact', 'legal.privacy.items.Who else sees it', '{host}'],
  ...['O’Neil & Söns', '株式会社', '👩‍💻 desk', 'under 30″ < over', 'R&D; more'].map(
    (text): [string, string, unknown] => [`write ${text}`, 'home.about.text', text],
  ),
])('lets an owner %s', (_name, place, value) => {
  expect(mistakesWith(place, value)).toEqual([]);
});

const { sku, ...others } = first ?? {};
const long = (length: number) => 'x'.repeat(length);

it.each<[string, unknown, RegExp]>([
  // Fields that are misspelt, missing or of another type.
  ['products.0.skuu', '1', /: has no field skuu: correct its name, or remove it$/],
  ['products.0', others, /, sku: is missing: write it$/],
  ['products.1.id', '', /^data\/products\.ts, record 2, id: ""/],
  ['products', ['none'], /^data\/products\.ts, record 1: "none": .+ expected object/],
  ['products.0.inStock', 'yes', /inStock: "yes": .+ expected boolean/],
  ['products.0.facts.watts', '360 W', /facts\.watts: "360 W": .+ expected number/],
  ['products.0.facts', undefined, /facts: are missing: write those of a card/],
  // Names that must be known, and those that must not be there twice.
  ['products.0.category', undefined, /category: is not in data\/taxonomy\.ts: correct the sub/],
  ['products.0.image', 'power-suply', /"power-suply": is not a picture of data\/images\.ts/],
  ['products.0.specifications', { Socket: 'AM5' }, /must have labels of Graphics Cards, .+Memory/],
  ['products.0.facts.length', 350, /specifications\.Length: "348 mm": its facts say 350 mm/],
  ['products.0.facts.room', 349, /compatibility\.2: "350 mm of room": its facts say 349/],
  ['products.0.sku', second?.sku.toLowerCase(), /stands there twice: change or remove/],
  ['category-pages.0.slug', 'pc-components', /stands there twice/],
  ['category-pages.0.kind', 'shop', /"shop": must be catalogue or showcase/],
  ['category-pages.0.icon', 'bord', /icon: "bord": .+"board"/],
  ['company.registration.registeredIn', 'England', /"England": .+"Scotland"/],
  ['home.example.mail.asked.0.beside', 'rtx', /asked\.0: is not a product of data\/products\.ts/],
  // What is written in a form of its own.
  ['products.0.id', 'Core_I9', /id: "Core_I9": must be lower-case/],
  ['products.0.sku', 'BX 807', /sku: "BX 807": has a space/],
  ['products.0.brand', 'ASUS ', /brand: "ASUS ": .+ without a space before or after it/],
  ['products.0.checkedOn', '21.11.2026', /checkedOn: .+ date/],
  [`category-pages.${systems}.tiles.0.figure`, 'many', /a number/],
  ['company.address.postcode', 'DERBY', /^data\/company\.ts, address\.postcode: "DERBY": is not a/],
  ['company.address.countryCode', 'Gb', /must be two capitals/],
  ['company.registration.companyNumber', '123', /eight digits/],
  ['company.registration.vatNumber', 'GB', /nine digits/],
  ['company.registration.telephone', '12', /must be a UK number/],
  ['company.hours.0.schema.closes', '25:00', /"25:00": .+ time/],
  ['company.hours.0.schema.closes', '09:00', /closes: "09:00": is not after opens/],
  ['contact.form.fields.0.name', 'a b', /one word in letters/],
  ['contact.form.fields.0.options', ['One', 'Two'], /options: belong to a select/],
  ['legal.privacy.items.Complaints', '{hots}', /Complaints: "\{hots\}": names what is not known/],
  // What cannot be read.
  ['interface.sku', 'two\nlines', /interface\.ts, sku: "two\\nlines": has a line break/],
  ['interface.sku', 'the makerâ€™s', /a broken character/],
  ['interface.sku', 'Â£5', /a broken character/],
  ['interface.sku', 'a\u200Bb', /an invisible/],
  ['interface.sku', 'a &nbsp; b', /has HTML in it/],
  ['interface.sku', 'it&#x27;s', /has HTML in it/],
  // What is too long for its place, or too few.
  ['category-pages.0.search.title', long(61), /gaming-hardware\.ts, .+, search\.title: .+<=60/],
  ['company.hours.0.time', long(41), /hours\.0\.time: .+<=40/],
  ['category-pages.0.brands', ['A'], /brands: .+12 items/],
  [`category-pages.${systems}.range.themes`, {}, /themes: must have exactly 3 entries/],
  ['taxonomy.Memory.cardLabels', [], /taxonomy\.ts, Memory\.cardLabels: .+>=1 items/],
  ['taxonomy.Memory.cardLabels', ['A', 'B', 'C', 'D'], /Memory\.cardLabels: .+<=3 items/],
  ['taxonomy.Memory.moreLabels', ['Height'], /Memory: has a label of cardLabels in moreLabels/],
  [
    `category-pages.${components}.tiles`,
    pages[components]?.tiles.slice(1),
    /tiles: none counts them: add \{ label: '(.+)', counts: '\1' \},$/,
  ],
  // Pages that are listed and have no file.
  ['pages.guides', 'Guides', /pages\.ts, guides: app\/guides\/page\.tsx is missing/],
  ['category-pages.0.slug', 'fans', /index\.ts, fans: app\/fans\/page\.tsx is missing/],
])('%s: %j is told in one line', (place, wrong, message) => {
  const told = mistakesWith(place, wrong);
  expect(told).toEqual([expect.stringMatching(message)]);
  expect(told[0]).toMatch(/^data\/[^\n]+$/);
});
