/**
 * Loads the lists of the fields for the visitor's PC, and turns typed texts into answers. A page loads this module when a visitor
 * first uses a field.
 */

import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { suggestChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { identifyPart, isNumberOfModel } from './identify-part';
import { addUnit, formatAmount, parseAmount } from './parse-amount';
import { formatPartDetail, formatPartName, loadParts } from './part-database';
import { indexParts } from './part-index';
import { findChosenPart, type PartLists } from './part-lists';
import { searchParts } from './search-parts';
import {
  createTypedAnswer,
  DATABASE_FIELDS,
  isDatabaseField,
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
    .map(async (field) => [field, indexParts(await loadParts(field))] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Returns the fields whose answer has an id that is not in the field's list. An old or damaged link may have one. */
export const findUnknownFields = (visitorPc: VisitorPc, lists: PartLists) =>
  DATABASE_FIELDS.filter((field) => {
    const answer = visitorPc[field];
    return (
      answer && 'id' in answer && lists[field] && findChosenPart(field, answer, lists) === undefined
    );
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

interface AnswerOption {
  readonly name: string;
  readonly detail: string;
  readonly answer: VisitorPcAnswer;
}

/** Returns the option for a typed processor, with its socket and, if it takes only one, its memory type. */
function listProcessorOptions(name: string, answer: VisitorPcAnswer): readonly AnswerOption[] {
  const processor = findProcessor(name);
  if (processor) {
    const { socket, memoryTypes = [] } = processor;
    const [memoryType, otherType] = memoryTypes;
    const detail = memoryType && !otherType ? `${socket}, ${memoryType}` : socket;
    return [{ name, detail, answer }];
  }
  // 'Ryzen 5' has no option, since its model is still to be typed.
  return /\d{3}/.test(name) ? [{ name, detail: copy.notListed, answer }] : [];
}

/** Returns the options for a typed text: an amount, a chipset, parts of the list, or the text itself. */
export function listOptions(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): readonly AnswerOption[] {
  const typedWithUnit = addUnit(field, typed);
  const answer = createTypedAnswer(typedWithUnit);
  if (answer === undefined) return [];
  if (field === 'cpu') return listProcessorOptions(typed, answer);
  if (!isDatabaseField(field)) return [];
  const index = lists[field];
  const amount = formatAmount(field, typedWithUnit);
  const chipset = field === 'motherboard' ? suggestChipset(typed) : undefined;
  const parts = index ? searchParts(index, typed) : [];
  const options: readonly AnswerOption[] = [
    ...(amount === undefined ? [] : [{ name: amount, detail: '', answer }]),
    ...(chipset ? [{ ...chipset, answer }] : []),
    ...parts.map((part) => ({
      name: formatPartName(part),
      detail: formatPartDetail(part),
      answer: { id: part.ids[0] ?? '' },
    })),
  ];
  const isUnlisted = index !== undefined && options.length === 0;
  return isUnlisted ? [{ name: typed, detail: copy.notListed, answer }] : options;
}

/** Returns the answer that a typed text stands for: an amount, the part of that name, or the text itself. */
export function resolveTypedAnswer(
  field: VisitorPcField,
  typed: string,
  lists: PartLists,
): VisitorPcAnswer | undefined {
  const answer = createTypedAnswer(typed);
  const index = lists[field];
  if (!answer || !index || parseAmount(field, typed) !== undefined) return answer;
  const id = identifyPart(index, typed)?.ids[0];
  if (id !== undefined) return { id };
  // As a case, '325' means 325 mm. '510' may mean the H510, so it gets no unit, and no rule concludes anything from it.
  return isNumberOfModel(index, typed) ? answer : createTypedAnswer(addUnit(field, typed));
}
