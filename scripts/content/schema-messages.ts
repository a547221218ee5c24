import type { z } from 'zod';

const FIELDS = 'must have fields: write each as a name, a colon and a value';
const TYPES: Readonly<Record<string, string>> = {
  string:
    'must be text: put a text with a colon and a space in quotes, or one that begins with { or [',
  number: 'must be a number, such as 850 or 3.6',
  int: 'must be a whole number, such as 5',
  array: 'must be a list: write each entry on its own line after a dash',
  object: FIELDS,
  record: FIELDS,
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a day such as 2026-11-23',
  time: 'must be a time such as 09:00 or 17:30',
  email: 'must be an email address such as sales@acme-pc.co.uk',
  url: 'must be an address such as https://www.acme-pc.co.uk',
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Formats a limit of a text's length, a list's length or a number. */
function formatLimit(origin: string, limit: number | bigint, isMaximum: boolean): string {
  const amount = `at ${isMaximum ? 'most' : 'least'} ${limit}`;
  if (origin === 'string')
    return `must have ${amount} characters: ${isMaximum ? 'shorten' : 'lengthen'} it`;
  if (origin === 'array')
    return `must have ${amount} ${limit === 1 ? 'entry' : 'entries'}: ${isMaximum ? 'remove' : 'add'} some`;
  return `must be ${amount}`;
}

/** Formats the problems that all schemas share as 'message: fix'; others have their schema's or zod's own message. */
export const formatSchemaError: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing: write it' : TYPES[issue.expected];
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}: correct its name, or remove it`;
    case 'invalid_value':
      return `must be ${listFormat.format(issue.values.filter((value) => value !== '').map(String))}`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'too_big':
      return formatLimit(issue.origin, issue.maximum, true);
    case 'too_small':
      return formatLimit(issue.origin, issue.minimum, false);
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_union':
      // The last form is the one with a value; the others allow an empty field.
      return Array.isArray(issue.options)
        ? `must be ${issue.options.join(' or ')}`
        : issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
};
