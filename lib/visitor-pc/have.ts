/** Parses a visitor's answers, and formats them for emails. */
import { have as copy } from '@/data/have';
import { type Answer, FIELDS, type Field, type Have } from '@/lib/page-state/have-address';
import { fillTemplate } from '@/lib/text/fill-template';
import {
  type DatabasePart,
  formatPartDetail,
  formatPartName,
  KIND_BY_FIELD,
} from './part-database';
import { isDatabaseField } from './part-lists';

/** The units of a number that is typed alone, and its plausible range: 510 is a length in millimetres, 4000 a model. */
const NUMBERS = {
  case: { units: { '': 1, mm: 1, cm: 10, in: 25.4, '"': 25.4 }, from: 100, to: 700 },
  supply: { units: { '': 1, w: 1, watt: 1, watts: 1 }, from: 100, to: 3000 },
} as const satisfies Partial<Record<Field, object>>;

/** Parses a typed card length in millimetres or power in watts, rounded down; returns undefined for other texts. */
export function amountOf(field: Field, typed: string): number | undefined {
  if (field !== 'case' && field !== 'supply') return undefined;
  const { units, from, to } = NUMBERS[field];
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z"]*)$/i.exec(typed.trim()) ?? [];
  const factor = new Map<string, number>(Object.entries(units)).get(unit.toLowerCase());
  const amount = Math.floor(Number(number.replace(',', '.')) * (factor ?? Number.NaN));
  return number !== '' && amount >= from && amount <= to ? amount : undefined;
}

/** Formats one answer, if its part is loaded: 'NZXT H210 (Mini-ITX, …)', '650 W, on its label'. */
function formatAnswer(
  field: Field,
  answer: Answer,
  part: DatabasePart | undefined,
): string | undefined {
  if (part) {
    const [name, detail] = [formatPartName(part), formatPartDetail(part)];
    return detail === '' ? name : fillTemplate(copy.listed, { name, detail });
  }
  if ('id' in answer) return undefined;
  const x = amountOf(field, answer.typed);
  const isAmount = x !== undefined && (field === 'case' || field === 'supply');
  return isAmount ? fillTemplate(copy.amounts[field], { x }) : answer.typed;
}

/**
 * Formats a visitor's parts as a paragraph of an email, or '' without parts.
 *
 * @param parts those of the lists that the answers name; an id that names none is left out
 */
export function haveParagraph(have: Have, parts: readonly DatabasePart[]): string {
  const lines = FIELDS.flatMap((field) => {
    const answer = have[field];
    const isNamed = ({ kind, ids }: DatabasePart) =>
      isDatabaseField(field) &&
      kind === KIND_BY_FIELD[field] &&
      answer !== undefined &&
      'id' in answer &&
      ids.includes(answer.id);
    const what = answer && formatAnswer(field, answer, parts.find(isNamed));
    return what === undefined ? [] : [fillTemplate(copy.lines[field], { what })];
  });
  const attach = have.pc ? [copy.attach] : [];
  return lines.length > 0 ? [copy.intro, ...lines, ...attach].join('\n') : '';
}
