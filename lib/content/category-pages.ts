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
  type Shape,
  search,
  slug,
  template,
  text,
  texts,
} from './fields';

const shared = {
  slug: fileName,
  ...texts('name', 'brandsHeading', 'tilesHeading'),
  summary: text.describe('One line for the Products panel and the not-found page'),
  theme: z.enum(THEMES).describe('Which of colours.yaml it is shown in'),
  icon: z.enum(['gamepad', 'board', 'desktop', 'drive', 'headset', 'network']),
  search,
  hero: z.strictObject({ ...texts('title', 'lead', 'quoteLabel'), image }),
  homeCard: z
    .strictObject({ description: text, features: listOf(text), brands: listOf(text) })
    .describe('What its card on the home page says under the page’s name'),
  brands: listOf(text).min(3).max(24),
  quotePrompts: z
    .record(slug, z.strictObject(texts('label', 'example')))
    .describe(
      'What its quote e-mails ask, each a line with an example of what is filled in; amount is what a list of ticked parts answers',
    ),
  closing,
};

/** The three themes that a page explains its range by. */
const range = <T extends z.ZodType>(theme: T) =>
  z.strictObject({ heading: text, themes: recordOf(theme, 3, 3) });

/** On a showcase page each theme has what it comes to in a few lines, such as 'Memory: ECC'. */
const statedTheme = z.strictObject({ text, facts: recordOf(text) });

/** A tile whose figure counts the products shown, of one product category. */
const countTile = z.strictObject({
  label: text,
  counts: text.describe('A category of categories.yaml'),
});

/** Parts drawn to scale beside an example of the room that there is for them. */
const fitStudy = z.strictObject({
  drawing: z.enum(['cards', 'memory']),
  ...texts('heading', 'lead'),
  room: z.strictObject({ millimetres: number(z.number().positive()), label: text }),
  within: template('mm').describe('Said of a part that goes in; {mm} is what is left'),
  beyond: template('mm').describe('Said of one that does not; {mm} is what is missing'),
  thickness: template('slots').describe('What a card’s thickness is called, in {slots}'),
  scale: text.describe('What the scale under the drawing measures'),
});

/** A page with filters over the products. */
const catalogue = z.strictObject({
  kind: z.literal('catalogue'),
  ...shared,
  scope: z.enum(['gaming', 'all']).describe('Which products it shows: those for gaming, or all'),
  range: range(text).nullable().default(null),
  fit: fitStudy,
  /** Its products' list, of which the browser is told all this. */
  list: z.strictObject({
    arrangement: z
      .enum(['lead', 'parts'])
      .describe('How its cards stand: the first leads the rest, or as the lines of a parts list'),
    ...texts('searchPlaceholder', 'heading', 'specificationsHeading'),
    ...texts('featuresHeading', 'emptyText'),
    countNoun: text.describe('What follows the number, such as products available'),
    productSubject: text.describe(
      'Subject of one product’s quote e-mail, up to the product’s name',
    ),
    advice: z
      .strictObject(texts('question', 'linkLabel'))
      .describe('For who can’t choose: a question, and the link to the page’s own quote'),
  }),
  tiles: listOf(countTile, 'label', 'counts').min(2).max(8),
});

/** A tile with a figure the owner states, such as '20+ Models'. */
const statedTile = z.strictObject({
  ...texts('label', 'unit'),
  figure: text.regex(/^\d+\+?$/, 'must be a number such as 20+'),
  shape: z
    .enum(['mouse', 'keyboard', 'headset', 'screen'])
    .exactOptional()
    .describe('What the figure stands on, on a page with a desk'),
});

const featuredItem = z.strictObject({
  description: text,
  group: text.describe('What kind of thing it is'),
  image,
  features: listOf(text).max(8).describe('The card prints the first four'),
  brands: listOf(text),
});

/** A way to begin: what a visitor comes for, and the e-mail that it opens. */
const beginning = z.strictObject({
  text,
  wish: text.describe('The e-mail’s first sentence'),
  prompts: listOf(text).describe('Its lines to be filled in'),
});

/** A page that shows the range by example, without filters. */
const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...shared,
  drawing: pageDrawing,
  range: range(statedTheme),
  beginnings: z.strictObject({ heading: text, items: recordOf(beginning, 3, 3) }),
  tiles: listOf(statedTile, 'label').min(2).max(8),
  featured: recordOf(featuredItem, 3, 12),
});

/** A category page, by its kind. */
export const categoryPageSchema = z.discriminatedUnion('kind', [catalogue, showcase]);

export type FitStudy = Shape<typeof fitStudy>;
export type FeaturedItem = Shape<typeof featuredItem>;
export type Beginning = Shape<typeof beginning>;
export type CataloguePageData = Shape<typeof catalogue>;
export type ShowcasePageData = Shape<typeof showcase>;
export type CategoryPageData = Shape<typeof categoryPageSchema>;

/** The slugs of the category pages in the order of menus, home page, footer and sitemap. */
export const menuSchema = listOf(slug);
