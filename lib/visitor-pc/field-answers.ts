/**
 * Loads the lists of the fields for the visitor's PC, and turns typed texts into answers. A page
 * loads this module when a visitor first uses a field.
 */

import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { identifyPlatform } from '@/lib/part-database/identify-platform';
import { identifyProcessor } from '@/lib/part-database/identify-processor';
import { formatPartDetail, loadParts } from '@/lib/part-database/part-database';
import { indexParts } from '@/lib/part-database/part-index';
import { formatPartName } from '@/lib/part-database/part-line';
import { searchParts } from '@/lib/part-database/search-parts';
import { addUnit, formatAmount, parseAmount } from './parse-amount';
import { findListedPart, type PartIndexes } from './part-indexes';
import {
  isDatabaseField,
  parseTypedAnswer,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from './visitor-pc';

/** Loads the lists of some fields. The result has no list that can't be fetched. */
export async function loadPartIndexes(fields: readonly VisitorPcField[]): Promise<PartIndexes> {
  const loads = fields
    .filter(isDatabaseField)
    .map(async (field) => [field, indexParts(await loadParts(field))] as const);
  const results = await Promise.allSettled(loads);
  return Object.fromEntries(
    results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  );
}

/** Returns the name of the part that a visitor chose from a list; '' while it isn't loaded. */
export function formatListedPart(
  field: VisitorPcField,
  answer: VisitorPcAnswer,
  partIndexes: PartIndexes,
): string {
  const part = findListedPart(field, answer, partIndexes);
  return part ? formatPartName(part) : '';
}

/** Returns the name that was typed as the case; undefined for none, a number or a listed case. */
export const findCaseName = ({ case: answer }: VisitorPc) =>
  answer && 'typed' in answer && parseAmount('case', answer.typed) === undefined
    ? answer.typed
    : undefined;

/** A suggestion for a typed text. */
export interface AnswerOption {
  readonly name: string;
  readonly detail: string;
  readonly answer: VisitorPcAnswer;
}

/** Describes a typed processor or motherboard: its socket and, if it has only one, memory type. */
function describeTyped(field: VisitorPcField, typed: string): string | undefined {
  const platform = field === 'motherboard' && identifyPlatform(typed);
  if (platform) return [platform.socket, platform.memoryType].filter(Boolean).join(', ');
  const processor = field === 'cpu' && identifyProcessor(typed);
  if (!processor) return undefined;
  const { socket, memoryTypes } = processor;
  return memoryTypes?.length === 1 ? `${socket}, ${memoryTypes[0]}` : socket;
}

/** Returns the options for a typed text: an amount, parts of the list, or the text itself. */
export function listOptions(
  field: VisitorPcField,
  typed: string,
  partIndexes: PartIndexes,
): readonly AnswerOption[] {
  const typedWithUnit = addUnit(field, typed);
  const answer = parseTypedAnswer(typedWithUnit);
  if (answer === undefined) return [];
  const index = partIndexes[field];
  const amount = formatAmount(field, typedWithUnit);
  const parts = index ? searchParts(index, typed) : [];
  const options: readonly AnswerOption[] = [
    ...(amount === undefined ? [] : [{ name: amount, detail: '', answer }]),
    ...parts.map((part) => ({
      name: formatPartName(part),
      detail: formatPartDetail(part),
      answer: { id: part.ids[0] ?? '' },
    })),
  ];
  // 'Ryzen 5' has no option, since its model is still to be typed.
  const canBeNamed = field === 'cpu' ? /\d{3}/.test(typed) : index !== undefined;
  if (options.length > 0 || !canBeNamed) return options;
  return [
    { name: typed, detail: describeTyped(field, typed) ?? visitorPcRowCopy.notListed, answer },
  ];
}

/** Returns a typed text's answer: the part of that name, or the text. '325' as a case is 325 mm. */
export function resolveTypedAnswer(
  field: VisitorPcField,
  typed: string,
  partIndexes: PartIndexes,
): VisitorPcAnswer | undefined {
  const id = findListedPart(field, { typed }, partIndexes)?.ids[0];
  if (id !== undefined) return { id };
  // '510' may mean the H510, so it gets no unit, and no rule concludes anything from it.
  const isNumberOfModel = partIndexes[field]?.some(({ part }) =>
    part.model.match(/\d+/g)?.includes(typed.trim()),
  );
  return parseTypedAnswer(isNumberOfModel ? typed : addUnit(field, typed));
}
