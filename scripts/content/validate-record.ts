import type { z } from 'zod';
import { faultOf } from '@/lib/content/plain-text';

type Path = readonly PropertyKey[];

/** Something wrong in a value, at a path. */
export interface Fault {
  readonly path: Path;
  readonly message: string;
  /** A name that stands there and is not known. */
  readonly name?: string | undefined;
}

const SHAPES: Readonly<Record<string, string>> = {
  string: 'must be a text: put one that begins with { or [ in quotes',
  number: 'must be a number, such as 850 or 3.6',
  int: 'must be a whole number, such as 5',
  array: 'must be a list: each entry on a line of its own, behind a dash',
  object: 'must have fields: each a name, a colon and a value',
  record: 'must have fields: each a name, a colon and a value',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a day such as 2026-11-23',
  time: 'must be a time such as 09:00 or 17:30',
  email: 'must be an e-mail address such as sales@acme-pc.co.uk',
};

/** How much there may be of a text, a list or a number. */
function limit({ origin }: { readonly origin: string }, bound: number | bigint, most: boolean) {
  const words = `at ${most ? 'most' : 'least'} ${bound}`;
  if (origin === 'string')
    return `must have ${words} characters: ${most ? 'shorten' : 'lengthen'} it`;
  if (origin === 'array')
    return `must have ${words} ${bound === 1 ? 'entry' : 'entries'}: ${most ? 'remove' : 'add'} some`;
  return `must be ${words}`;
}

/** The remedies of what every schema refuses alike; the rest is told in a rule's own words, or in zod's. */
const remedies: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing: write it';
      return SHAPES[issue.expected];
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}: correct its name, or remove it`;
    case 'invalid_value':
      return `must be ${issue.values.filter((value) => value !== '').join(' or ')}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'too_big':
      return limit(issue, issue.maximum, true);
    case 'too_small':
      return limit(issue, issue.minimum, false);
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_union':
      // Of several forms, the last is the one that is filled in.
      return Array.isArray(issue.options)
        ? `must be ${issue.options.join(' or ')}`
        : issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
};

/** What of a value's texts, at any depth, visitors could not read. */
function* unreadable(value: unknown, path: Path = []): Generator<Fault> {
  const message = typeof value === 'string' && faultOf(value);
  if (message) yield { path, message };
  for (const [name, inner] of typeof value === 'object' ? Object.entries(value ?? {}) : []) {
    yield* unreadable(inner, [...path, name]);
  }
}

/** What is wrong with a value by itself, and what the schema makes of it where nothing is. */
export function checked<S extends z.ZodType>(value: unknown, schema: S) {
  const { data, error } = schema.safeParse(value, { error: remedies });
  const refused = (error?.issues ?? []).map((issue): Fault => {
    const name = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    return { path: issue.path, message: issue.message, name };
  });
  // Of several at one place, the others mostly follow from the first.
  const byPlace = new Map(
    [...refused, ...unreadable(value)]
      .toReversed()
      .map((fault) => [`${fault.path} ${fault.name}`, fault]),
  );
  const faults = [...byPlace.values()].toReversed();
  return { faults, data: faults.length === 0 ? (data as z.infer<S>) : undefined };
}
