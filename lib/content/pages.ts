import { z } from 'zod';
import { partFacts } from './facts';
import {
  bool,
  generalClosing,
  image,
  listOf,
  nullable,
  recordOf,
  type SchemaOutput,
  search,
  slug,
  template,
  text,
  texts,
} from './fields';

const hero = z.strictObject({ ...texts('title', 'lead'), image });

const formField = z
  .strictObject({
    name: text
      .regex(/^[a-z][A-Za-z]*$/, 'must be one word in letters, such as firstName')
      .describe('The field’s name in the form’s data'),
    label: text.describe('Required fields show a star after it'),
    control: z
      .enum(['text', 'email', 'tel', 'select', 'textarea'])
      .exactOptional()
      .describe('A line of text by default'),
    options: listOf(text).exactOptional().describe('The options of a select'),
    autoComplete: text
      .exactOptional()
      .describe('As in html.spec.whatwg.org, section "Autofill field"'),
    required: bool.exactOptional(),
    mailLine: nullable(text).describe(
      'How the field’s line in the email begins; fields with the same text share a line. none for a field that is not sent',
    ),
  })
  .refine(({ control, options }) => (control === 'select') === (options !== undefined), {
    path: ['options'],
    message: 'belong to a select, which needs them: add or remove them, or change control',
  });

const form = z.strictObject({
  ...texts('heading', 'lead', 'submitLabel'),
  note: text.describe('Explains what the button does'),
  privacyLabel: text.describe('Labels the link to the privacy section'),
  subjectWithoutScript: text.describe(
    'The subject of an email sent without JavaScript, before the shop’s name',
  ),
  nearLimit: text.describe('Shown when the message is nearly too long'),
  tooLong: text.describe('Shown when the message is too long'),
  remainder: text.describe('Ends an email that was too short for the whole message'),
  fields: listOf(formField, 'name', 'label'),
});

export type FormField = SchemaOutput<typeof formField>;
export type ContactFormCopy = SchemaOutput<typeof form>;

export const contactSchema = z.strictObject({
  search,
  hero: hero.extend(texts('messageLabel')),
  details: z.strictObject(
    texts('emailHeading', 'emailSubject', 'emailNote', 'addressHeading', 'hoursHeading'),
  ),
  quickLinks: z.strictObject({
    heading: text,
    items: recordOf(text).describe('The links’ labels, each with its email’s subject'),
  }),
  form,
  faq: z.strictObject({ heading: text, items: recordOf(text).describe('Questions and answers') }),
});

const headed = z.strictObject({ heading: text, items: recordOf(text) });

/** The checker is a real person, so the sample has no checker. */
const checker = z
  .strictObject({
    ...texts('name', 'line'),
    image: image.describe('A picture of pictures.yaml whose kind is card'),
  })
  .describe('The person who checks quotes, with a photograph and a line about them');

export const aboutSchema = z.strictObject({
  search,
  hero: hero.extend(texts('contactLabel')),
  whoWeAre: z.strictObject({
    heading: text,
    paragraphs: listOf(text).describe('The first is shown large'),
    checker: checker.exactOptional(),
  }),
  values: headed.extend({
    fitCaption: template('board').describe('The caption of the table for one motherboard, {board}'),
  }),
  impact: z
    .strictObject({
      ...texts('heading', 'noteLabel'),
      image,
      figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
    })
    .exactOptional()
    .describe('Leave it out until you have figures that you can prove'),
  howWeWork: headed,
  closing: generalClosing,
});

const product = slug.describe('A product’s id, which is its file’s name');

const example = z
  .strictObject({
    ...texts('heading', 'note'),
    mail: z.strictObject({
      caption: text,
      lines: listOf(text),
      asked: listOf(product).describe('The products that the customer asks for'),
      has: z
        .array(product)
        .default([])
        .describe('The customer’s own parts that are products of the shop'),
      own: z
        .array(partFacts)
        .default([])
        .describe('The facts of the customer’s own case or cooler'),
    }),
    answer: z.strictObject({
      ...texts('caption', 'instead', 'statesLabel'),
      states: listOf(text),
    }),
  })
  .describe('A customer’s email, and the answer, which the compatibility rules write');

export const homeSchema = z.strictObject({
  search,
  hero: hero.extend(texts('browseLabel', 'adviceLabel')),
  example: example.exactOptional(),
  about: z.strictObject(texts('title', 'statement', 'text', 'linkLabel')),
  ...texts('categoriesHeading', 'categoriesLead', 'viewProductsLabel'),
  why: headed,
  testimonials: z.strictObject(texts('heading', 'sampleNote')),
  closing: generalClosing,
});

export type Home = SchemaOutput<typeof homeSchema>;
export type About = SchemaOutput<typeof aboutSchema>;
export type Contact = SchemaOutput<typeof contactSchema>;
