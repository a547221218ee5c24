import { z } from 'zod';
import { request } from '@/data/request';

/**
 * What the schemas of a pack are made of. The types of the records are inferred from the schemas, so that a field is named
 * in one place; `describe` is what an editor shows of it. A rule has a message of its own where zod's does not say what to do.
 */

type Unchanging<T> = { readonly [Name in keyof T]: Unchanging<T[Name]> };

/** The type of what a schema accepts, as pages read it: nothing in it changes. */
export type Shape<S extends z.ZodType> = Unchanging<z.infer<S>>;

const line = z.string().regex(/^\S(?:.*\S)?$/, {
  message: 'must be a text on one line, without a space before or after it',
  abort: true,
});

/** A text that may have these names in braces, to be filled in, and no other brace. */
export const mayName = (...names: readonly string[]) => {
  const braced = names.map((name) => `{${name}}`);
  return line.refine(
    (value) => !/[{}]/.test(braced.reduce((rest, name) => rest.replaceAll(name, ''), value)),
    `names what is not known: write ${braced.join(' or ')}`,
  );
};

/** What every text of a pack may name; it is filled in before the schemas see it. */
export const PLACEHOLDERS = [
  'company',
  'town',
  'dispatch',
  'delivery',
  'response',
  'responseDays',
] as const;

/** A text on one line; plain-text.ts says what it must not hold. */
export const text = mayName(...PLACEHOLDERS);

/** The fields of a record that are all plain texts. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** YAML is read as texts, so that each is as it was written; what is no text is made of one here. */
const written = <S extends z.ZodType>(read: (value: string) => unknown, schema: S) =>
  z.preprocess((value) => (typeof value === 'string' ? read(value) : value), schema);

/** A number, written as one. */
export const number = (schema = z.number()) =>
  written((value) => (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value), schema);

const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false };

/** True or false. */
export const whether = written(
  (value) => TRUTH[value] ?? value,
  z.boolean('must be true or false'),
);

/** What there may be none of: then that word stands there, and pages read null. */
export const orNone = <S extends z.ZodType>(schema: S) =>
  written((value) => (value === 'none' ? null : value), schema.nullable());

/** A text that is empty until it is known. */
export const later = (filled: z.ZodType<string> = text) => z.literal('').or(filled).default('');

/** A day such as 2026-11-21, and a month such as 2026-11. */
export const day = z.iso.date();
export const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slug = text.regex(SLUG, 'must be lower-case words joined by hyphens, such as core-i9');

/** A name that the file of a record gives it. */
export const fileName = text.regex(
  SLUG,
  'is the name of the file: write it in small letters, figures and hyphens, such as core-i9.yaml',
);

/** A picture by its name in pictures.yaml: see scripts/content/link.ts. */
export const image = text
  .regex(
    SLUG,
    'is no name of pictures.yaml: write one, or remove the line and give the photograph in photos/ the name of this file',
  )
  .describe('A picture of pictures.yaml');

/** No two entries of a list or record alike but for capitals: as a whole, or in any of the named fields. */
export const noneTwice =
  (...fields: readonly string[]) =>
  (entries: object, context: z.RefinementCtx) => {
    for (const path of fields.length > 0 ? fields.map((field) => [field]) : [[]]) {
      const seen = new Set<string>();
      for (const [name, entry] of Object.entries(entries)) {
        const look = String(path[0] === undefined ? entry : entry[path[0]]).toLowerCase();
        const message = 'stands there twice: change or remove one of the two';
        if (seen.has(look)) context.addIssue({ code: 'custom', path: [name, ...path], message });
        seen.add(look);
      }
    }
  };

/** At least one entry, none twice; records are told apart by the named fields. */
export const listOf = <T extends z.ZodType>(entry: T, ...fields: readonly string[]) =>
  z
    .array(entry)
    .min(1)
    .superRefine(noneTwice(...fields));

/** Entries by what they are called: as many as the page's design has places for, or any number. */
export const byName = <T extends z.ZodType>(entry: T, fewest = 0, most = Infinity) => {
  const places = fewest === most ? `exactly ${most}` : `${fewest} to ${most}`;
  return z.record(text, entry).refine((entries) => {
    const { length } = Object.keys(entries);
    return length >= fewest && length <= most;
  }, `must have ${places} entries: add or remove some`);
};

export const search = z
  .strictObject({ title: text.max(60), description: text.max(160) })
  .describe('What search engines show, before they cut it; the company’s name follows the title');

const closingWith = (prompts: object) =>
  z.strictObject({
    ...texts('title', 'text', 'quoteLabel'),
    example: z
      .strictObject(texts(...Object.keys(prompts)))
      .describe(
        'What a request may look like: an answer to each prompt that brings none, by its id',
      ),
  });

/** The end of a category page, whose own prompts bring their examples. */
export const closing = closingWith(request.orderPrompts);
/** The end of a page that has no prompts of its own. */
export const generalClosing = closingWith({ ...request.prompts, ...request.orderPrompts });

export type ClosingCall = Shape<typeof closing>;

/** How an owner's photograph fills its frame. */
export const framing = z
  .literal('cover')
  .exactOptional()
  .describe(
    'Written where the photograph of this name in photos/ is to fill its frame, though that cuts its edges; else the whole product is in view',
  );

const picture = z.strictObject({
  kind: z
    .enum(['card', 'hero'])
    .describe('A product on paper, or a scene on the dark stage, such as a page opens on'),
  alt: text.max(140).describe('Stands in for the picture where it can’t be seen'),
  stock: text
    .startsWith('photo-')
    .exactOptional()
    .describe(
      'The stock photograph that may lie over it: see NEXT_PUBLIC_IMAGE_HOST in the README',
    ),
  crop: framing,
});

export type PictureRecord = Shape<typeof picture>;

/** Every picture that a pack may name. */
export const picturesSchema = z.record(slug, picture).superRefine(noneTwice('alt'));
