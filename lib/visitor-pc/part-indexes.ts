import { identifyPart } from '@/lib/part-database/identify-part';
import type { DatabasePart } from '@/lib/part-database/part-database';
import type { PartIndex } from '@/lib/part-database/part-index';
import type { VisitorPcAnswer, VisitorPcField } from './visitor-pc';

/**
 * The lists of the part database that are loaded, prepared for searches. A field has none while its
 * list isn't loaded, or if the database has no parts of its kind.
 */
export type PartIndexes = Readonly<Partial<Record<VisitorPcField, PartIndex>>>;

/** An answer with the listed part that it names. */
export interface ResolvedAnswer {
  readonly field: VisitorPcField;
  /** The visitor's own text; undefined for a part that was chosen from the list or is wanted. */
  readonly typed: string | undefined;
  /** Undefined for a text or an id that is in no list, and while the list isn't loaded. */
  readonly part: DatabasePart | undefined;
  /** True if the visitor doesn't own the part and wants a quote for one. */
  readonly isQuoteWanted: boolean;
}

/** Returns the part that a visitor chose or named in full; undefined if no loaded list has it. */
export function findListedPart(
  field: VisitorPcField,
  answer: VisitorPcAnswer,
  partIndexes: PartIndexes,
) {
  const index = partIndexes[field];
  if (index === undefined || 'isQuoteWanted' in answer) return undefined;
  if ('typed' in answer) return identifyPart(index, answer.typed);
  return index.find(({ part }) => part.ids.includes(answer.id))?.part;
}
