/**
 * What the fields of the visitor's PC need: their lists, the text of an answer, and the options and the answer of a typed text. A
 * page loads this module when a visitor first uses a field.
 */

import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import { suggestChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { identifyPart, isNumberOfModel } from './identify-part';
import { addUnit, parseAmount } from './parse-amount';
import { formatPartDetail, formatPartName, loadParts } from './part-database';
import { createPartList, findChosenPart, type PartLists } from './part-lists';
import { searchParts } from './search-parts';
import {
  createTypedAnswer,
  type DatabaseField,
  isDatabaseField,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from './visitor-pc';

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

interface AnswerOption {
  readonly name: string;
  readonly detail: string;
  readonly answer: VisitorPcAnswer;
}

/** Returns the fields whose answer has an id that is not in the field's list. An old or damaged link may have one. */
export const findUnknownFields = (visitorPc: VisitorPc, lists: PartLists) =>
  VISITOR_PC_FIELDS.filter(isDatabaseField).filter((field) => {
    const answer = visitorPc[field];
    return answer && 'id' in answer && lists[field]?.partsById.has(answer.id) === false;
  });

/** Returns the text that a field shows for an answer; '' while its list isn't loaded. */
export function formatFieldText(
  field: VisitorPcField,
  answer: VisitorPcAnswer | undefined,
  lists: PartLists,
): string {
  if (answer && 'typed' in answer) return answer.typed;
  const part = findChosenPart(field, answer, lists);
  return part ? formatPartName(part) : '';
}

/** Returns the name that a visitor typed as the case; undefined for a number, a case of the list, and none. */
export const findCaseName = ({ case: answer }: VisitorPc) =>
  answer && 'typed' in answer && parseAmount('case', answer.typed) === undefined
    ? answer.typed
    : undefined;

/** Returns the option for a typed processor, with its socket and memory. 'Ryzen 5' has none, since its model is still to be typed. */
function listProcessor(name: string, answer: VisitorPcAnswer): readonly AnswerOption[] {
  const processor = findProcessor(name);
  if (processor === undefined)
    return /\d{3}/.test(name) ? [{ name, detail: copy.notListed, answer }] : [];
  const { socket, memoryTypes = [] } = processor;
  const memory = memoryTypes.length === 1 ? memoryTypes : [];
  return [{ name, detail: [socket, ...memory].join(', '), answer }];
}

/** Returns the option for a typed number, such as 'room for a card of 325 mm'. No motherboard has one. */
function listAmount(field: DatabaseField, typed: string, answer: VisitorPcAnswer) {
  const amount = parseAmount(field, typed);
  return amount === undefined || field === 'motherboard'
    ? []
    : [{ name: fillTemplate(copy.amounts[field], { amount }), detail: '', answer }];
}

/** Returns the option for a typed chipset or socket. */
function listChipset(field: DatabaseField, typed: string, answer: VisitorPcAnswer) {
  const chipset = field === 'motherboard' ? suggestChipset(typed) : undefined;
  return chipset ? [{ ...chipset, answer }] : [];
}

/** Returns the options for a typed text: an amount, a chipset, parts of the list, or the text itself. */
export function listOptions(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): readonly AnswerOption[] {
  const completed = addUnit(field, typed);
  const answer = createTypedAnswer(completed);
  if (answer === undefined) return [];
  if (field === 'cpu') return listProcessor(typed, answer);
  if (!isDatabaseField(field)) return [];
  const list = lists[field];
  const parts = list ? searchParts(list.index, typed) : [];
  const options: readonly AnswerOption[] = [
    ...listAmount(field, completed, answer),
    ...listChipset(field, typed, answer),
    ...parts.map((part) => ({
      name: formatPartName(part),
      detail: formatPartDetail(part),
      answer: { id: part.ids[0] ?? '' },
    })),
  ];
  return options.length > 0 || !list ? options : [{ name: typed, detail: copy.notListed, answer }];
}

/**
 * Returns the answer that a typed text stands for: an amount, the part of that name, or the text itself. A number that is in a
 * case's name, such as '510', stays a text, from which no rule concludes anything.
 */
export function resolveTypedAnswer(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): VisitorPcAnswer | undefined {
  const answer = createTypedAnswer(typed);
  const list = lists[field];
  if (!answer || !list || parseAmount(field, typed) !== undefined) return answer;
  const completed = addUnit(field, typed);
  if (completed !== typed)
    return isNumberOfModel(list.index, typed) ? answer : { typed: completed };
  const id = identifyPart(list.index, typed)?.ids[0];
  return id === undefined ? answer : { id };
}
