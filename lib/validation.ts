import type { z } from 'zod';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { company } from '@/data/company';
import { contact } from '@/data/contact';
import { home } from '@/data/home';
import { images } from '@/data/images';
import { products } from '@/data/products';
import { testimonials } from '@/data/testimonials';
import {
  categorySchema,
  companySchema,
  imageSchema,
  pageSchema,
  productSchema,
  testimonialSchema,
} from './site-schemas';

/** One record of the data, as its messages name it. */
interface Checked {
  readonly file: string;
  readonly record: string;
  readonly schema: z.ZodType;
  readonly value: unknown;
}

const shown = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    value,
  );

/** One line a mistake: file, record, field, what was found and the remedy. */
function mistakesOf({ file, record, schema, value }: Checked): readonly string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => {
    const field = path.map(String).join('.');
    return `${file}, ${record}, ${field}: ${shown(at(value, path))} ${message}`;
  });
}

/** One line for each value of a field that two records share. */
function duplicates<T>(
  file: string,
  records: readonly T[],
  field: keyof T & string,
): readonly string[] {
  const values = records.map((record) => record[field]);
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map(
    (value) => `${file}, ${field}: ${shown(value)} stands in two records: change one of them`,
  );
}

/** Everything that is checked, as read from data/ unless a test hands in its own. */
export interface SiteData {
  readonly products: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
  }[];
  readonly categories: readonly { readonly slug: string }[];
  readonly testimonials: readonly { readonly name: string }[];
  readonly images: Readonly<Record<string, unknown>>;
  readonly company: unknown;
  readonly pages: Readonly<Record<string, unknown>>;
}

export const siteData: SiteData = {
  products,
  categories,
  testimonials,
  images,
  company,
  pages: { home, about, contact },
};

/**
 * Checks the data against the rules that types can't express.
 *
 * @returns one line a mistake, naming file, record, field and remedy; empty where all is well
 */
export function validateSite(data: SiteData = siteData): readonly string[] {
  const checked: readonly Checked[] = [
    ...data.products.map((value) => ({
      file: 'data/products.ts',
      record: value.id || value.name,
      schema: productSchema,
      value,
    })),
    ...data.categories.map((value) => ({
      file: `data/categories/${value.slug}.ts`,
      record: value.slug,
      schema: categorySchema,
      value,
    })),
    ...data.testimonials.map((value) => ({
      file: 'data/testimonials.ts',
      record: value.name,
      schema: testimonialSchema,
      value,
    })),
    ...Object.entries(data.images).map(([record, value]) => ({
      file: 'data/images.ts',
      record,
      schema: imageSchema,
      value,
    })),
    { file: 'data/company.ts', record: 'company', schema: companySchema, value: data.company },
    ...Object.entries(data.pages).map(([record, value]) => ({
      file: `data/${record}.ts`,
      record,
      schema: pageSchema,
      value,
    })),
  ];
  return [
    ...checked.flatMap(mistakesOf),
    ...duplicates('data/products.ts', data.products, 'id'),
    ...duplicates('data/products.ts', data.products, 'sku'),
    ...duplicates('data/categories/index.ts', data.categories, 'slug'),
  ];
}
