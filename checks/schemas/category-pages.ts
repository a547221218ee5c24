import { z } from 'zod';
import { type ProductCategory, taxonomy } from '@/data/taxonomy';
import { pageDrawing } from './drawings';
import {
  byName,
  closing,
  distinct,
  imageId,
  listOf,
  type Shape,
  search,
  slug,
  text,
  texts,
} from './parts';

const shared = {
  slug,
  ...texts('name', 'brandsHeading', 'tilesHeading'),
  /** One line for the Products panel and the not-found page. */
  summary: text,
  /** The colour of light that it is shown in; each has a block in app/styles/tokens.css. */
  theme: z.enum(['gaming', 'components', 'systems', 'storage', 'accessories', 'networking']),
  /** components/ui/category-row.tsx draws each of them. */
  icon: z.enum(['gamepad', 'board', 'desktop', 'drive', 'headset', 'network']),
  search,
  hero: z.strictObject({ ...texts('title', 'lead', 'quoteLabel'), image: imageId }),
  /** What its card on the home page says under the page's name. */
  homeCard: z.strictObject({ description: text, features: listOf(text), brands: listOf(text) }),
  brands: listOf(text).length(12),
  /** End the page's own quote e-mails before the shop's own, each a line with an example of what is filled in. */
  quotePrompts: byName(text),
  closing,
};

/** The three themes that a page explains its range by. */
const range = <T extends z.ZodType>(theme: T) =>
  z.strictObject({ heading: text, themes: byName(theme, 3) });

/** On a showcase page each theme has what it comes to in a few lines, such as 'Memory: ECC'. */
const statedTheme = z.strictObject({ text, facts: byName(text) });

/** A tile whose figure counts the products shown, of one product category. */
const countTile = z.strictObject({
  label: text,
  counts: z.enum(Object.keys(taxonomy) as ProductCategory[]),
});

/** Parts drawn to scale beside an example of the room that there is for them. */
const fitStudy = z.strictObject({
  drawing: z.enum(['cards', 'memory']),
  ...texts('heading', 'lead'),
  room: z.strictObject({ millimetres: z.number().positive(), label: text }),
  /** What is said of a part that goes in and of one that does not; {mm} is what is left or missing. */
  ...texts('within', 'beyond'),
  /** What a card's thickness is called; {slots} is the number of them. */
  thickness: text,
  /** What the scale under the drawing measures. */
  scale: text,
});

/** A page with filters over data/products.ts. */
const catalogue = z.strictObject({
  kind: z.literal('catalogue'),
  ...shared,
  /** Which products it shows: those that lib/catalogue.ts picks for gaming, or all. */
  scope: z.enum(['gaming', 'all']),
  /** Null where the page has no such block. */
  range: range(text).nullable(),
  fit: fitStudy,
  /** Its products' list, of which the browser is told all this. */
  list: z.strictObject({
    /** How its cards stand: the first as the lead of the rest, or as the lines of a parts list, by category. */
    arrangement: z.enum(['lead', 'parts']),
    ...texts('searchPlaceholder', 'heading', 'specificationsHeading'),
    ...texts('featuresHeading', 'emptyText'),
    /** What follows the number in '{n} … available'. */
    countNoun: text,
    /** Subject of one product's quote e-mail, up to the product's name. */
    productSubject: text,
    /** For a visitor who can't choose: a question, and the link to the page's own quote that answers it. */
    advice: z.strictObject(texts('question', 'linkLabel')),
  }),
  tiles: listOf(countTile, 'label', 'counts'),
});

/** A tile with a figure the owner states, such as '20+ Models'. */
const statedTile = z.strictObject({
  ...texts('label', 'unit'),
  figure: text.regex(/^\d+\+?$/, 'must be a number such as 20+'),
});

const featuredItem = z.strictObject({
  description: text,
  /** What kind of thing it is, in the words of this page. */
  group: text,
  image: imageId,
  /** The card prints the first four. */
  features: listOf(text).length(6),
  brands: listOf(text),
});

/** A way to begin: what a visitor comes for, and the e-mail that it opens. */
const beginning = z.strictObject({
  text,
  /** The e-mail's first sentence. */
  wish: text,
  /** Its lines to be filled in. */
  prompts: listOf(text),
});

/** A page that shows the range by example, without filters. */
const showcase = z.strictObject({
  kind: z.literal('showcase'),
  ...shared,
  drawing: pageDrawing,
  range: range(statedTheme),
  beginnings: z.strictObject({ heading: text, items: byName(beginning, 3) }),
  tiles: listOf(statedTile, 'label').length(4),
  featured: byName(featuredItem, 6),
});

const page = z.discriminatedUnion('kind', [catalogue, showcase]);

export type FitStudy = Shape<typeof fitStudy>;
export type FeaturedItem = Shape<typeof featuredItem>;
export type Beginning = Shape<typeof beginning>;
export type CataloguePageData = Shape<typeof catalogue>;
export type ShowcasePageData = Shape<typeof showcase>;
export type CategoryPageData = Shape<typeof page>;

export const categoryPagesSchema = z.array(page).min(1).superRefine(distinct('slug', 'name'));
