import { z } from 'zod';
import { partFacts } from './facts';
import {
  bool,
  generalClosing,
  image,
  listOf,
  nullable,
  recordOf,
  type Shape,
  search,
  slug,
  template,
  text,
  texts,
} from './fields';

/** What the home, the about and the contact page say. */

const hero = z.strictObject({ ...texts('title', 'lead'), image });

const formField = z
  .strictObject({
    name: text
      .regex(/^[a-z][A-Za-z]*$/, 'must be one word in letters, such as firstName')
      .describe('Its name in the form’s data'),
    label: text.describe('Required fields print a star behind it'),
    control: z
      .enum(['text', 'email', 'tel', 'select', 'textarea'])
      .exactOptional()
      .describe('A line of text, unless it is another'),
    options: listOf(text).exactOptional().describe('What a select offers'),
    autoComplete: text
      .exactOptional()
      .describe('As in html.spec.whatwg.org, section "Autofill field"'),
    required: bool.exactOptional(),
    mailLine: nullable(text).describe(
      'What its line of the e-mail begins with; fields of the same line share it. None for one that is not sent',
    ),
  })
  .refine(({ control, options }) => (control === 'select') === (options !== undefined), {
    path: ['options'],
    message: 'belong to a select, and a select needs them: add or remove them, or change control',
  });

const form = z.strictObject({
  ...texts('heading', 'lead', 'submitLabel'),
  note: text.describe('What pressing the button does'),
  privacyLabel: text.describe('Leads to what becomes of the message'),
  subjectWithoutScript: text.describe('Subject of the e-mail where no script composes it'),
  nearLimit: text.describe('Shown while the composed link nears the limit'),
  tooLong: text.describe('Shown once the link is past the limit'),
  remainder: text.describe('Ends an e-mail that could not carry the whole message'),
  fields: listOf(formField, 'name', 'label'),
});

export type FormField = Shape<typeof formField>;
export type ContactFormCopy = Shape<typeof form>;

export const contactSchema = z.strictObject({
  search,
  hero: hero.extend(texts('messageLabel')),
  details: z.strictObject(
    texts('emailHeading', 'emailSubject', 'emailNote', 'addressHeading', 'hoursHeading'),
  ),
  quickLinks: z.strictObject({
    heading: text,
    items: recordOf(text).describe('Labels of the links, with the subject of the e-mail of each'),
  }),
  form,
  faq: z.strictObject({ heading: text, items: recordOf(text).describe('Questions and answers') }),
});

const headed = z.strictObject({ heading: text, items: recordOf(text) });

export const aboutSchema = z.strictObject({
  search,
  hero: hero.extend(texts('contactLabel')),
  whoWeAre: z.strictObject({
    heading: text,
    paragraphs: listOf(text).describe('The first is the statement, set large'),
  }),
  values: headed.extend({
    fitCaption: template('board').describe('Over what goes on one of the boards, {board}'),
  }),
  impact: z.strictObject({
    ...texts('heading', 'noteLabel'),
    image,
    figures: listOf(z.strictObject(texts('figure', 'label')), 'label'),
  }),
  howWeWork: headed,
  closing: generalClosing,
});

const product = slug.describe('A product by its id, the name of its file');

const example = z
  .strictObject({
    ...texts('heading', 'note'),
    mail: z.strictObject({
      caption: text,
      lines: listOf(text),
      asked: listOf(product).describe('What the customer asks for, of our products'),
      has: z.array(product).default([]).describe('What they have, of our products'),
      own: z
        .array(partFacts)
        .default([])
        .describe('What is known of a case or a cooler that they have'),
    }),
    answer: z.strictObject({
      ...texts('caption', 'instead', 'statesLabel'),
      states: listOf(text),
    }),
  })
  .describe('A customer’s e-mail, and the answer, which the fit rules give');

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

export type Home = Shape<typeof homeSchema>;
export type About = Shape<typeof aboutSchema>;
export type Contact = Shape<typeof contactSchema>;
