import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packFiles, SAMPLE } from '../content/pack-files';
import { parseValue } from '../content/parse';

/** The folder of the shop that is the sample's opposite; git does not see it. */
export const ANOTHER_SHOP = '.another-shop';

type Named = Readonly<Record<string, unknown>>;

/** What its files say in place of the sample's, field by field, or as a whole where that is a list. */
const WORDS: Named = {
  company: {
    name: 'Acme & Söns 100% PC',
    email: 'sales+web@acme.example',
    siteUrl: 'https://www.acme.example',
    dispatch: '3 business days',
    delivery: '4-6 days',
    response: '48 hours',
    addressIsSample: false,
    address: {
      street: '1 Ffordd yr Orsaf',
      locality: 'Llanfairpwllgwyngyll',
      region: 'Anglesey',
      postcode: 'LL61 5UJ',
      country: 'United Kingdom',
      countryCode: 'GB',
    },
    hours: [{ days: 'Tue-Thu', time: 'By appointment only, by e-mail' }],
    registration: { form: 'sole trader', owners: ['Ceridwen Llywelyn-Featherstonehaugh'] },
    facts: { returnsAddress: 'To the address at the foot of this page.' },
  },
  colours: {
    company: { accent: '#00594f', glow: '#7fe3d4' },
    systems: { accent: '#7a1f5c', glow: '#ffa8dd', button: '#ffc9e9' },
  },
  home: { example: undefined },
  // A page out, and the rest in another order.
  menu: [
    'pc-components',
    'computer-systems',
    'networking-equipment',
    'storage-solutions',
    'gaming-hardware',
  ],
  testimonials: [
    {
      name: 'Bo',
      company: 'Menai',
      text: 'Slow, but right.',
      rating: 3,
      avatar: 'B',
      sample: false,
    },
  ],
  categories: {
    // One that the check has no rules for.
    Arbeitsplatzausstattung: {
      subcategories: ['Höhenverstellbare Schreibtischgestelle'],
      cardLabels: ['Tragkraft'],
    },
    'Power Supplies': undefined,
    Storage: undefined,
  },
};

const DESK = {
  name: 'Elektrisch höhenverstellbares Schreibtischuntergestell',
  brand: 'Schreibtischmanufaktur',
  sku: 'HVST-2026-XXL-ANTHRAZITGRAU-MATT',
  subcategory: 'Höhenverstellbare Schreibtischgestelle',
  image: 'parcel',
  description: 'Ein Gestell.',
  specifications: { Tragkraft: '120' },
  features: ['Two motors'],
  compatibility: ['Tischplatten'],
  inStock: 'false',
};
/** Of the sample's products it has these, and a third board, so that its table has a choice of boards. */
const MODEL = 'products/rog-strix-x670e-e';
const KEPT = [
  MODEL,
  'products/rog-strix-z790-e',
  'products/core-i9-14900k',
  'products/fury-beast-32gb',
];
const THIRD_BOARD = {
  name: 'Hauptplatine',
  sku: 'HP-3',
  place: 3,
  facts: { short: 'Hauptplatine' },
};

const ownTiles = [
  ...['Processors', 'Motherboards', 'Memory'].map((counts) => ({ label: counts, counts })),
  { label: 'Schreibtischgestelle', counts: 'Arbeitsplatzausstattung' },
];
const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

/** Its category pages have other counts than the sample's: 9 brands, or 24, 5 items of 1 feature, 7 tiles, or 2. */
const PAGES: Named = {
  'pc-components': { brands: many(24, 'Markenname'), tiles: ownTiles },
  'gaming-hardware': { tiles: ownTiles.slice(0, 2), brands: many(3, 'Markenname') },
  'computer-systems': {
    brands: many(9, 'Rechnerbauer'),
    tiles: many(7, 'Rechner').map((label) => ({ label, figure: '3', unit: 'Modelle' })),
  },
  'storage-solutions': {
    tiles: many(2, 'Speicher').map((label) => ({ label, figure: '1+', unit: 'Gehäuse' })),
  },
};

/** A value with the fields of another in place of its own; one that is undefined there is left out. */
function edited(value: unknown, edit: unknown): unknown {
  if (typeof edit !== 'object' || edit === null || Array.isArray(edit)) return edit;
  const own: Named = Object(value);
  const fields = Object.entries(edit).map(([name, inner]) => [name, edited(own[name], inner)]);
  return { ...own, ...Object.fromEntries(fields) };
}

/** Five of its systems, of one feature each. */
function withFewItems(page: Named): Named {
  const items = Object.entries(Object(page.featured)).slice(0, 5);
  const bare = items.map(([name, item]) => [name, edited(item, { features: ['Gehäuse'] })]);
  return { ...page, featured: Object.fromEntries(bare) };
}

/** Writes it with the sample's files as they are now, but for what makes it another shop; JSON is YAML. */
export function writeAnotherShop(): void {
  rmSync(ANOTHER_SHOP, { recursive: true, force: true });
  const save = (name: string, value: unknown) => {
    const file = path.join(ANOTHER_SHOP, `${name}.yaml`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  save('products/desk', DESK);
  for (const file of packFiles(SAMPLE).files) {
    const { name } = file;
    const value = parseValue(file);
    const [, page = ''] = name.split('category-pages/');
    const edit = WORDS[name] ?? PAGES[page];
    const own = edited(value, edit ?? {});
    if (edit !== undefined || KEPT.includes(name))
      save(name, page === 'computer-systems' ? withFewItems(Object(own)) : own);
    if (name === MODEL) save('products/third-board', edited(own, THIRD_BOARD));
  }
}
