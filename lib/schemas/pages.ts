import { z } from 'zod';
import { fieldControls, ownerFacts } from '@/data/vocabulary';
import { icon } from './categories';
import { closing, imageId, key, listOf, oneOf, search, slug, text, texts } from './parts';

/** The copy of the company's own pages, field by field, so that none is missing, misspelt or left over. */

const hero = { ...texts('title', 'lead'), image: imageId };
const reasons = z.strictObject({
  heading: text,
  items: listOf(z.strictObject({ icon, ...texts('title', 'text') }), 'title'),
});

export const homeSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...hero, ...texts('browseLabel', 'adviceLabel') }),
  about: z.strictObject({ ...texts('title', 'linkLabel'), text: listOf(text) }),
  ...texts('categoriesHeading', 'categoriesLead', 'viewProductsLabel'),
  why: reasons,
  testimonials: z.strictObject(texts('heading', 'sampleNote')),
  closing,
});

export const aboutSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...hero, contactLabel: text }),
  whoWeAre: z.strictObject({ heading: text, paragraphs: listOf(text) }),
  values: reasons,
  impact: z.strictObject({
    heading: text,
    figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
  }),
  howWeWork: z.strictObject({
    heading: text,
    items: listOf(z.strictObject(texts('title', 'text')), 'title'),
  }),
  closing,
});

const formField = z
  .strictObject({
    name: key.regex(/^[a-z][A-Za-z]*$/, 'must be one word in letters, such as firstName'),
    label: text,
    control: oneOf(fieldControls, 'a control of data/vocabulary.ts'),
    options: listOf(text).optional(),
    autoComplete: text.optional(),
    required: z.boolean('must be true or false'),
    mailLine: text.nullable(),
  })
  .refine(({ control, options }) => (control === 'select') === (options !== undefined), {
    path: ['options'],
    message: 'belong to a select, and a select needs them: add or remove them, or change control',
  });

export const contactSchema = z.strictObject({
  search,
  hero: z.strictObject({ ...hero, messageLabel: text }),
  details: z.strictObject(texts('emailHeading', 'emailNote', 'addressHeading', 'hoursHeading')),
  quickLinks: z.strictObject({
    heading: text,
    items: listOf(z.strictObject(texts('label', 'subject')), 'label'),
  }),
  form: z.strictObject({
    ...texts('heading', 'lead', 'submitLabel', 'note', 'privacyLabel', 'subjectWithoutScript'),
    ...texts('nearLimit', 'tooLong', 'remainder'),
    fields: listOf(formField, 'name', 'label'),
  }),
  faq: z.strictObject({
    heading: text,
    items: listOf(z.strictObject(texts('question', 'answer')), 'question'),
  }),
});

const legalText = text.refine(
  (value) => !/[{}]/.test(value.replace(/\{(?:company|email|imageHost)\}/g, '')),
  'names what is not known: write {company}, {email} or {imageHost}',
);

const legalSection = z.strictObject({
  id: slug,
  ...texts('heading', 'linkLabel', 'lead'),
  items: listOf(
    z
      .strictObject({
        label: text,
        text: z.union([z.literal(''), legalText]),
        fact: oneOf(ownerFacts, 'a fact of data/vocabulary.ts').optional(),
      })
      .refine(({ text, fact }) => text !== '' || fact !== undefined, {
        path: ['text'],
        message: 'must not be empty without a fact: write the text, or remove the entry',
      }),
    'label',
  ),
});

export const legalSchema = z.strictObject({
  privacy: legalSection,
  beforeYouOrder: legalSection,
  recycling: legalSection,
});

export const interfaceSchema = z.strictObject({
  ...texts('skipToContent', 'getQuote', 'seeProducts', 'seeRange', 'topBrands'),
  ...texts('availableBrands', 'inStock', 'stockNote', 'sku', 'compatibility'),
  menu: z.strictObject(texts('main', 'phone', 'open', 'close', 'products')),
  footer: z.strictObject(texts('email', 'hours')),
  filters: z.strictObject(
    texts(
      'name',
      'category',
      'allCategories',
      'brand',
      'allBrands',
      'search',
      'clear',
      'late',
      'retry',
    ),
  ),
  comparison: z.strictObject(texts('heading', 'lead', 'caption')),
});

export const requestSchema = z.strictObject({
  ...texts('heading', 'advice', 'keyHint', 'text', 'toLabel', 'subjectLabel', 'copyMessage'),
  ...texts('copyAddress', 'contactForm', 'close', 'copied', 'refused', 'addressNote'),
  promptsIntro: text,
  prompts: listOf(text),
});

export const notFoundSchema = z.strictObject(texts('designation', 'title', 'lead', 'homeLabel'));

/** Where each claim's proof lies; only the launch check asks for all of them. */
export const proofSchema = z.record(text, text);

const image = z.strictObject({
  kind: z.enum(['card', 'hero']),
  alt: text
    .max(140, 'is longer than 140 characters: say what is seen in one phrase')
    .regex(/^(?!(?:image|picture|photo)\b)/i, 'says that it is a picture: say what is seen'),
  width: z.int().positive('must be more than 0'),
  height: z.int().positive('must be more than 0'),
  stock: z
    .string()
    .regex(/^photo-[\w-]+$/, 'must start with photo-, such as photo-1591488320449-011701bb6704')
    .optional(),
});

export const imagesSchema = z.record(slug, image).superRefine((images, context) => {
  const first = new Map<string, string>();
  for (const [id, { alt }] of Object.entries(images)) {
    const other = first.get(alt);
    if (other === undefined) first.set(alt, id);
    else {
      const message = `is what ${other} says too: say what is seen in this one`;
      context.addIssue({ code: 'custom', path: [id, 'alt'], message });
    }
  }
});
