import { z } from 'zod';
import { THEMES } from './colours';
import { pageDrawing } from './drawings';
import {
  closing,
  fileName,
  image,
  listOf,
  number,
  recordOf,
  type SchemaOutput,
  search,
  slug,
  template,
  text,
  texts,
} from './fields';

const shared = {
  slug: fileName,
  ...texts('name', 'brandsHeading', 'tilesHeading'),
  summary: text.describe('One line in the Products panel and on the not-found page'),
  theme: z.enum(THEMES).describe('The page’s theme in colours.yaml'),
  icon: z.enum(['gamepad', 'board', 'desktop', 'drive', 'headset', 'network']),
  search,
  hero: z.strictObject({ ...texts('title', 'lead', 'quoteLabel'), image }),
  homeCard: z
    .strictObject({ description: text, features: listOf(text), brands: listOf(text) })
    .describe('The page’s card on the home page'),
  brands: listOf(text).min(3).max(24),
  quotePrompts: z
    .record(slug, z.strictObject(texts('label', 'example')))
    .describe('The questions in the page’s quote emails, each with an example answer'),
  closing,
};

/** Three themes that explain a page's range. */
const range = <T extends z.ZodType>(theme: T) =>
  z.strictObject({ heading: text, themes: recordOf(theme, 3, 3) });

/** A theme of a showcase page with a few facts, such as 'Memory: ECC'. */
const statedTheme = z.strictObject({ text, facts: recordOf(text) });

/** A tile that counts the shown products of one category. */
const countTile = z.strictObject({
  label: text,
  counts: text.describe('A category of categories.yaml'),
});

/** Parts drawn to scale beside an example of the space for them. */
const fitStudy = z.strictObject({
  drawing: z.enum(['cards', 'memory']),
  ...texts('heading', 'lead'),
  room: z.strictObject({ millimetres: number(z.number().positive()), label: text }),
  within: template('mm').describe('The verdict on a part that fits; {mm} is the space left'),
  beyond: template('mm').describe(
    'The verdict on a part that does not fit; {mm} is the space missing',
  ),
  thickness: template('slots').describe('A card’s thickness in {slots}'),
  scale: text.describe('The caption of the scale under the drawing'),
});

/** A page with filters over the products. */
const catalogue = z.strictObject({
  kind: z.literal('catalogue'),
  ...shared,
  scope: z.enum(['gaming', 'all']).describe('The products shown: gaming products, or all'),
  range: range(text).nullable().default(null),
  fit: fitStudy,
  /** The list of products; the browser receives all of these fields. */
  list: z.strictObject({
    arrangement: z
      .enum(['lead', 'parts'])
      .describe('The layout: one leading card and the rest, or the lines of a parts list'),
    ...texts('searchPlaceholder', 'heading', 'specificationsHeading'),
    ...texts('featuresHeading', 'emptyText'),
    countNoun: text.describe('The words after the number, such as products available'),
    productSubject: text.describe(
      'The subject of a product’s quote email, before the product’s name',
    ),
    advice: z
      .strictObject(texts('question', 'linkLabel'))
      .describe('A question for undecided visitors, with a link to the page’s quote'),
  }),
  tiles: listOf(countTile, 'label', 'counts').min(2).max(8),
});

/** A tile with the owner's own figure, such as '20+ Models'. */
const statedTile = z.strictObject({
  ...texts('label', 'unit'),
  figure: text.regex(/^\d+\+?$/, 'must be a number such as 20+'),
  shape: z
    .enum(['mouse', 'keyboard', 'headset', 'screen'])
    .exactOptional()
    .describe('The object under the figure, on a page with a desk'),
});

const featuredItem = z.strictObject({
  id: slug
    .exactOptional()
    .describe(
      'Names the item in links to an enquiry; by default its name in small letters, such as office-tower',
    ),
  description: text,
  group: text.describe('The kind of product'),
  image,
  features: listOf(text).max(8).describe('The card shows the first four'),
  brands: listOf(text),
});

/** A starting point: what a visitor wants, and the email that it opens. */
const beginning = z.strictObject({
  text,
  wish: text.describe('The email’s first sentence'),
  prompts: listOf(text).describe('The questions in the email'),
});

/** A page that shows its range through examples, without filters. */
const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...shared,
  drawing: pageDrawing,
  range: range(statedTheme),
  beginnings: z.strictObject({ heading: text, items: recordOf(beginning, 3, 3) }),
  tiles: listOf(statedTile, 'label').min(2).max(8),
  featured: recordOf(featuredItem, 3, 12),
});

/** A category page of either kind. */
export const categoryPageSchema = z.discriminatedUnion('kind', [catalogue, showcase]);

export type FitStudy = SchemaOutput<typeof fitStudy>;
export type FeaturedItem = SchemaOutput<typeof featuredItem>;
export type Beginning = SchemaOutput<typeof beginning>;
export type CataloguePageData = SchemaOutput<typeof catalogue>;
export type ShowcasePageData = SchemaOutput<typeof showcase>;
export type CategoryPageData = SchemaOutput<typeof categoryPageSchema>;

/** Returns a featured item's id: its own, or its name as a slug. Empty for a name without Latin letters or digits. */
export const getFeaturedItemId = (name: string, { id }: Pick<FeaturedItem, 'id'>): string =>
  id ??
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the featured items of a page with their names and ids; none of a catalogue. */
export const listFeaturedItems = (page: CategoryPageData) =>
  Object.entries(('featured' in page && page.featured) || {}).map(([name, item]) => ({
    name,
    item,
    id: getFeaturedItemId(name, item),
  }));

/** The slugs of the category pages in the order of menus, home page, footer and sitemap. */
export const menuSchema = listOf(slug);
