import type { PartIndex } from './part-index';
import type { VisitorPcAnswer, VisitorPcField } from './visitor-pc';

/** The lists of the part database that are loaded, prepared for searches. */
export type PartLists = Readonly<Partial<Record<VisitorPcField, PartIndex>>>;

/** Returns the part that a visitor chose from a list; undefined for a typed answer, and while the list isn't loaded. */
export const findChosenPart = (
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
) =>
  answer && 'id' in answer
    ? lists[field]?.find(({ part }) => part.ids.includes(answer.id))?.part
    : undefined;
