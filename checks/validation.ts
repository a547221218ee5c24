import { existsSync } from 'node:fs';
import { z } from 'zod';
import { about } from '@/data/about';
import { categoryPages } from '@/data/category-pages';
import { company } from '@/data/company';
import { contact } from '@/data/contact';
import { enquiry, partsRequest } from '@/data/enquiry';
import * as fit from '@/data/fit';
import { have } from '@/data/have';
import { home } from '@/data/home';
import { type ImageId, images } from '@/data/images';
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
import { pictureFiles } from '@/lib/picture-files';
import { faultOf, shown } from './plain-text';
import { categoryPagesSchema } from './schemas/category-pages';
import { companySchema, legalSchema, testimonialsSchema } from './schemas/company';
import { aboutSchema, contactSchema, homeSchema } from './schemas/pages';
import { imagesSchema, text } from './schemas/parts';
import { productsSchema, taxonomySchema } from './schemas/products';

/** Everything that is checked, by its file in data/, with the rules of what is more than words. */
const PARTS = {
  about: [about, aboutSchema],
  'category-pages': [categoryPages, categoryPagesSchema],
  company: [company, companySchema],
  contact: [contact, contactSchema],
  enquiry: [{ enquiry, partsRequest }],
  fit: [fit],
  have: [have],
  home: [home, homeSchema],
  images: [images, imagesSchema],
  interface: [ui],
  legal: [legal, legalSchema],
  'not-found': [notFoundCopy],
  pages: [pages],
  products: [products, productsSchema],
  proof: [proof, z.record(text, text)],
  request: [request],
  taxonomy: [taxonomy, taxonomySchema],
  testimonials: [testimonials, testimonialsSchema],
} as const;

export type Part = keyof typeof PARTS;

export const siteData = Object.fromEntries(
  Object.entries(PARTS).map(([part, [value]]) => [part, value]),
) as { readonly [P in Part]: (typeof PARTS)[P][0] };

/** The remedies of what every schema refuses alike; the rest is told in a rule's own words, or in zod's. */
const remedies: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing: write it' : undefined;
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}: correct its name, or remove it`;
    case 'invalid_union':
      // Of several forms, the last is the one that is filled in.
      return Array.isArray(issue.options)
        ? `must be ${issue.options.join(' or ')}`
        : issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
};

type Path = readonly PropertyKey[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** What of a value's texts, at any depth, visitors could not read. */
function* unreadable(value: unknown, path: Path = []): Generator<{ path: Path; message: string }> {
  const message = typeof value === 'string' && faultOf(value);
  if (message) yield { path, message };
  for (const [name, inner] of typeof value === 'object' ? Object.entries(value ?? {}) : []) {
    yield* unreadable(inner, [...path, name]);
  }
}

/** File and record that a path leads to, and what is left of it. */
function place(part: Part, value: unknown, [first = '', ...rest]: Path): readonly string[] {
  if (!Array.isArray(value)) return [`data/${part}.ts`, [first, ...rest].join('.')];
  const { id, slug, name } = Object(value[Number(first)]);
  const called = (id ?? slug ?? name) || `record ${Number(first) + 1}`;
  // Each category page has a file of its own.
  const file = part === 'category-pages' ? `${part}/${called}` : part;
  return [`data/${file}.ts`, String(called), rest.join('.')];
}

/** What is wrong with one part by itself: a line a mistake, with file, record, field, what was found and the remedy. */
function partMistakes(part: Part, value: unknown): readonly string[] {
  const [, schema] = PARTS[part] as readonly [unknown, z.ZodType?];
  const issues = schema?.safeParse(value, { error: remedies }).error?.issues ?? [];
  return [...issues, ...unreadable(value)].map(({ path, message }) => {
    const found = at(value, path);
    const told = typeof found === 'object' || found === undefined ? [] : [shown(found)];
    const where = place(part, value, path).filter((step) => step !== '');
    return [where.join(', '), ...told, message].join(': ');
  });
}

/** What parts that are right by themselves lack: tiles for categories that a page shows, files of pages and pictures. */
function* missing(data: typeof siteData): Generator<string> {
  const categories = data['category-pages'];
  for (const page of categories) {
    if (page.kind !== 'catalogue') continue;
    for (const name of distinct(productsInScope(data.products, page.scope), 'category')) {
      if (page.tiles.every(({ counts }) => counts !== name))
        yield `data/category-pages/${page.slug}.ts, ${page.slug}, tiles: none counts them: add { label: '${name}', counts: '${name}' },`;
    }
  }
  for (const [file, page] of [
    ...Object.keys(data.pages).map((page) => ['pages', page]),
    ...categories.map(({ slug }) => ['category-pages/index', slug]),
  ]) {
    if (page !== 'home' && !existsSync(`app/${page}/page.tsx`))
      yield `data/${file}.ts, ${page}: app/${page}/page.tsx is missing: write it, or remove the line`;
  }
  for (const id of Object.keys(data.images) as ImageId[]) {
    if (pictureFiles(id).some((file) => !existsSync(`public/pictures/${file}`)))
      yield `data/images.ts, ${id}: public/pictures/ lacks files of it: run npm run pictures -- ${id}`;
  }
}

/**
 * Checks the data against the rules that types can't express.
 *
 * @returns one line a mistake, naming file, record, field and remedy; empty where all is well
 */
export function validateSite(data: Readonly<Record<Part, unknown>> = siteData): readonly string[] {
  // While the taxonomy is wrong, each product would be told of too.
  for (const stage of [['taxonomy'], Object.keys(siteData)] as const) {
    const mistakes = stage.flatMap((part) => partMistakes(part as Part, data[part as Part]));
    if (mistakes.length > 0) return mistakes;
  }
  return [...missing(data as typeof siteData)];
}
