/** The visitor's PC in a page's address: '?have=case-7585de5&have=supply+650'. */
import { truncateSearch } from './filter-query';

/** The fields of the visitor's PC: parts, and a ready-made PC. */
export const FIELDS = ['case', 'supply', 'board', 'processor', 'pc'] as const;
export type Field = (typeof FIELDS)[number];

/** A known part's id, or what was typed; nothing is typed where a PC is ready-made and not named. */
export type Answer = { readonly id: string } | { readonly typed: string };

/** All answers that there are. */
export type Have = Readonly<Partial<Record<Field, Answer>>>;

const NAME = 'have';
/** Fields with a list in the part database. */
const LISTED: readonly Field[] = ['case', 'supply', 'board'];

/** Returns a typed text as an answer, or undefined for a blank one. */
export function answerOf(text: string): Answer | undefined {
  const typed = truncateSearch(text.trim()).trim();
  return typed === '' ? undefined : { typed };
}

/** An answer as an address has it: 'case-7585de5' of a known part, 'supply 650' of what was typed, 'pc ' without a name. */
function parseAnswer(text: string): readonly [Field, Answer] | undefined {
  const [, name, id, typed] = /^([a-z]+)(?:-([0-9a-f]{7})| (.*))$/s.exec(text) ?? [];
  const field = FIELDS.find((one) => one === name);
  if (field === undefined) return undefined;
  if (id !== undefined) return LISTED.includes(field) ? [field, { id }] : undefined;
  const answer = answerOf(typed ?? '') ?? (text === 'pc ' ? { typed: '' } : undefined);
  return answer && [field, answer];
}

/** Parses the visitor's PC from a query that anybody may have written. The first answer of each field counts. */
export function haveFromQuery(query: string): Have {
  const answers = new URLSearchParams(query).getAll(NAME).flatMap((text) => {
    const answer = parseAnswer(text);
    return answer ? [answer] : [];
  });
  return Object.fromEntries(answers.toReversed());
}

/** A query with these answers in place of its own, and all else as it was written. */
export function withHave(query: string, have: Have): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(NAME));
  const answered = FIELDS.flatMap((field) => {
    const answer = have[field];
    if (answer === undefined) return [];
    return [[NAME, 'id' in answer ? `${field}-${answer.id}` : `${field} ${answer.typed}`]];
  });
  const all = [...others, `${new URLSearchParams(answered)}`].filter(Boolean).join('&');
  return all && `?${all}`;
}

/** A query with the answers of another one. */
export const copyHave = (query: string, from: string) => withHave(query, haveFromQuery(from));
