/** The lists of the part database that are loaded, each with its index. */

import type { DatabasePart } from './part-database';
import { indexParts } from './part-index';
import type { VisitorPcAnswer, VisitorPcField } from './visitor-pc';

export type PartLists = Readonly<
  Partial<Record<VisitorPcField, ReturnType<typeof createPartList>>>
>;

/** Prepares a list for searches and for all ids that addresses may contain. */
export const createPartList = (parts: readonly DatabasePart[]) => ({
  index: indexParts(parts),
  partsById: new Map(parts.flatMap((part) => part.ids.map((id) => [id, part] as const))),
});

/** Returns the part that a visitor chose from a list; undefined for a typed answer, and while the list isn't loaded. */
export const findChosenPart = (
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
) => (answer && 'id' in answer ? lists[field]?.partsById.get(answer.id) : undefined);
