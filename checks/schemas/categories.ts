import { z } from 'zod';
import { taxonomy } from '@/data/taxonomy';
import {
  catalogueArrangements,
  catalogueScopes,
  rangeDrawings,
  themeNames,
} from '@/data/vocabulary';
import {
  closing,
  distinct,
  exactly,
  icon,
  imageId,
  listOf,
  oneOf,
  search,
  slug,
  text,
  texts,
} from './parts';

const shared = {
  slug,
  ...texts('name', 'summary', 'quoteSubject', 'brandsHeading', 'tilesHeading'),
  theme: oneOf(themeNames, 'a theme of data/vocabulary.ts'),
  icon,
  search,
  hero: z.strictObject({ ...texts('title', 'lead', 'quoteLabel'), image: imageId }),
  homeCard: z.strictObject({
    ...texts('title', 'description'),
    image: imageId,
    features: listOf(text),
    brands: listOf(text),
  }),
  brands: exactly(12, 'brands', text),
  quotePrompts: listOf(text),
  closing,
};

const theme = z.strictObject({ icon, ...texts('title', 'text'), points: listOf(text) });
const range = z.strictObject({ heading: text, themes: exactly(3, 'themes', theme, 'title') });

const catalogue = z.strictObject({
  kind: z.literal('catalogue'),
  ...shared,
  ...texts('searchPlaceholder', 'catalogueHeading', 'countNoun', 'specificationsHeading'),
  ...texts('featuresHeading', 'emptyText', 'productSubject'),
  scope: oneOf(catalogueScopes, 'a scope of data/vocabulary.ts'),
  arrangement: oneOf(catalogueArrangements, 'an arrangement of data/vocabulary.ts'),
  range: range.nullable(),
  tilesLead: text.nullable(),
  advice: z.strictObject(texts('question', 'linkLabel')),
  tiles: listOf(
    z.strictObject({
      label: text,
      counts: oneOf(Object.keys(taxonomy), 'a product category of data/taxonomy.ts'),
      job: text.optional(),
    }),
    'label',
    'counts',
  ),
});

const statedTile = z.strictObject({
  ...texts('label', 'unit'),
  figure: text.regex(/^\d+\+?$/, 'must be a number such as 20+'),
});

const featuredItem = z.strictObject({
  ...texts('name', 'category', 'description'),
  image: imageId,
  features: exactly(6, 'features', text),
  brands: listOf(text),
});

const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...shared,
  drawing: oneOf(rangeDrawings, 'a drawing of data/vocabulary.ts'),
  featuredHeading: text,
  range,
  tiles: exactly(4, 'tiles', statedTile, 'label'),
  featured: exactly(6, 'featured items', featuredItem, 'name'),
});

export const categoriesSchema = z
  .array(z.discriminatedUnion('kind', [catalogue, showcase]))
  .min(1, 'must not be empty: list at least one category')
  .superRefine(distinct('slug', 'name'));
