/** What a visitor has, as they answer it: a known part, a number, or their own words. */
import { have as copy } from '@/data/have';
import { fill } from './fill';
import { limited } from './filter-address';
import { detailOf, type KnownPart, type Listed, nameOf } from './known-parts';

/** What is asked of: parts, and a PC that was bought as one. */
export const FIELDS = ['case', 'supply', 'board', 'processor', 'pc'] as const;
export type Field = (typeof FIELDS)[number];

/** A known part's id, or what was typed. */
export type Answer = { readonly id: string } | { readonly typed: string };

/** All answers that there are. */
export type Have = Readonly<Partial<Record<Field, Answer>>>;

/** What a number alone means, what it may be followed by, and which are plausible: 510 mm is a case, 4000 a model. */
const NUMBERS = {
  case: { units: { '': 1, mm: 1, cm: 10, in: 25.4, '"': 25.4 }, from: 100, to: 700 },
  supply: { units: { '': 1, w: 1, watt: 1, watts: 1 }, from: 100, to: 3000 },
} as const satisfies Partial<Record<Field, object>>;

/** What was typed as millimetres of room for a card, or as watts, rounded down; undefined where it is not a number of it. */
export function amountOf(field: Field, typed: string): number | undefined {
  if (field !== 'case' && field !== 'supply') return undefined;
  const { units, from, to } = NUMBERS[field];
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z"]*)$/i.exec(typed.trim()) ?? [];
  const factor = new Map<string, number>(Object.entries(units)).get(unit.toLowerCase());
  const amount = Math.floor(Number(number.replace(',', '.')) * (factor ?? Number.NaN));
  return number !== '' && amount >= from && amount <= to ? amount : undefined;
}

const NAME = 'have';
const isListed = (field: string): field is Listed =>
  field === 'case' || field === 'supply' || field === 'board';

/** An answer as an address has it: 'case-7585de5' of a known part, 'supply 650' of what was typed. */
function read(text: string): readonly [Field, Answer] | undefined {
  const [, name, id, typed] = /^([a-z]+)(?:-([0-9a-f]{7})| (.*))$/s.exec(text) ?? [];
  const field = FIELDS.find((one) => one === name);
  if (field === undefined) return undefined;
  if (id !== undefined) return isListed(field) ? [field, { id }] : undefined;
  const answer = answerOf(typed ?? '');
  return answer && [field, answer];
}

/** What was typed, as an answer; undefined where that is nothing. */
export function answerOf(text: string): Answer | undefined {
  const typed = limited(text.trim()).trim();
  return typed === '' ? undefined : { typed };
}

/** What an address's query says of a visitor's parts, the first of each; anybody may have written it. */
export function haveFromQuery(query: string): Have {
  const answers = new URLSearchParams(query).getAll(NAME).flatMap((text) => {
    const answer = read(text);
    return answer ? [answer] : [];
  });
  return Object.fromEntries(answers.toReversed());
}

/** A query with these answers in place of its own, and all else that it had. */
export function withHave(query: string, have: Have): string {
  const all = new URLSearchParams(query);
  all.delete(NAME);
  for (const field of FIELDS) {
    const answer = have[field];
    if (answer)
      all.append(NAME, 'id' in answer ? `${field}-${answer.id}` : `${field} ${answer.typed}`);
  }
  const text = `${all}`;
  return text && `?${text}`;
}

/** A query with the answers of another one. */
export const keepHave = (query: string, from: string) => withHave(query, haveFromQuery(from));

/** What one answer is called, as far as its known part is at hand: 'NZXT H210 (Mini-ITX, …)', '650 W, on its label'. */
function called(field: Field, answer: Answer, part: KnownPart | undefined): string | undefined {
  if (part) {
    const [name, detail] = [nameOf(part), detailOf(part)];
    return detail === '' ? name : fill(copy.listed, { name, detail });
  }
  if ('id' in answer) return undefined;
  const x = amountOf(field, answer.typed);
  const isAmount = x !== undefined && (field === 'case' || field === 'supply');
  return isAmount ? fill(copy.amounts[field], { x }) : answer.typed;
}

/**
 * What an e-mail says of a visitor's parts, a paragraph; '' where there is none.
 *
 * @param parts those of the lists that the answers name; an id that names none is left out
 */
export function haveParagraph(have: Have, parts: readonly KnownPart[]): string {
  const lines = FIELDS.flatMap((field) => {
    const answer = have[field];
    const isNamed = ({ kind, ids }: KnownPart) =>
      kind === field && answer !== undefined && 'id' in answer && ids.includes(answer.id);
    const what = answer && called(field, answer, parts.find(isNamed));
    return what === undefined ? [] : [fill(copy.lines[field], { what })];
  });
  return lines.length > 0 ? [copy.intro, ...lines].join('\n') : '';
}
