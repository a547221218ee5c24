import { z } from 'zod';
import { categories } from '@/data/categories';
import { type ProductCategory, specificationLabels, taxonomy } from '@/data/taxonomy';
import {
  choiceRemedy,
  closing,
  icon,
  imageId,
  lineDrawing,
  listOf,
  oneOf,
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

const boardLabel = oneOf(specificationLabels.Motherboards, 'a label of Motherboards');

const fitLine = z
  .strictObject({
    category: oneOf(Object.keys(taxonomy), 'a category of data/taxonomy.ts'),
    label: text,
    boardLabel,
  })
  .superRefine(({ category, label }, context) => {
    const labels: readonly string[] | undefined = specificationLabels[category as ProductCategory];
    if (labels === undefined || labels.includes(label)) return;
    const message = `is not a label of ${category}: ${choiceRemedy(label, labels)}`;
    context.addIssue({ code: 'custom', path: ['label'], message });
  });

const boardCaption = text.refine(
  (caption) => caption.includes('{board}'),
  'does not say which board: write {board} where its name goes',
);

const evidence = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fit'),
    caption: boardCaption,
    lines: listOf(fitLine, 'category'),
  }),
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

export const aboutSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...pageHero, contactLabel: text }),
  whoWeAre: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  values: z.strictObject({
    heading: text,
    items: listOf(z.strictObject({ ...texts('title', 'text'), evidence }), 'title'),
  }),
  impact: z.strictObject({
    ...texts('heading', 'noteLabel'),
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
