import type { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS, type Pack } from '@/lib/content/pack';
import { findTextProblem } from '@/lib/content/plain-text';
import type { ContentIssue, StageResult } from './content-issue';
import {
  type ContentDocument,
  createIssue,
  type Documents,
  findTexts,
  type Path,
} from './document';

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

/**
 * Validates a value against a schema, and its texts against what visitors can read.
 *
 * @param create makes the issue for a field, from a message such as 'is missing: write it'
 * @returns the schema's output, undefined where there are issues
 */
export function validateValue<S extends z.ZodType>(
  value: unknown,
  schema: S,
  create: (path: Path, message: string, key?: string) => ContentIssue,
): StageResult<z.infer<S> | undefined> {
  const { data, error } = schema.safeParse(value, { error: formatSchemaError });
  const issuesByPlace = new Map<string, ContentIssue>();
  // Further problems at one place mostly follow from the first.
  const report = (path: Path, message: string, key?: string) => {
    const place = `${path} ${key}`;
    if (!issuesByPlace.has(place)) issuesByPlace.set(place, create(path, message, key));
  };
  for (const issue of error?.issues ?? [])
    report(
      issue.path,
      issue.message,
      issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined,
    );
  for (const [path, text] of findTexts(value)) {
    const problem = findTextProblem(text);
    if (problem) report(path, problem);
  }
  const issues = [...issuesByPlace.values()];
  return { value: issues.length === 0 ? data : undefined, issues };
}

/** Returns a copy of a value with another text at a path. */
function replaceText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaceText(copy[key], rest, text);
  return copy;
}

/** Warns of comments that may be the end of a text: those after a field that would accept them as its text. */
function findCutTexts(document: ContentDocument, schema: z.ZodType): readonly ContentIssue[] {
  return document.commentedTexts.flatMap(({ path, text }) => {
    const { error } = schema.safeParse(replaceText(document.value, path, text));
    if (error?.issues.some((issue) => issue.path.join() === path.join())) return [];
    const message =
      'is published without the text after #: put the whole text in quotes, or move a comment to a line of its own';
    return [createIssue(document, path, message, { severity: 'warning' })];
  });
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
  const records: Record<keyof typeof FOLDER_SCHEMAS, unknown[]> = {
    'category-pages': [],
    products: [],
  };
  const files: Record<string, unknown> = {};
  const allIssues: ContentIssue[] = [];
  for (const document of documents.values()) {
    const [folder = ''] = document.name.split('/');
    const schema = document.isParsed ? schemas[folder] : undefined;
    if (schema === undefined) continue;
    const { value, issues } = validateValue(document.value, schema, (path, message, key) =>
      createIssue(document, path, message, { key }),
    );
    allIssues.push(...issues, ...findCutTexts(document, schema));
    if (value === undefined) continue;
    if (folder === 'products' || folder === 'category-pages') records[folder].push(value);
    else files[folder] = value;
  }
  return { value: { ...files, ...records, documents } as ValidatedPack, issues: allIssues };
}
