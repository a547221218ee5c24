import { z } from 'zod';
import { images } from '@/data/images';
import { type ProductCategory, specificationLabels, taxonomy } from '@/data/taxonomy';

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

const isCategory = (name: string): name is ProductCategory => name in taxonomy;

export const productSchema = z
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
  .superRefine(({ category, subcategory, specifications }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (!isCategory(category)) {
      refuse(['category'], `is not a category: use one of ${Object.keys(taxonomy).join(', ')}`);
      return;
    }
    const subcategories: readonly string[] = taxonomy[category];
    if (!subcategories.includes(subcategory)) {
      refuse(['subcategory'], `is not in ${category}: use one of ${subcategories.join(', ')}`);
    }
    const labels: readonly string[] = specificationLabels[category];
    const used = Object.keys(specifications);
    for (const label of used.filter((label) => !labels.includes(label))) {
      const message = `stands under a label that ${category} do not have: use one of ${labels.join(', ')}`;
      refuse(['specifications', label], message);
    }
    const inOrder = labels.filter((label) => used.includes(label));
    const known = used.filter((label) => labels.includes(label));
    if (known.join() !== inOrder.join()) {
      refuse(['specifications'], `is out of order: write ${inOrder.join(', ')}`);
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

export const categorySchema = z.discriminatedUnion('kind', [
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

export const testimonialSchema = z.object({
  name: text,
  company: text,
  text,
  rating: z.literal(5, 'must be 5'),
  avatar: text.max(3, 'is longer than 3 characters: write initials'),
  sample: z.boolean('must be true or false'),
});

export const imageSchema = z.object({
  alt: text.max(140, 'is longer than 140 characters: say what is seen in one phrase'),
  width: z.int().positive(),
  height: z.int().positive(),
  stock: z
    .string()
    .regex(/^photo-[\w-]+$/, 'must start with photo-, such as photo-1591488320449-011701bb6704')
    .optional(),
});

export const companySchema = z.object({
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

export const pageSchema = z.object({
  search,
  hero: z.object({ title: text, lead: text, image: imageId }),
});
