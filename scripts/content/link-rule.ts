import type { Path } from './document';
import { SAMPLE, SHOP } from './pack-files';
import type { ValidatedPack } from './validate-documents';

/** Reports an issue at a field of the document with this name, as 'message: fix'. */
export type Report = (
  name: string,
  path: Path,
  message: string,
  severity?: 'error' | 'warning',
) => void;

/** A check that no schema can make: of references between files, or one that gives a warning. */
export type LinkRule = (pack: ValidatedPack, report: Report) => void;

/** The message for a category or subcategory that no record has, and the end of its fix. */
export const NO_CATEGORY = 'is not in categories.yaml';
export const ADD_CATEGORY = `add it to ${SHOP}/categories.yaml, your copy of ${SAMPLE}/categories.yaml`;

const normaliseName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** Returns the name that differs only in capitals, spaces and signs. */
export const findSimilarName = (name: string, names: readonly string[]) =>
  names.find((other) => normaliseName(other) === normaliseName(name));

/** Creates a rule against records of a folder whose field has the value of an earlier record, in any case. */
export const createUniqueRule =
  (folder: string, field: string): LinkRule =>
  ({ documents }, report) => {
    const filesByValue = new Map<string, string>();
    for (const { name, file, value } of documents.values()) {
      const text = Object(value)[field];
      if (!name.startsWith(`${folder}/`) || typeof text !== 'string') continue;
      const first = filesByValue.get(text.toLowerCase());
      if (first) report(name, [field], `is also in ${first}: correct one of the two`);
      else filesByValue.set(text.toLowerCase(), file);
    }
  };
