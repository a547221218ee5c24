import { z } from 'zod';
import { type ImageId, images } from '@/data/images';

/**
 * What the schemas of data/ are made of. The types of the records are inferred from the schemas, so that a field is named
 * in one place. A rule has a message of its own where zod's does not say what to do.
 */

type Unchanging<T> = { readonly [Name in keyof T]: Unchanging<T[Name]> };

/** The type of what a schema accepts, as pages read it: nothing in it changes. */
export type Shape<S extends z.ZodType> = Unchanging<z.infer<S>>;

/** A text on one line; plain-text.ts says what it must not hold. */
export const text = z.string().regex(/^\S(?:.*\S)?$/, {
  message: 'must be a text on one line, without a space before or after it',
  abort: true,
});

/** The fields of a record that are all plain texts. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** A text that may be left empty until it is known. */
export const later = (filled: z.ZodType<string> = text) => z.literal('').or(filled);

/** A text that may have these names in braces, to be filled in, and no other brace. */
export const mayName = (...names: readonly string[]) => {
  const braced = names.map((name) => `{${name}}`);
  return text.refine(
    (value) => !/[{}]/.test(braced.reduce((rest, name) => rest.replaceAll(name, ''), value)),
    `names what is not known: write ${braced.join(' or ')}`,
  );
};

export const slug = text.regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'must be lower-case words joined by hyphens, such as core-i9',
);

export const imageId = z.enum(
  Object.keys(images) as ImageId[],
  'is not a picture of data/images.ts: correct its name, or add it there',
);

/** No two entries of a list or record alike but for capitals: as a whole, or in any of the named fields. */
export const distinct =
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
    .superRefine(distinct(...fields));

/** Entries by what they are called: as many as the page's design has places for, or any number. */
export const byName = <T extends z.ZodType>(entry: T, places?: number) =>
  z
    .record(text, entry)
    .refine(
      (entries) => places === undefined || Object.keys(entries).length === places,
      `must have exactly ${places} entries: add or remove some`,
    );

/** What search engines show, before they cut it; the layout appends the company's name to the title. */
export const search = z.strictObject({ title: text.max(60), description: text.max(160) });

export const closing = z.strictObject({
  ...texts('title', 'text', 'quoteLabel'),
  /** What a request may look like: an answer to each prompt of the page's e-mail that brings none, in their order. */
  example: listOf(text),
});

export type ClosingCall = Shape<typeof closing>;

const image = z.strictObject({
  /** A product on paper, or a scene on the dark stage, such as a page opens on. */
  kind: z.enum(['card', 'hero']),
  alt: text.max(140),
  /** The stock photograph that may stand in for it: see NEXT_PUBLIC_IMAGE_HOST in the README. */
  stock: text.startsWith('photo-').optional(),
});

export type ImageRecord = Shape<typeof image>;

export const imagesSchema = z.record(slug, image).superRefine(distinct('alt'));
