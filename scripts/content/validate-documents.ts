import type { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS, type Pack } from '@/lib/content/pack';
import { findTextProblem } from '@/lib/content/plain-text';
import { findCutTexts } from './commented-texts';
import type { ContentIssue, StageResult } from './content-issue';
import { createIssue, type Documents, findTexts, type Path } from './document';
import { formatSchemaError } from './schema-messages';

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
    if (schema === undefined) return [];
    const { value, issues } = validateValue(document.value, schema, create);
    return [{ folder, value, issues: [...issues, ...findCutTexts(document, schema)] }];
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
