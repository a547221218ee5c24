/** A visitor's answers as parts, so that the rules between the shop's parts tell of them, too. */

import { have as copy } from '@/data/have';
import { memoryTypesBySocket } from '@/data/processor-sockets';
import type { Known } from '@/lib/compatibility/fit';
import { findSocket } from '@/lib/compatibility/processor-socket';
import type { FactsOf, PartKind } from '@/lib/content/facts';
import type { Answer, Have } from '@/lib/page-state/have-address';
import { amountOf } from './have';
import type { DatabaseKind, DatabasePart } from './part-database';

/** Sizes of boards from the smallest; a case takes all up to its own. */
const SIZES = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'];

const stated = (text: string) => (text === '' ? undefined : text);
const counted = (text: string) => (text === '' ? undefined : Number(text));

/** Facts without those that are not on record. */
const known = <K extends PartKind>(
  facts: {
    readonly [N in keyof FactsOf<K>]: FactsOf<K>[N] | undefined;
  },
) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as FactsOf<K>;

/** Returns the memory of a board by type. Its speed is unknown, so no limit is reported. */
const memoryOf = (kind: string | undefined) =>
  kind === undefined ? undefined : { [kind]: Number.POSITIVE_INFINITY };

/** The facts of a known part, as far as they are believed. */
function factsOf(part: DatabasePart): FactsOf<'case' | 'psu' | 'motherboard'> {
  const { kind, model: short } = part;
  const [first = '', second = '', third = '', fourth = ''] = part.facts as readonly string[];
  if (kind === 'supply') return known<'psu'>({ part: 'psu', short, watts: counted(first) });
  if (kind === 'board')
    return known<'motherboard'>({
      part: 'motherboard',
      short,
      socket: stated(first),
      memory: memoryOf(stated(second)),
      form: stated(third),
    });
  const largest = SIZES.indexOf(first);
  return known<'case'>({
    part: kind,
    short,
    forms: largest < 0 ? undefined : SIZES.slice(0, largest + 1),
    cardRoom: counted(second),
    caged: third === 'cages' ? true : undefined,
    cardSlots: counted(fourth),
  });
}

/** Returns the facts of a typed case, power supply or board. Only a number states a fact. */
function typedFacts(field: DatabaseKind, typed: string): FactsOf<'case' | 'psu' | 'motherboard'> {
  const amount = amountOf(field, typed);
  const short = copy.own[field];
  if (field === 'board') return { part: 'motherboard', short };
  return field === 'case'
    ? known<'case'>({ part: field, short, cardRoom: amount })
    : known<'psu'>({ part: 'psu', short, watts: amount });
}

/** A processor by its name, and the board that it must be on, where that is all that is said of a board. */
function processorFacts({ typed }: { readonly typed: string }) {
  const socket = findSocket(typed);
  const memory = memoryOf(socket === undefined ? undefined : memoryTypesBySocket[socket]);
  return [
    known<'cpu'>({ part: 'cpu', short: copy.own.processor, socket, memory }),
    known<'motherboard'>({ part: 'motherboard', short: copy.own.itsBoard, socket, memory }),
  ] as const;
}

const KINDS = ['case', 'supply', 'board'] as const;

/**
 * The parts that a visitor's answers come to; where the processor alone is known, the board that it is on, too.
 *
 * @param parts those of the lists that the answers name; an id that names none says nothing
 */
export function ownParts(have: Have, parts: readonly DatabasePart[]): readonly Known[] {
  const { processor } = have;
  const [cpu, itsBoard] = processor && 'typed' in processor ? processorFacts(processor) : [];
  const answered = (field: DatabaseKind, answer: Answer) => {
    if ('typed' in answer) return typedFacts(field, answer.typed);
    const named = parts.find(({ kind, ids }) => kind === field && ids.includes(answer.id));
    return named && factsOf(named);
  };
  const own = KINDS.map((field) => {
    const answer = have[field];
    const facts = answer ? answered(field, answer) : field === 'board' ? itsBoard : undefined;
    return [field, facts] as const;
  });
  return [...own, ['processor', cpu] as const].flatMap(([field, facts]) =>
    facts ? [{ id: `own-${field}`, facts }] : [],
  );
}
