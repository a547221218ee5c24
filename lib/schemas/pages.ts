import { z } from 'zod';
import {
  closing,
  icon,
  imageId,
  lineDrawing,
  listOf,
  pageHero,
  search,
  text,
  texts,
} from './parts';

/** The copy of the company's own pages, field by field, so that none is missing, misspelt or left over. */

const reasons = z.strictObject({
  heading: text,
  items: listOf(z.strictObject({ icon, ...texts('title', 'text') }), 'title'),
});

export const homeSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, ...texts('browseLabel', 'adviceLabel') }),
  about: z.strictObject({ ...texts('title', 'linkLabel'), text: listOf(text) }),
  ...texts('categoriesHeading', 'categoriesLead', 'viewProductsLabel'),
  why: reasons,
  testimonials: z.strictObject(texts('heading', 'sampleNote')),
  closing,
});

export const aboutSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, contactLabel: text }),
  whoWeAre: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  values: z.strictObject({
    ...texts('heading', 'proofLabel'),
    items: listOf(z.strictObject(texts('title', 'text', 'proof')), 'title'),
  }),
  impact: z.strictObject({
    heading: text,
    image: imageId,
    figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
  }),
  howWeWork: z.strictObject({
    heading: text,
    items: listOf(z.strictObject({ drawing: lineDrawing, ...texts('title', 'text') }), 'title'),
  }),
  closing,
});

export const notFoundSchema = z.strictObject(texts('designation', 'title', 'lead', 'homeLabel'));
