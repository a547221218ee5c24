import { identifyPart } from './identify-part';
import type { PartIndex } from './part-index';
import type { VisitorPcAnswer, VisitorPcField } from './visitor-pc';

/** The lists of the part database that are loaded, prepared for searches. */
export type PartLists = Readonly<Partial<Record<VisitorPcField, PartIndex>>>;

/** Returns the part that a visitor chose from a list or named in full; undefined for other texts, and while the list isn't loaded. */
export function findListedPart(
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
) {
  const index = lists[field];
  if (answer === undefined || index === undefined) return undefined;
  if ('typed' in answer) return identifyPart(index, answer.typed);
  return index.find(({ part }) => part.ids.includes(answer.id))?.part;
}
