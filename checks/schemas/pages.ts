import { z } from 'zod';
import { categories } from '@/data/categories';
import { products } from '@/data/products';
import {
  closing,
  imageId,
  listOf,
  naming,
  oneOf,
  pageHero,
  type Shape,
  search,
  slug,
  text,
  texts,
} from './parts';

/** The company's own pages, by their folders. */
export const pagesSchema = z.record(slug, text);

/** The copy of the company's own pages, field by field, so that none is missing, misspelt or left over. */

const reasons = z.strictObject({
  heading: text,
  items: listOf(z.strictObject(texts('title', 'text')), 'title'),
});

export const homeSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, ...texts('browseLabel', 'adviceLabel') }),
  example: z.strictObject({
    ...texts('heading', 'note'),
    mail: z.strictObject({ caption: text, lines: listOf(text) }),
    answer: z.strictObject({
      ...texts('caption', 'statesLabel'),
      lines: listOf(
        z.strictObject({
          part: oneOf(
            products.map(({ id }) => id),
            'a product of data/products.ts',
          ),
          outcome: oneOf(['fits', 'changed'], 'an outcome'),
          verdict: text,
        }),
        'part',
      ),
      states: listOf(text),
    }),
  }),
  about: z.strictObject(texts('title', 'statement', 'text', 'linkLabel')),
  ...texts('categoriesHeading', 'categoriesLead', 'viewProductsLabel'),
  why: reasons,
  testimonials: z.strictObject(texts('heading', 'sampleNote')),
  closing,
});

/**
 * What bears out one of the company's values, read from the rest of the data: the parts that go on a board, the prompts of
 * a category's e-mail, or how many products name a term. A fit's caption has the board's name for {board}.
 */
const evidence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fit'), caption: naming('board') }),
  z.strictObject({
    kind: z.literal('questions'),
    caption: text,
    category: oneOf(
      categories.map(({ slug }) => slug),
      'a category of data/categories/',
    ),
  }),
  z.strictObject({ kind: z.literal('range'), caption: text, terms: listOf(text) }),
]);

export type Evidence = Shape<typeof evidence>;

export const aboutSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, contactLabel: text }),
  whoWeAre: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  values: z.strictObject({
    heading: text,
    items: listOf(
      z.strictObject({ ...texts('title', 'text'), evidence: evidence.optional() }),
      'title',
    ),
  }),
  impact: z.strictObject({
    ...texts('heading', 'noteLabel'),
    image: imageId,
    figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
  }),
  howWeWork: z.strictObject({
    heading: text,
    items: listOf(z.strictObject(texts('title', 'text')), 'title'),
  }),
  closing,
});

export const notFoundSchema = z.strictObject(texts('title', 'lead', 'homeLabel'));
