import { z } from 'zod';

/**
 * The building blocks of a pack's schemas. The records' types are inferred from the schemas, so each field is named once.
 * Editors show `describe`. A message reads 'problem: fix'; a rule has its own message where the shared one has no fix.
 */

type DeepReadonly<T> = { readonly [Name in keyof T]: DeepReadonly<T[Name]> };

/** The deeply read-only type of a schema's output. */
export type SchemaOutput<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

const line = z.string().regex(/^\S(?:.*\S)?$/, {
  message: 'must be text on one line, without a space before or after it',
  abort: true,
});

/** A text that may contain these placeholders in braces, and no other brace. */
export const template = (...names: readonly string[]) => {
  const placeholders = names.map((name) => `{${name}}`);
  const removePlaceholders = (value: string) =>
    placeholders.reduce((rest, placeholder) => rest.replaceAll(placeholder, ''), value);
  return line.refine(
    (value) => !/[{}]/.test(removePlaceholders(value)),
    `has an unknown placeholder: use ${placeholders.join(' or ')}`,
  );
};

/** The placeholders of every text, which the loader fills in before validation. */
export const PLACEHOLDERS = [
  'company',
  'town',
  'dispatch',
  'delivery',
  'response',
  'responseDays',
  'established',
  'deliveryExceptions',
] as const;

/** A text on one line; plain-text.ts says what it must not contain. */
export const text = template(...PLACEHOLDERS);

/** Several text fields. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** Converts the text that YAML is read as, so that a text such as 1.0 or No stays as written. */
const fromText = <S extends z.ZodType>(convert: (value: string) => unknown, schema: S) =>
  z.preprocess((value) => (typeof value === 'string' ? convert(value) : value), schema);

/** A number. */
export const number = (schema = z.number()) =>
  fromText((value) => (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value), schema);

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** True or false. */
export const bool = fromText(
  (value) => BOOLEANS[value] ?? value,
  z.boolean('must be true or false'),
);

/** A value that owners write as none, and pages read as null, where there is none. */
export const nullable = <S extends z.ZodType>(schema: S) =>
  fromText((value) => (value === 'none' ? null : value), schema.nullable());

/** A text that is empty until the owner knows it. */
export const optionalText = (schema: z.ZodType<string> = text) =>
  z.literal('').or(schema).default('');

/** A day such as 2026-11-21. */
export const day = z.iso.date();
/** A month such as 2026-11. */
export const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slug = text.regex(SLUG, 'must be lower-case words joined by hyphens, such as core-i9');

/** An id that a record's file name decides. */
export const fileName = text.regex(
  SLUG,
  'follows from the file’s name: rename the file in lower-case letters, digits and hyphens, such as core-i9.yaml',
);

/** The name of a picture in pictures.yaml. */
export const image = text
  .regex(
    SLUG,
    'is not the name of a picture: use one of pictures.yaml, or remove the line and name the photograph in photos/ like this file',
  )
  .describe('A picture of pictures.yaml');

/** Returns a function that adds an issue, 'problem: fix', at a path of the value that a schema refines. */
export const createReporter =
  (context: z.RefinementCtx) => (path: readonly string[], message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message });

/** Rejects entries of a list or record that are equal in any case: as a whole, or in any of the named fields. */
export const uniqueBy =
  (...fields: readonly string[]) =>
  (entries: object, context: z.RefinementCtx) => {
    const report = createReporter(context);
    for (const path of fields.length > 0 ? fields.map((field) => [field]) : [[]]) {
      const seen = new Set<string>();
      for (const [name, entry] of Object.entries(entries)) {
        const value = String(path[0] === undefined ? entry : entry[path[0]]).toLowerCase();
        if (seen.has(value)) report([name, ...path], 'is used twice: change or remove one');
        seen.add(value);
      }
    }
  };

/** A list with at least one entry, unique as a whole or by the named fields. */
export const listOf = <T extends z.ZodType>(entry: T, ...fields: readonly string[]) =>
  z
    .array(entry)
    .min(1)
    .superRefine(uniqueBy(...fields));

/** Entries by name, as many as the page's design has places for. */
export const recordOf = <T extends z.ZodType>(entry: T, minimum = 0, maximum = Infinity) => {
  const amount = minimum === maximum ? `exactly ${maximum}` : `${minimum} to ${maximum}`;
  return z.record(text, entry).refine((entries) => {
    const { length } = Object.keys(entries);
    return length >= minimum && length <= maximum;
  }, `must have ${amount} entries: add or remove some`);
};

export const search = z
  .strictObject({ title: text.max(60), description: text.max(160) })
  .describe('What search engines show; the company’s name follows the title');

const closingWith = <Prompt extends string>(...prompts: readonly Prompt[]) =>
  z.strictObject({
    ...texts('title', 'text', 'quoteLabel'),
    example: z
      .strictObject(texts(...prompts))
      .describe('An example request: an answer to each prompt without its own example, by its id'),
  });

/** The end of a category page, whose own prompts have examples; data/email.ts has the other prompts. */
export const closing = closingWith('by', 'postcode');
/** The end of a page without prompts of its own. */
export const generalClosing = closingWith('use', 'amount', 'have', 'by', 'postcode');

export type CallToActionCopy = SchemaOutput<typeof closing>;

/** How an owner's photograph fills its frame. */
export const framing = z
  .literal('cover')
  .exactOptional()
  .describe(
    'Write cover where the photograph of this name in photos/ may be cropped to fill its frame; otherwise it is shown whole',
  );

const picture = z.strictObject({
  kind: z
    .enum(['card', 'hero'])
    .describe('card is a product on paper, hero a scene on the dark stage at the top of a page'),
  alt: text.max(140).describe('Describes the picture to people who can’t see it'),
  stock: text
    .startsWith('photo-')
    .exactOptional()
    .describe('The stock photograph that may replace it: see NEXT_PUBLIC_IMAGE_HOST in the README'),
  crop: framing,
});

export type PictureRecord = SchemaOutput<typeof picture>;

/** All pictures that a pack may use. */
export const picturesSchema = z.record(slug, picture).superRefine(uniqueBy('alt'));
