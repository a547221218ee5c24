import { z } from 'zod';
import { products } from '@/data/products';
import {
  closing,
  headedTexts,
  imageId,
  listOf,
  naming,
  oneOf,
  pageHero,
  search,
  slug,
  text,
  texts,
} from './parts';

/** The company's own pages, by their folders. */
export const pagesSchema = z.record(slug, text);

/** The copy of the company's own pages, field by field, so that none is missing, misspelt or left over. */

const product = oneOf(
  products.map(({ id }) => id),
  'a product of data/products.ts',
);

export const homeSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, ...texts('browseLabel', 'adviceLabel') }),
  example: z.strictObject({
    ...texts('heading', 'note'),
    mail: z.strictObject({
      caption: text,
      lines: listOf(text),
      /** The parts of the lines: beside which other, or the millimetres that there are for it. */
      asked: listOf(
        z.union([
          z.strictObject({ part: product, beside: product }),
          z.strictObject({ part: product, room: z.number().positive() }),
        ]),
        'part',
      ),
    }),
    answer: z.strictObject({
      ...texts('caption', 'another', 'statesLabel'),
      words: z.strictObject(texts('room', 'another')),
      states: listOf(text),
    }),
  }),
  about: z.strictObject(texts('title', 'statement', 'text', 'linkLabel')),
  ...texts('categoriesHeading', 'categoriesLead', 'viewProductsLabel'),
  why: headedTexts,
  testimonials: z.strictObject(texts('heading', 'sampleNote')),
  closing,
});

export const aboutSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, contactLabel: text }),
  whoWeAre: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  values: headedTexts.extend({ fitCaption: naming('board') }),
  impact: z.strictObject({
    ...texts('heading', 'noteLabel'),
    image: imageId,
    figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
  }),
  howWeWork: headedTexts,
  closing,
});

export const notFoundSchema = z.strictObject(texts('title', 'lead', 'homeLabel'));
