import { z } from 'zod';
import { THEMES } from './colours';
import { pageDrawing } from './drawings';
import {
  closing,
  createReporter,
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

/** The icons of category pages; components/ui/category-row.tsx draws them. */
export const ICONS = [
  ...['gamepad', 'board', 'desktop', 'drive', 'headset', 'network', 'wrench', 'laptop'],
  ...['screen', 'phone', 'printer', 'camera', 'keyboard', 'mouse', 'server', 'processor'],
  ...['fan', 'cable', 'wifi', 'shield'],
] as const;

const shared = {
  slug: fileName,
  name: text,
  summary: text.describe('One line in the Products panel and on the not-found page'),
  theme: z.enum(THEMES).describe('The page’s theme in colours.yaml'),
  icon: z.enum(ICONS),
  search,
  hero: z.strictObject({ ...texts('title', 'lead', 'quoteLabel'), image }),
  homeCard: z
    .strictObject({
      description: text,
      features: listOf(text),
      brands: listOf(text).exactOptional(),
      linkLabel: text.exactOptional().describe('Replaces home.yaml’s viewProductsLabel'),
    })
    .describe('The page’s card on the home page'),
  quotePrompts: z
    .record(slug, z.strictObject(texts('label', 'example')))
    .describe('The questions in the page’s quote emails, each with an example answer'),
  closing,
};

const brands = listOf(text).min(3).max(24);

/** Themes that explain a page's range. */
const range = <T extends z.ZodType>(theme: T, minimum: number, maximum: number) =>
  z.strictObject({ heading: text, themes: recordOf(theme, minimum, maximum) });

/** A theme of a showcase page, with a few facts such as 'Memory: ECC'. */
const statedTheme = z.strictObject({ text, facts: recordOf(text).default({}) });

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

const catalogue = z.strictObject({
  kind: z.literal('catalogue'),
  ...shared,
  ...texts('brandsHeading', 'tilesHeading'),
  brands,
  scope: z
    .union(
      [z.enum(['gaming', 'all']), listOf(text)],
      'must be gaming, all, or a list of categories such as [Laptops]',
    )
    .describe('The products shown: gaming products, all, or those of some categories'),
  range: range(text, 3, 3).nullable().default(null),
  fit: fitStudy.exactOptional(),
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
  tiles: listOf(countTile, 'label', 'counts').min(2).max(16),
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
  group: text.describe('The kind of product or service'),
  image: image.exactOptional(),
  features: listOf(text).max(8).describe('The card shows the first four'),
  brands: listOf(text).exactOptional(),
});

/** A starting point: what a visitor wants, and the email that it opens. */
const beginning = z.strictObject({
  text,
  wish: text.describe('The email’s first sentence'),
  prompts: listOf(text).describe('The questions in the email'),
});

const showcaseFields = z.strictObject({
  kind: z.literal('showcase'),
  ...shared,
  quoteWish: text.exactOptional().describe('The first sentence of the page’s quote email'),
  drawing: pageDrawing.exactOptional(),
  range: range(statedTheme, 2, 4).exactOptional(),
  tilesHeading: text.exactOptional(),
  tiles: listOf(statedTile, 'label').min(2).max(8).exactOptional(),
  featuredHeading: text.exactOptional().describe('By default Featured and the page’s name'),
  featured: recordOf(featuredItem, 3, 12).exactOptional(),
  beginnings: z.strictObject({ heading: text, items: recordOf(beginning, 2, 4) }).exactOptional(),
  brandsHeading: text.exactOptional(),
  brands: brands.exactOptional(),
});

/**
 * A page that shows its range through examples, without filters. It may leave out any section, but not all: its first and last
 * sections are both dark.
 */
const showcase = showcaseFields.superRefine((page, context) => {
  const report = createReporter(context);
  const isEmpty = !(page.range ?? page.featured ?? page.beginnings);
  const fix = 'add range, featured or beginnings';
  if (isEmpty) report([], `has nothing between its first and last sections: ${fix}`);
  for (const list of ['tiles', 'brands'] as const) {
    const heading = `${list}Heading` as const;
    if (page[list] !== undefined && page[heading] === undefined)
      report([heading], `is missing: write it, or remove ${list}`);
    if (page[list] === undefined && page[heading] !== undefined)
      report([heading], `is above nothing: add ${list}, or remove it`);
  }
  const items = Object.entries(page.featured ?? {});
  const [withoutPicture] = items.find(([, item]) => item.image === undefined) ?? [];
  const message = 'has no image, and other items have one: add it, or remove all of them';
  if (withoutPicture !== undefined && items.some(([, item]) => item.image !== undefined))
    report(['featured', withoutPicture], message);
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
