import type { ReactNode } from 'react';
import { FitSign } from '@/components/ui/fit-sign';
import { kinds } from '@/data/fit';
import { have as copy } from '@/data/have';
import { capital, fill } from '@/lib/fill';
import type { Verdict } from '@/lib/fit-lines';
import { amountOf, haveParagraph } from '@/lib/have';
import { type Answer, answerOf, FIELDS, type Field, type Have } from '@/lib/have-address';
import { detailOf, type KnownPart, knownParts, type Listed, nameOf } from '@/lib/known-parts';
import { onlyOne, type SearchList, search, searchList } from '@/lib/known-search';
import { ownParts } from '@/lib/own-parts';
import { productQuote, type Recipient } from '@/lib/quotes';
import { verdictOf } from '@/lib/verdict';
import type { EnquiryPart } from './catalogue-data';

/** The lists that are there. */
export type Lists = Readonly<Partial<Record<Field, SearchList>>>;

const isListed = (field: Field): field is Listed =>
  field === 'case' || field === 'supply' || field === 'board';

/** The lists of these fields; rejected where one does not come. */
export async function listsOf(fields: readonly Field[]): Promise<Lists> {
  const loaded = fields.filter(isListed).map(async (field) => {
    const parts: readonly KnownPart[] = await knownParts(field);
    return [field, searchList(parts)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

const partOf = (field: Field, answer: Answer | undefined, lists: Lists) =>
  answer && 'id' in answer
    ? lists[field]?.find(({ part }) => part.ids.includes(answer.id))?.part
    : undefined;

/** What a field shows of an answer. */
export function textOf(field: Field, answer: Answer | undefined, lists: Lists): string {
  if (answer && 'typed' in answer) return answer.typed;
  const part = partOf(field, answer, lists);
  return part ? nameOf(part) : '';
}

/** What is offered for what is typed: a number as what it means, known parts, or the words themselves. */
export function optionsOf(field: Field, typed: string, lists: Lists) {
  const answer = answerOf(typed);
  const list = lists[field];
  if (!answer || !isListed(field)) return [];
  const x = amountOf(field, typed);
  const amount =
    x === undefined || field === 'board'
      ? []
      : [{ name: fill(copy.amounts[field], { x }), detail: '', answer }];
  const { best } = list ? search(list, typed) : { best: [] };
  const found = best.map((part) => ({
    name: nameOf(part),
    detail: detailOf(part),
    answer: { id: part.ids[0] ?? '' },
  }));
  const options: readonly { name: string; detail: string; answer: Answer }[] = [
    ...amount,
    ...found,
  ];
  return options.length > 0 || !list ? options : [{ name: typed, detail: copy.notListed, answer }];
}

/** What a field is left with: a number, the only part that is called so, or the words themselves. */
export function answerTo(field: Field, given: Answer | string, lists: Lists): Answer | undefined {
  if (typeof given !== 'string') return given;
  const answer = answerOf(given);
  const list = lists[field];
  if (!answer || !list || amountOf(field, given) !== undefined) return answer;
  const id = onlyOne(list, given)?.ids[0];
  return id === undefined ? answer : { id };
}

/** What the row is called once there is an answer: the parts by their models, numbers with their units. */
function shortOf(field: Field, have: Have, lists: Lists): string {
  const answer = have[field];
  const x = answer && 'typed' in answer ? amountOf(field, answer.typed) : undefined;
  if (x !== undefined) return `${x} ${field === 'case' ? 'mm' : 'W'}`;
  return partOf(field, answer, lists)?.model ?? textOf(field, answer, lists);
}

/** 'Graphics cards: 1 fits, 2 to check, 1 does not'. */
function sumsOf(told: readonly { readonly part: EnquiryPart; readonly verdict: Verdict }[]) {
  const { fits, fit, check, clash, clashes } = copy.counts;
  const kindsTold = [...new Set(told.flatMap(({ part }) => part.facts?.part ?? []))];
  return kindsTold.map((kind) => {
    const of = told.filter(({ part }) => part.facts?.part === kind);
    const count = (...outcomes: readonly Verdict['outcome'][]) =>
      of.filter(({ verdict }) => outcomes.includes(verdict.outcome)).length;
    const all = [
      [count('fits', 'condition'), fits, fit],
      [count('check'), check, check],
      [count('clash'), clash, clashes],
    ] as const;
    const counted = all
      .filter(([n]) => n > 0)
      .map(([n, one, many]) => fill(n === 1 ? one : many, { n }))
      .join(', ');
    return fill(copy.sum, { category: capital(kinds[kind].many), told: counted });
  });
}

/** A card's verdict, and the way on where it is no fit. */
const line = ({ outcome, say }: Verdict, href: string, name: string): ReactNode => (
  <p className="verdict own-verdict">
    <FitSign outcome={outcome} alone />
    <span>
      {say}
      {(outcome === 'clash' || outcome === 'check') && (
        <a href={href} className="text-link block w-fit">
          {copy.askForAnother}
          <span className="sr-only">{` (${name})`}</span>
        </a>
      )}
    </span>
  </p>
);

/**
 * All that is said of a shop's parts to who has these.
 *
 * @param sold those that the page shows
 * @param subject of its e-mails, up to a product's name
 */
export function said(
  have: Have,
  lists: Lists,
  sold: readonly EnquiryPart[],
  recipient: Recipient,
  subject: string,
) {
  const answered = FIELDS.filter((field) => have[field] !== undefined);
  if (answered.length === 0) return undefined;
  const parts = answered.flatMap((field) => partOf(field, have[field], lists) ?? []);
  const own = ownParts(have, parts);
  const ready = have.pc && textOf('pc', have.pc, lists);
  const paragraph = haveParagraph(have, parts);
  const told = sold.flatMap((part) => {
    const verdict = verdictOf(part, own, ready);
    return verdict ? [{ part, verdict }] : [];
  });
  const cards = told.map(({ part, verdict }) => {
    const href = productQuote(recipient, subject, part, paragraph, copy.suggest);
    return [part.id, line(verdict, href, part.name)] as const;
  });
  const clashing = told.filter(({ verdict }) => verdict.outcome === 'clash');
  const named = answered.map((field) => shortOf(field, have, lists)).filter(Boolean);
  return {
    told: fill(copy.answered, { parts: named.join(', ') }),
    texts: Object.fromEntries(answered.map((field) => [field, textOf(field, have[field], lists)])),
    paragraph,
    sums: sumsOf(told),
    cards: new Map(cards),
    clashes: new Set(clashing.map(({ part }) => part.id)),
  };
}
