/** The lists of the part database that are loaded, each with its index. */
import { type DatabasePart, loadParts } from './part-database';
import { indexParts } from './part-index';
import { isDatabaseField, type VisitorPcAnswer, type VisitorPcField } from './visitor-pc';

export type PartLists = Readonly<
  Partial<Record<VisitorPcField, ReturnType<typeof createPartList>>>
>;

/** Prepares a list for searches and for all ids that addresses may contain. */
export const createPartList = (parts: readonly DatabasePart[]) => ({
  index: indexParts(parts),
  partsById: new Map(parts.flatMap((part) => part.ids.map((id) => [id, part] as const))),
});

/**
 * Loads the lists of some fields.
 *
 * @throws if a list can't be fetched
 */
export async function loadPartLists(fields: readonly VisitorPcField[]): Promise<PartLists> {
  const loaded = fields
    .filter(isDatabaseField)
    .map(async (field) => [field, createPartList(await loadParts(field))] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Returns the part of the database that an answer names; undefined while its list isn't loaded. */
export const findPart = (
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
) => (answer && 'id' in answer ? lists[field]?.partsById.get(answer.id) : undefined);
