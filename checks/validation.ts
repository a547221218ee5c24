import { z } from 'zod';
import { about } from '@/data/about';
import { categoryPages } from '@/data/category-pages';
import { company } from '@/data/company';
import { contact } from '@/data/contact';
import { enquiry, partsRequest } from '@/data/enquiry';
import * as fit from '@/data/fit';
import { home } from '@/data/home';
import { images } from '@/data/images';
import { ui } from '@/data/interface';
import { legal } from '@/data/legal';
import { notFoundCopy } from '@/data/not-found';
import { pages } from '@/data/pages';
import { products } from '@/data/products';
import { proof } from '@/data/proof';
import { request } from '@/data/request';
import { taxonomy } from '@/data/taxonomy';
import { testimonials } from '@/data/testimonials';
import { distinct, productsInScope } from '@/lib/catalogue';
import { type CategoryPageData, categoryPagesSchema } from './schemas/category-pages';
import { companySchema, legalSchema, testimonialsSchema } from './schemas/company';
import { contactSchema } from './schemas/contact';
import {
  aboutSchema,
  enquirySchema,
  homeSchema,
  interfaceSchema,
  pagesSchema,
  partsRequestSchema,
} from './schemas/copy';
import { fitSchema } from './schemas/fit';
import { imagesSchema } from './schemas/images';
import { text, words } from './schemas/parts';
import { type Product, productsSchema, taxonomySchema } from './schemas/products';
import { tell } from './tell';

/** What is checked, how, and what its records are called. */
interface Checked {
  /** As it stands in data/. */
  readonly data: unknown;
  readonly schema: z.ZodType;
  /** Where the part's own name is not its file's. */
  readonly file?: string;
  /** The whole is one record, unless it holds records by name, or in a list whose field names them. */
  readonly records?: 'by name' | { readonly namedBy: string };
}

const CHECKED = {
  about: { data: about, schema: aboutSchema },
  categoryPages: {
    data: categoryPages,
    schema: categoryPagesSchema,
    file: 'category-pages/index',
    records: { namedBy: 'slug' },
  },
  company: { data: company, schema: companySchema },
  contact: { data: contact, schema: contactSchema },
  enquiry: { data: enquiry, schema: enquirySchema },
  fit: { data: { ...fit }, schema: fitSchema },
  home: { data: home, schema: homeSchema },
  images: { data: images, schema: imagesSchema, records: 'by name' },
  interface: { data: ui, schema: interfaceSchema },
  legal: { data: legal, schema: legalSchema },
  'not-found': { data: notFoundCopy, schema: words({}) },
  pages: { data: pages, schema: pagesSchema },
  partsRequest: { data: partsRequest, schema: partsRequestSchema, file: 'enquiry' },
  products: { data: products, schema: productsSchema, records: { namedBy: 'id' } },
  proof: { data: proof, schema: z.record(text, text), records: 'by name' },
  request: { data: request, schema: words({}) },
  taxonomy: { data: taxonomy, schema: taxonomySchema, records: 'by name' },
  testimonials: { data: testimonials, schema: testimonialsSchema, records: { namedBy: 'name' } },
} as const satisfies Readonly<Record<string, Checked>>;

export type Part = keyof typeof CHECKED;

/** Everything that is checked, as it stands in data/. */
export const siteData = Object.fromEntries(
  Object.entries(CHECKED).map(([part, { data }]) => [part, data]),
) as { readonly [P in Part]: (typeof CHECKED)[P]['data'] };

/** What products are checked by: while it is wrong, each of them would be told of too. */
const FOUNDATION: Part = 'taxonomy';

/** File and record that an issue's path leads to, and how many steps of it that takes. */
function place(part: Part, value: unknown, [first]: readonly PropertyKey[]) {
  const { file = part, records }: Checked = CHECKED[part];
  const name = `data/${file}.ts`;
  if (records === undefined) return { name: `${name}, ${part}`, taken: 0 };
  if (first === undefined) return { name, taken: 0 };
  if (records === 'by name') return { name: `${name}, ${String(first)}`, taken: 1 };
  const called = Array.isArray(value) ? value[Number(first)]?.[records.namedBy] : undefined;
  if (typeof called !== 'string' || called === '') {
    return { name: `${name}, record ${Number(first) + 1}`, taken: 1 };
  }
  // Each page has a file of its own.
  const own = part === 'categoryPages' ? `data/category-pages/${called}.ts` : name;
  return { name: `${own}, ${called}`, taken: 1 };
}

/** What is wrong with one part by itself. */
export const partMistakes = (part: Part, value: unknown): readonly string[] =>
  tell(CHECKED[part].schema, value, (path) => place(part, value, path));

/**
 * What keeps the tiles of a catalogue page from counting each product that it shows.
 *
 * @returns one line for each missing tile, with the line to add
 */
function tileMistakes(
  pages: readonly CategoryPageData[],
  products: readonly Product[],
): readonly string[] {
  return pages.flatMap((page) => {
    if (page.kind !== 'catalogue') return [];
    const file = `data/category-pages/${page.slug}.ts, ${page.slug}`;
    const remedy = (name: string) => `add { label: '${name}', counts: '${name}' },`;
    return distinct(productsInScope(products, page.scope), 'category')
      .filter((name) => page.tiles.every(({ counts }) => counts !== name))
      .map((name) => `${file}, tiles: none counts ${name}, which products are in: ${remedy(name)}`);
  });
}

/**
 * Checks the data against the rules that types can't express.
 *
 * @returns one line a mistake, naming file, record, field and remedy; empty where all is well
 */
export function validateSite(data: Readonly<Record<Part, unknown>> = siteData): readonly string[] {
  const parts = Object.keys(CHECKED) as Part[];
  for (const stage of [[FOUNDATION], parts]) {
    const mistakes = stage.flatMap((part) => partMistakes(part, data[part]));
    if (mistakes.length > 0) return mistakes;
  }
  const sound = data as typeof siteData;
  return tileMistakes(sound.categoryPages, sound.products);
}
