import { z } from 'zod';
import { nearest, shown } from './words';

/** What zod calls a type, as a shop owner would write it. */
const WRITTEN: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
  boolean: 'true or false',
};

type UnknownFields = z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>;

function unknownFields({ keys, inst, input = {} }: UnknownFields): string {
  const fields = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  const free = fields.filter((field) => !(field in input));
  const told = keys.map((key) => {
    const meant = nearest(key, free);
    const remedy = meant ? `write ${meant}` : 'remove it, or give it a rule in checks/schemas/';
    return `has no field ${key}: ${remedy}`;
  });
  return told.join('; it ');
}

/** The remedies of what every schema refuses alike; a rule of its own brings its own message. */
const remedies: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input !== undefined) return `must be ${WRITTEN[issue.expected] ?? 'a number'}`;
      return typeof issue.path?.at(-1) === 'number'
        ? 'is empty: remove the doubled comma'
        : 'is missing: write it';
    case 'invalid_union':
      // Of several forms, the last is the one that is filled in.
      return Array.isArray(issue.options)
        ? `must be ${issue.options.join(' or ')}`
        : issue.errors.at(-1)?.[0]?.message;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'unrecognized_keys':
      return unknownFields(issue);
    default:
      return undefined;
  }
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    value,
  );

/** What an issue is about: a field's name, nothing where a field is too many or missing, or the value. */
function subject({ code, path }: z.core.$ZodIssue, value: unknown): string {
  if (code === 'invalid_key') return `${shown(path.at(-1))} `;
  const found = at(value, path);
  return code === 'unrecognized_keys' || found === undefined ? '' : `${shown(found)} `;
}

/**
 * Checks a value against its schema.
 *
 * @param place names the file and, by an issue's path, the record: as many steps of the path as it took for that
 * @returns one line for each mistake: file, record, field, what was found and the remedy
 */
export function tell(
  schema: z.ZodType,
  value: unknown,
  place: (path: readonly PropertyKey[]) => { readonly name: string; readonly taken: number },
): readonly string[] {
  const all = schema.safeParse(value, { error: remedies }).error?.issues ?? [];
  // The first of a field is enough: an empty text also breaks the rules on its form.
  const issues = all.filter(
    ({ path }, index) => all.findIndex((other) => other.path.join() === path.join()) === index,
  );
  const misspelt = issues.flatMap(({ code, path, message }) =>
    code === 'unrecognized_keys'
      ? [...message.matchAll(/: write (\w+)/g)].map(([, field]) => [...path, field].join('.'))
      : [],
  );
  return issues
    .filter(({ path }) => !misspelt.includes(path.join('.')))
    .map((issue) => {
      const { name, taken } = place(issue.path);
      const field = issue.path.slice(taken).join('.');
      return `${[name, field].filter(Boolean).join(', ')}: ${subject(issue, value)}${issue.message}`;
    });
}
