import { z } from 'zod';
import { fieldControls } from '@/data/vocabulary';
import { key, listOf, oneOf, pageHero, search, text, texts } from './parts';

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
  hero: z.strictObject({ ...pageHero, messageLabel: text }),
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
