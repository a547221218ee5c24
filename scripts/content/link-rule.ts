import type { Path } from './document';
import type { ValidatedPack } from './validate-documents';

/** Reports an issue at a field of the document with this name. */
export type Report = (
  name: string,
  path: Path,
  message: string,
  fix: string,
  severity?: 'error' | 'warning',
) => void;

/** A check of references between files that are valid by themselves. */
export type LinkRule = (pack: ValidatedPack, report: Report) => void;

/** The message for a category or subcategory that no record has. */
export const NO_CATEGORY = 'is not in categories.yaml';

/** Finds the texts of a value, at any depth, with the path of each. */
export function* findTexts(
  value: unknown,
  path: readonly string[] = [],
): Generator<readonly [path: readonly string[], text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* findTexts(inner, [...path, name]);
}

/** Creates a rule against records of a folder whose field has the value of an earlier record, in any case. */
export const createUniqueRule =
  (folder: string, field: string): LinkRule =>
  ({ documents }, report) => {
    const filesByValue = new Map<string, string>();
    for (const { name, file, value } of documents.values()) {
      const text = Object(value)[field];
      if (!name.startsWith(`${folder}/`) || typeof text !== 'string') continue;
      const first = filesByValue.get(text.toLowerCase());
      if (first) report(name, [field], `is also in ${first}`, 'correct one of the two');
      else filesByValue.set(text.toLowerCase(), file);
    }
  };
