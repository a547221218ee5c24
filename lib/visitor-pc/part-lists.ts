import { identifyPart } from '@/lib/part-database/identify-part';
import type { DatabasePart } from '@/lib/part-database/part-database';
import type { PartIndex } from '@/lib/part-database/part-index';
import type { VisitorPcAnswer, VisitorPcField } from './visitor-pc';

/** The lists of the part database that are loaded, prepared for searches. */
export type PartLists = Readonly<Partial<Record<VisitorPcField, PartIndex>>>;

/** The parts that texts name, by list. Each check looks the same texts up several times, among thousands of parts. */
const namedPartsByIndex = new WeakMap<PartIndex, Map<string, DatabasePart | undefined>>();

/** Identifies the part that a text names, once for each list and text. */
function findNamedPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const namedParts = namedPartsByIndex.get(index) ?? new Map<string, DatabasePart | undefined>();
  namedPartsByIndex.set(index, namedParts);
  if (!namedParts.has(typed)) namedParts.set(typed, identifyPart(index, typed));
  return namedParts.get(typed);
}

/** Returns the part that a visitor chose from a list or named in full; undefined for other texts, and while the list isn't loaded. */
export function findListedPart(
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
) {
  const index = lists[field];
  if (answer === undefined || index === undefined) return undefined;
  if ('typed' in answer) return findNamedPart(index, answer.typed);
  return index.find(({ part }) => part.ids.includes(answer.id))?.part;
}
