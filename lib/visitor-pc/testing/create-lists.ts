import { parseParts } from '@/lib/part-database/part-database';
import { indexParts } from '@/lib/part-database/part-index';
import type { PartLists } from '../part-lists';

/** Creates lists from lines of data/parts/opendb/: { case: ['NZXT|H210|7585de5|ITX|325|'] }. */
export const createLists = (linesByField: Readonly<Record<string, readonly string[]>>): PartLists =>
  Object.fromEntries(
    Object.entries(linesByField).map(([field, lines]) => [
      field,
      indexParts(parseParts(field as 'case', lines)),
    ]),
  );
