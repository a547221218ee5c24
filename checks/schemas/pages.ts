import { z } from 'zod';
import { products } from '@/data/products';
import { partFacts } from './facts';
import { closing, listOf, type Shape, search, text, texts } from './parts';

/** What holds of the words of the home, the about and the contact page besides that each can be read. */

const formField = z
  .strictObject({
    /** Its name in the form's data. */
    name: text.regex(/^[a-z][A-Za-z]*$/, 'must be one word in letters, such as firstName'),
    /** Required fields print a star behind it. */
    label: text,
    /** A line of text, unless it is another; components/contact/contact-form.tsx draws each of them. */
    control: z.enum(['text', 'email', 'tel', 'select', 'textarea']).exactOptional(),
    /** What a `select` offers. */
    options: listOf(text).exactOptional(),
    /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
    autoComplete: text.exactOptional(),
    required: z.boolean().exactOptional(),
    /** What its line of the e-mail begins with; fields of the same line share it. Null for one that is not sent. */
    mailLine: text.nullable(),
  })
  .refine(({ control, options }) => (control === 'select') === (options !== undefined), {
    path: ['options'],
    message: 'belong to a select, and a select needs them: add or remove them, or change control',
  });

const form = z.strictObject({
  ...texts('heading', 'lead', 'submitLabel'),
  /** What pressing the button does. */
  note: text,
  /** Leads to what becomes of the message. */
  privacyLabel: text,
  /** Subject of the e-mail where no script composes it. */
  subjectWithoutScript: text,
  /** Shown while the composed link nears the limit, and once it is past it. */
  ...texts('nearLimit', 'tooLong'),
  /** Ends an e-mail that could not carry the whole message. */
  remainder: text,
  fields: listOf(formField, 'name', 'label'),
});

export type FormField = Shape<typeof formField>;
export type ContactFormCopy = Shape<typeof form>;

export const contactSchema = z.looseObject({ search, form });

const product = z.enum(
  products.map(({ id }) => id),
  'is not a product of data/products.ts: correct it, or ask for another',
);

/** What the example's customer asks for and has: of our products, and what is known of a case or a cooler. */
const request = z.looseObject({
  asked: listOf(product),
  has: z.array(product),
  own: z.array(partFacts),
});

export const aboutSchema = z.looseObject({ search, closing });

export const homeSchema = aboutSchema.extend({
  example: z.looseObject({ mail: request }),
});
