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
import { formatSchemaError } from './schema-messages';

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
