import { have as copy } from '@/data/have';
import { fillTemplate } from '@/lib/text/fill-template';
import { parseAmount } from '@/lib/visitor-pc/parse-amount';
import {
  type DatabaseKind,
  type DatabasePart,
  findNamedPart,
  formatPartDetail,
  formatPartName,
  indexParts,
  loadParts,
  type PartIndex,
  searchParts,
} from '@/lib/visitor-pc/part-database';
import {
  createTypedAnswer,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';

interface PartList {
  readonly index: PartIndex;
  /** By all ids that addresses may contain. */
  readonly partsById: ReadonlyMap<string, DatabasePart>;
}

/** The lists of the part database that are loaded. */
export type PartLists = Readonly<Partial<Record<VisitorPcField, PartList>>>;

export interface AnswerOption {
  readonly name: string;
  readonly detail: string;
  readonly answer: VisitorPcAnswer;
}

const isListed = (field: VisitorPcField): field is DatabaseKind =>
  field === 'case' || field === 'supply' || field === 'board';

/**
 * Loads the lists of these fields.
 *
 * @throws if a list can't be fetched
 */
export async function loadLists(fields: readonly VisitorPcField[]): Promise<PartLists> {
  const loaded = fields.filter(isListed).map(async (field) => {
    const parts: readonly DatabasePart[] = await loadParts(field);
    const partsById = new Map(parts.flatMap((part) => part.ids.map((id) => [id, part] as const)));
    return [field, { index: indexParts(parts), partsById }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Returns the part of the database that an answer names, if its list is loaded. */
export const findAnsweredPart = (
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
): DatabasePart | undefined =>
  answer && 'id' in answer ? lists[field]?.partsById.get(answer.id) : undefined;

/** Returns the parts of the database that the answers name, as far as their lists are loaded. */
export const findAnsweredParts = (visitorPc: VisitorPc, lists: PartLists) =>
  VISITOR_PC_FIELDS.flatMap((field) => findAnsweredPart(field, visitorPc[field], lists) ?? []);

/** Returns the fields whose answer has an id that is in no list, as an old or damaged link may bring. */
export const findUnknownFields = (visitorPc: VisitorPc, lists: PartLists) =>
  VISITOR_PC_FIELDS.filter((field): field is DatabaseKind => {
    const answer = visitorPc[field];
    const list = lists[field];
    return (
      isListed(field) &&
      list !== undefined &&
      answer !== undefined &&
      'id' in answer &&
      !list.partsById.has(answer.id)
    );
  });

/** Returns the text that a field shows for an answer; '' while its list isn't loaded. */
export function formatAnswer(
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
): string {
  if (answer && 'typed' in answer) return answer.typed;
  const part = findAnsweredPart(field, answer, lists);
  return part ? formatPartName(part) : '';
}

/** Returns the options for a typed text: a number with its meaning, known parts, or the text itself. */
export function listOptions(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): readonly AnswerOption[] {
  const answer = createTypedAnswer(typed);
  const list = lists[field];
  if (!answer || !isListed(field)) return [];
  const x = parseAmount(field, typed);
  const amounts =
    x === undefined || field === 'board'
      ? []
      : [{ name: fillTemplate(copy.amounts[field], { x }), detail: '', answer }];
  const parts = (list ? searchParts(list.index, typed) : []).map((part) => ({
    name: formatPartName(part),
    detail: formatPartDetail(part),
    answer: { id: part.ids[0] ?? '' },
  }));
  const options: readonly AnswerOption[] = [...amounts, ...parts];
  return options.length > 0 || !list ? options : [{ name: typed, detail: copy.notListed, answer }];
}

/** Returns the answer that a typed text stands for: a number, the part of that name, or the text itself. */
export function resolveTypedAnswer(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): VisitorPcAnswer | undefined {
  const answer = createTypedAnswer(typed);
  const list = lists[field];
  if (!answer || !list || parseAmount(field, typed) !== undefined) return answer;
  const id = findNamedPart(list.index, typed)?.ids[0];
  return id === undefined ? answer : { id };
}
