import { parseParts } from '@/lib/part-database/part-database';
import { indexParts } from '@/lib/part-database/part-index';
import { DATABASE_KINDS, type DatabaseKind } from '@/lib/part-database/part-line';
import type { PartIndexes } from '../part-indexes';

/** Creates indexes from lines of data/parts/opendb/: { case: ['NZXT|H210|7585de5|ITX|325|'] }. */
export const createPartIndexes = (
  linesByKind: Readonly<Partial<Record<DatabaseKind, readonly string[]>>>,
): PartIndexes =>
  Object.fromEntries(
    DATABASE_KINDS.map((kind) => [kind, indexParts(parseParts(kind, linesByKind[kind] ?? []))]),
  );
