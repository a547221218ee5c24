import { rmSync, writeFileSync } from 'node:fs';
import { type Fields, writeShopFixture } from './shop-fixture';

/** The folder of the variant shop, which git ignores. */
export const VARIANT_SHOP = '.variant-shop';

const numberWords = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
const TILES = [
  ...['Processors', 'Motherboards', 'Memory'].map((counts) => ({ label: counts, counts })),
  { label: 'Schreibtischgestelle', counts: 'Arbeitsplatzausstattung' },
];
const TESTIMONIAL = { name: 'Bo', company: 'Menai', text: 'Slow, but right.', avatar: 'B' };
const SUBCATEGORY = 'Höhenverstellbare Schreibtischgestelle';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#00594f" d="M0 0h40v40z"/></svg>`;

/** A shop that differs from the sample in names, colours, word lengths, page order and the counts on each page. */
const FILES: Fields = {
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
    },
    hours: [{ days: 'Tue-Thu', time: 'By appointment only, by email' }],
    registration: { form: 'sole trader', owners: ['Ceridwen Llywelyn-Featherstonehaugh'] },
    facts: { returnsAddress: 'To the address at the foot of this page.' },
  },
  colours: {
    company: { accent: '#00594f', glow: '#7fe3d4' },
    systems: { accent: '#7a1f5c', glow: '#ffa8dd', button: '#ffc9e9' },
  },
  home: { example: undefined },
  about: { impact: undefined },
  menu: (pages: readonly string[]) =>
    pages.filter((page) => page !== 'gaming-accessories').toReversed(),
  testimonials: [{ ...TESTIMONIAL, rating: 3, sample: false }],
  categories: {
    // No compatibility rules apply to this category.
    Arbeitsplatzausstattung: { subcategories: [SUBCATEGORY], cardLabels: ['Tragkraft'] },
    'Power Supplies': undefined,
    Storage: undefined,
  },
  'category-pages/pc-components': { brands: numberWords(24, 'Markenname'), tiles: TILES },
  'category-pages/gaming-hardware': {
    brands: numberWords(3, 'Markenname'),
    tiles: TILES.slice(0, 2),
  },
  'category-pages/computer-systems': {
    brands: numberWords(9, 'Rechnerbauer'),
    tiles: numberWords(7, 'Rechner').map((label) => ({ label, figure: '3', unit: 'Modelle' })),
    // Five systems with one feature each.
    featured: (systems: Readonly<Record<string, Fields>>) =>
      Object.fromEntries(
        Object.entries(systems)
          .slice(0, 5)
          .map(([name, system]) => [name, { ...system, features: ['Gehäuse'] }]),
      ),
  },
  'category-pages/storage-solutions': {
    tiles: numberWords(2, 'Speicher').map((label) => ({ label, figure: '1+', unit: 'Gehäuse' })),
  },
  'products/desk': {
    name: 'Elektrisch höhenverstellbares Schreibtischuntergestell',
    brand: 'Schreibtischmanufaktur',
    sku: 'HVST-2026-XXL-ANTHRAZITGRAU-MATT',
    subcategory: SUBCATEGORY,
    image: 'parcel',
    description: 'Ein Gestell.',
    specifications: { Tragkraft: '120' },
    features: ['Two motors'],
    compatibility: ['Tischplatten'],
    inStock: false,
  },
  // Kept from the sample, with a third motherboard.
  'products/rog-strix-x670e-e': {},
  'products/third-board': {
    name: 'Hauptplatine',
    sku: 'HP-3',
    place: 3,
    facts: { short: 'Hauptplatine' },
  },
  'products/rog-strix-z790-e': {},
  'products/core-i9-14900k': {},
  'products/fury-beast-32gb': {},
};

/** Writes the shop of `npm run build:variant`. */
export async function writeVariantShop(): Promise<void> {
  rmSync(VARIANT_SHOP, { recursive: true, force: true });
  const copies = { 'products/third-board': 'products/rog-strix-x670e-e' };
  // With the stock photographs, every page's first picture is a photograph.
  const photographs = { 'hero-about': [1600, 900], 'hero-contact': [1600, 900] } as const;
  await writeShopFixture(VARIANT_SHOP, { files: FILES, copies, photographs });
  writeFileSync(`${VARIANT_SHOP}/icon.svg`, ICON);
}
