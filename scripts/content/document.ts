import { formatValue } from '@/lib/content/plain-text';
import type { ContentIssue } from './content-issue';

export type Path = readonly PropertyKey[];
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a record; none of any other value. */
export const toFields = (value: unknown): Fields => Object(value);

/** Maps the values of parsed YAML at any depth, the innermost first. A field whose value becomes empty is left out. */
export const mapValues = (
  value: unknown,
  map: (inner: unknown, name: string) => unknown,
): unknown =>
  // JSON writes an empty entry of a list as null.
  JSON.parse(JSON.stringify(value ?? null), (name, inner) => map(inner, name) ?? undefined);

/** Finds the texts of a value, at any depth, with the path of each. */
export function* findTexts(
  value: unknown,
  path: readonly string[] = [],
): Generator<readonly [path: readonly string[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* findTexts(inner, [...path, name]);
}

/** A text without quotes, with the comment that follows it on its line. */
export interface CommentedText {
  readonly path: Path;
  readonly text: string;
}

/** A parsed file of a pack. */
export interface ContentDocument {
  /** Its name in both packs, such as 'home' or 'products/rm850e'. */
  readonly name: string;
  readonly file: string;
  /** Records, lists and texts without empty fields; undefined where the file can't be parsed. */
  readonly value: unknown;
  readonly isParsed: boolean;
  readonly commentedTexts: readonly CommentedText[];
  /** The value of the sample's file with this name, or of a similar record, where the shop has its own. */
  readonly sampleValue?: unknown;
  /** Returns the position of the value at a path, or of a key there, or the nearest position before. */
  readonly locate: (path: Path, key?: string) => { readonly line: number; readonly column: number };
}

/** The documents of a pack by name. */
export type Documents = ReadonlyMap<string, ContentDocument>;

/** Returns the record's name from a document's name, such as 'rm850e' from 'products/rm850e'; '' for a single file. */
export const getRecordId = (name: string): string => name.split('/')[1] ?? '';

const getValue = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => Object(inner)[key], value);

/** Formats a field's record, path and value, such as 'Daniel Osei, rating: "6"'. */
function formatPath({ name, value }: ContentDocument, path: Path): string {
  const fieldValue = getValue(value, path);
  const [index, ...rest] = path;
  const [record, field] =
    Array.isArray(value) && index !== undefined
      ? [Object(value[Number(index)]).name ?? `entry ${Number(index) + 1}`, rest]
      : [getRecordId(name), path];
  const place = [record, field.join('.')].filter((step) => step !== '').join(', ');
  const isScalar = typeof fieldValue !== 'object' && fieldValue !== undefined;
  return [place, isScalar && formatValue(fieldValue)].filter(Boolean).join(': ');
}

/**
 * Creates an issue at a field of a document. The fix for a missing field quotes the sample's.
 *
 * @param message 'what is wrong: fix'
 * @param key a key at the path where the key itself is wrong
 */
export function createIssue(
  document: ContentDocument,
  path: Path,
  message: string,
  {
    key,
    severity = 'error',
  }: { key?: string | undefined; severity?: ContentIssue['severity'] | undefined } = {},
): ContentIssue {
  const { file, locate, value, sampleValue } = document;
  const isMissing = getValue(value, path) === undefined && message.includes(': ');
  const sample = isMissing ? getValue(sampleValue, path) : undefined;
  const hint = sample === undefined ? '' : `; the sample has ${formatValue(sample)}`;
  return {
    severity,
    file,
    ...locate(path, key),
    path: formatPath(document, path),
    message: `${message}${hint}`,
  };
}
