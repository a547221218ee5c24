import type { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS, type Pack } from '@/lib/content/pack';
import { findTextProblem } from '@/lib/content/plain-text';
import type { ContentIssue, StageResult } from './content-issue';
import { createIssue, type Documents, findTexts, type Path } from './document';

const FIELDS = 'must have fields: write each as a name, a colon and a value';
const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text: put a text that begins with { or [ in quotes',
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
const formatSchemaError: z.core.$ZodErrorMap = (issue) => {
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

interface Problem {
  readonly path: Path;
  /** 'message: fix' or a message alone. */
  readonly text: string;
  readonly key?: string | undefined;
}

/**
 * Validates a value against a schema, and its texts against what visitors can read.
 *
 * @param create makes the issue for a field
 * @returns the schema's output, undefined where there are issues
 */
export function validateValue<S extends z.ZodType>(
  value: unknown,
  schema: S,
  create: (path: Path, message: string, fix?: string, key?: string) => ContentIssue,
): StageResult<z.infer<S> | undefined> {
  const { data, error } = schema.safeParse(value, { error: formatSchemaError });
  const errors = (error?.issues ?? []).map((issue): Problem => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    return { path: issue.path, text: issue.message, key };
  });
  const unreadable = [...findTexts(value)].flatMap(([path, text]): readonly Problem[] => {
    const problem = findTextProblem(text);
    return problem === undefined ? [] : [{ path, text: problem }];
  });
  const problems = [...errors, ...unreadable];
  // Further problems at one place mostly follow from the first.
  const byPlace = new Map(
    problems.toReversed().map((problem) => [`${problem.path} ${problem.key}`, problem]),
  );
  const issues = [...byPlace.values()].toReversed().map(({ path, text, key }) => {
    const [, message = text, fix] = /^(.*?)(?:: (.*))?$/s.exec(text) ?? [];
    return create(path, message, fix, key);
  });
  return { value: issues.length === 0 ? data : undefined, issues };
}

/** The valid documents of a pack, as their schemas read them. */
export interface ValidatedPack
  extends Partial<Omit<Pack, 'category-pages' | 'logo' | 'photographs' | 'products'>>,
    Pick<Pack, 'category-pages' | 'products'> {
  /** All documents, including invalid ones. */
  readonly documents: Documents;
}

/** Validates each document against its schema: the loader's third stage. */
export function validateDocuments(documents: Documents): StageResult<ValidatedPack> {
  const schemas: Readonly<Record<string, z.ZodType>> = { ...FILE_SCHEMAS, ...FOLDER_SCHEMAS };
  const results = [...documents.values()].flatMap((document) => {
    const [folder = ''] = document.name.split('/');
    const schema = document.isParsed ? schemas[folder] : undefined;
    const create = createIssue.bind(undefined, document);
    return schema ? [{ folder, ...validateValue(document.value, schema, create) }] : [];
  });
  const valid = results.filter(({ value }) => value !== undefined);
  const getRecords = (name: keyof typeof FOLDER_SCHEMAS) =>
    valid.filter(({ folder }) => folder === name).map(({ value }) => value);
  const files = valid.filter(({ folder }) => folder in FILE_SCHEMAS);
  const value = {
    ...Object.fromEntries(files.map(({ folder, value: record }) => [folder, record])),
    'category-pages': getRecords('category-pages'),
    products: getRecords('products'),
    documents,
  };
  return { value: value as ValidatedPack, issues: results.flatMap(({ issues }) => issues) };
}
