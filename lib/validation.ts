import { z } from 'zod';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { company } from '@/data/company';
import { contact } from '@/data/contact';
import { home } from '@/data/home';
import { images } from '@/data/images';
import { products } from '@/data/products';
import { taxonomy } from '@/data/taxonomy';
import { testimonials } from '@/data/testimonials';

/** What types can't say of the data, each rule with the remedy as its message. */

const text = z
  .string()
  .min(1, 'must not be empty: write the text, or remove the record')
  .refine((value) => value === value.trim(), 'starts or ends with a space: remove it')
  .refine((value) => !/<\/?[a-z!]/i.test(value), 'has an HTML tag: write plain text')
  .refine((value) => !/\p{Cc}/u.test(value), 'has a line break or control character: remove it');

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as core-i9',
  );

const imageId = z
  .string()
  .refine((id) => id in images, 'is not a picture of data/images.ts: check its spelling');

const listOf = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1, 'must not be empty: write at least one entry');

const distinctListOf = (count: number, what: string) =>
  z
    .array(text)
    .length(count, `must have exactly ${count} ${what}: add or remove some`)
    .refine(
      (list) => new Set(list).size === list.length,
      `names one of the ${what} twice: remove one`,
    );

const search = z.object({
  title: text.max(60, 'is longer than 60 characters: search engines would cut it'),
  description: text.max(160, 'is longer than 160 characters: search engines would cut it'),
});

const productSchema = z
  .object({
    id: slug,
    name: text.max(120, 'is longer than 120 characters: shorten it'),
    brand: text,
    category: z.string(),
    subcategory: z.string(),
    image: imageId,
    description: text,
    specifications: z
      .record(text, text)
      .refine((map) => Object.keys(map).length > 0, 'must not be empty: write at least one pair'),
    features: listOf(text),
    compatibility: listOf(text),
    inStock: z.boolean('must be true or false'),
    sku: text.regex(/^\S+$/, 'has a space: write the maker’s part number without it'),
  })
  .superRefine(({ category, subcategory }, context) => {
    const known: Readonly<Record<string, readonly string[]>> = taxonomy;
    const subcategories = known[category];
    if (subcategories === undefined) {
      const message = `is not a category: use one of ${Object.keys(taxonomy).join(', ')}`;
      context.addIssue({ code: 'custom', path: ['category'], message });
    } else if (!subcategories.includes(subcategory)) {
      const message = `is not in ${category}: use one of ${subcategories.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['subcategory'], message });
    }
  });

const categoryBase = {
  slug,
  name: text,
  summary: text,
  search,
  hero: z.object({ title: text, lead: text, image: imageId, quoteLabel: text }),
  homeCard: z.object({
    title: text,
    description: text,
    image: imageId,
    features: listOf(text),
    brands: listOf(text),
  }),
  quoteSubject: text,
  brandsHeading: text,
  brands: distinctListOf(12, 'brands'),
  closing: z.object({ title: text, text, quoteLabel: text }),
};

const rangeSchema = z.object({
  heading: text,
  themes: z
    .array(z.object({ title: text, text, points: listOf(text) }))
    .length(3, 'must have exactly 3 themes: add or remove some'),
});

const featuredSchema = z.object({
  name: text,
  category: text,
  image: imageId,
  description: text,
  features: distinctListOf(6, 'features'),
  brands: listOf(text),
});

const categorySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('catalogue'),
    ...categoryBase,
    range: rangeSchema.nullable(),
    tiles: listOf(
      z.object({
        label: text,
        counts: z
          .string()
          .refine((name) => name in taxonomy, 'is not a product category of data/taxonomy.ts'),
      }),
    ),
    emptyText: text,
    countNoun: text,
    productSubject: text,
  }),
  z.object({
    kind: z.literal('showcase'),
    ...categoryBase,
    range: rangeSchema,
    tiles: z
      .array(
        z.object({
          label: text,
          figure: text.regex(/^\d+\+?$/, 'must be a number such as 20+'),
          unit: text,
        }),
      )
      .length(4, 'must have exactly 4 tiles: add or remove some'),
    featured: z
      .array(featuredSchema)
      .length(6, 'must have exactly 6 featured items: add or remove some'),
  }),
]);

const testimonialSchema = z.object({
  name: text,
  company: text,
  text,
  rating: z.literal(5, 'must be 5'),
  avatar: text.max(3, 'is longer than 3 characters: write initials'),
  sample: z.boolean('must be true or false'),
});

const imageSchema = z.object({
  alt: text.max(140, 'is longer than 140 characters: say what is seen in one phrase'),
  width: z.int().positive(),
  height: z.int().positive(),
  stock: z
    .string()
    .regex(/^photo-[\w-]+$/, 'must start with photo-, such as photo-1591488320449-011701bb6704')
    .optional(),
});

const companySchema = z.object({
  address: z.object({
    street: text,
    locality: text,
    postcode: text.regex(
      /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
      'is not a UK postcode such as DE1 0AA',
    ),
  }),
  hours: listOf(z.object({ days: text, time: text })),
  promises: listOf(z.object({ label: text, value: text })),
});

const pageSchema = z.object({
  search,
  hero: z.object({ title: text, lead: text, image: imageId }),
});

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
