import { z } from 'zod';
import { type ImageId, images } from '@/data/images';
import { plainText } from '../plain-text';
import { nearest } from '../words';

/**
 * What the schemas of data/ are made of; each rule has the remedy as its message. The types of the records are inferred
 * from the schemas, so that a field is named in one place.
 */

type Unchanging<T> = { readonly [Name in keyof T]: Unchanging<T[Name]> };

/** The type of what a schema accepts, as pages read it: nothing in it changes. */
export type Shape<S extends z.ZodType> = Unchanging<z.infer<S>>;

/** Up to this many names are all told; of more, the one that was probably meant. */
const FEW = 12;

export const text = plainText;

/** The fields of a record that are all plain texts. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** A text of some kind, which a rule of its own holds to it, with a message that knows more than zod's. */
export const textAs = <Text extends string>(
  rule: (value: string, context: z.RefinementCtx) => void = () => {},
): z.ZodType<Text> => z.string().superRefine(rule) as unknown as z.ZodType<Text>;

/** A text that may be left empty until it is known. */
export const later = <Text extends string>(filled: z.ZodType<Text>) =>
  textAs<Text | ''>((value, context) => {
    if (value === '') return;
    for (const { message } of filled.safeParse(value).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message });
    }
  });

/** A text that may have these names in braces, to be filled in, and no other brace. */
export const mayName = (...names: readonly string[]) => {
  const braced = names.map((name) => `{${name}}`);
  return text.refine(
    (value) => !/[{}]/.test(braced.reduce((rest, name) => rest.replaceAll(name, ''), value)),
    `names what is not known: write ${braced.join(' or ')}`,
  );
};

/** A text that has each of these names in braces, where their values are to stand. */
export const naming = (...names: readonly string[]) =>
  mayName(...names).superRefine((value, context) => {
    for (const name of names.filter((name) => !value.includes(`{${name}}`))) {
      context.addIssue({
        code: 'custom',
        message: `lacks {${name}}: write it where that is to stand`,
      });
    }
  });

/** What a choice that is none of the known ones should be. */
export function choiceRemedy(value: string, names: readonly string[]): string {
  const meant = nearest(value, names);
  const choices = names.length <= FEW ? `use one of ${names.join(', ')}` : 'check its spelling';
  return meant === undefined ? choices : `write ${meant}`;
}

/** One of several names; `what` follows 'is not'. */
export const oneOf = <Name extends string>(names: readonly Name[], what: string) =>
  textAs<Name>((value, context) => {
    if ((names as readonly string[]).includes(value)) return;
    context.addIssue({
      code: 'custom',
      message: `is not ${what}: ${choiceRemedy(value, names)}`,
    });
  });

/** A name under which records are looked up; neither an object's member nor moved to the front as a number. */
export const key = text
  // Every object has a member of this name: a look-up by it would find what nobody wrote.
  .refine((name) => !(name in Object.prototype), 'is a word of the language: choose another')
  .refine(
    (name) => !/^\d+$/.test(name),
    'is a number, which would be moved to the front: add a word',
  );

/** A value of a filter; 'all' is the choice that filters nothing. */
export const filterValue = key.refine(
  (name) => name.toLowerCase() !== 'all',
  'is what the filters call no choice: choose another name',
);

export const slug = key.regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'must be lower-case words joined by hyphens, such as core-i9',
);

export const imageId = oneOf(Object.keys(images) as ImageId[], 'a picture of data/images.ts');

/** No two entries of a list or record alike but for capitals: as a whole, or in any of the named fields. */
export const distinct =
  (...fields: readonly string[]) =>
  (entries: object, context: z.RefinementCtx) => {
    const all = Object.entries(entries);
    const look = (entry: Readonly<Record<string, unknown>>, field: string | undefined) =>
      String(field === undefined ? entry : entry[field]).toLowerCase();
    for (const [name, entry] of all) {
      for (const field of fields.length > 0 ? fields : [undefined]) {
        const [first] = all.find(([, other]) => look(other, field) === look(entry, field)) ?? [];
        if (first === name) continue;
        const place = Array.isArray(entries) ? Number(first) + 1 : first;
        const path = field === undefined ? [name] : [name, field];
        const message = `stands in entry ${place} too: change or remove one of the two`;
        context.addIssue({ code: 'custom', path, message });
        break;
      }
    }
  };

/** At least one entry, none twice; records are told apart by the named fields. */
export const listOf = <T extends z.ZodType>(entry: T, ...fields: readonly string[]) =>
  z
    .array(entry)
    .min(1, 'must not be empty: write at least one entry')
    .superRefine(distinct(...fields));

/** As many entries as the page's design has places for, none twice. */
export const exactly = <T extends z.ZodType>(
  count: number,
  what: string,
  entry: T,
  ...fields: readonly string[]
) =>
  listOf(entry, ...fields).length(count, `must have exactly ${count} ${what}: add or remove some`);

/** Entries by what they are called: as many as the page's design has places for, or at least one. */
export const byName = <T extends z.ZodType>(entry: T, places?: number, what?: string) =>
  z.record(key, entry).superRefine((entries, context) => {
    const count = Object.keys(entries).length;
    if (places === undefined ? count > 0 : count === places) return;
    const message =
      places === undefined
        ? 'must not be empty: write at least one entry'
        : `must have exactly ${places} ${what}: add or remove some`;
    context.addIssue({ code: 'custom', message });
  });

/** Refuses whatever cannot be read, at any depth. */
function readable(value: unknown, context: z.RefinementCtx, path: readonly string[] = []): void {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) readable(inner, context, [...path, name]);
    return;
  }
  const { error } = text.safeParse(value, { error: () => 'must be a text in quotes' });
  for (const { message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
}

/**
 * The words of a page, in records and lists of any depth; those with a rule of their own are given. Where the site asks
 * for one that is missing, TypeScript says so.
 */
export const words = <Rules extends z.ZodRawShape>(rules: Rules) =>
  z.object(rules).catchall(z.unknown().superRefine((value, context) => readable(value, context)));

/** What search engines show; the layout appends the company's name to the title. */
export const search = z.strictObject({
  title: text.max(60, 'is longer than 60 characters: search engines would cut it'),
  description: text.max(160, 'is longer than 160 characters: search engines would cut it'),
});

export const closing = z.strictObject({
  ...texts('title', 'text', 'quoteLabel'),
  /** What a request may look like: an answer to each prompt of the page's e-mail that brings none, in their order. */
  example: listOf(text),
});

export type ClosingCall = Shape<typeof closing>;
