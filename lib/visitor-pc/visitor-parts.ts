/** A visitor's answers as parts, so that the rules between the shop's parts judge them, too. */
import { have as copy } from '@/data/have';
import type { FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import { findChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { parseAmount } from './parse-amount';
import type { DatabasePart } from './part-database';
import { findPart, type PartLists } from './part-lists';
import {
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from './visitor-pc';

/** A part of the visitor's PC: 'own-case', 'own-supply', 'own-board' or 'own-processor'. */
export interface VisitorPart {
  readonly id: `own-${VisitorPcField}`;
  readonly facts: PartFacts;
  readonly isOwned: true;
}

/** Leaves out unknown facts. */
const createFacts = <K extends PartKind>(
  facts: {
    readonly [N in keyof FactsOf<K>]: FactsOf<K>[N] | undefined;
  },
) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as FactsOf<K>;

/** Returns memory by type. Its speed is unknown, so no limit is reported. */
const createMemory = (types: readonly string[] | undefined) =>
  types && Object.fromEntries(types.map((type) => [type, Number.POSITIVE_INFINITY]));

/** Returns the memory of a motherboard, which takes one type. */
const createBoardMemory = (type: string | undefined) => createMemory(type ? [type] : undefined);

/** Returns the facts of a part of the database. */
function createListedFacts(part: DatabasePart): PartFacts {
  const { kind, model: short } = part;
  if (kind === 'psu') return createFacts<'psu'>({ part: kind, short, watts: part.watts });
  if (kind === 'motherboard')
    return createFacts<'motherboard'>({
      part: kind,
      short,
      socket: part.socket,
      memory: createBoardMemory(part.memoryType),
      form: part.form,
    });
  return createFacts<'case'>({
    part: kind,
    short,
    forms: part.motherboardForms,
    cardRoom: part.gpuLength,
    cardSlots: part.gpuSlots,
    caged: part.hasCages || undefined,
  });
}

/** Returns the watts that a typed text states: '650', 'an old 550W one'. */
function parseWatts(typed: string): number | undefined {
  const [watts, ...others] = [...typed.matchAll(/(?<![\d.])(\d{3,4}) ?w(?:atts?)?\b/gi)];
  return parseAmount('supply', others.length > 0 ? typed : (watts?.[1] ?? typed));
}

/** Returns the facts that a typed text states. Only a number, a chipset, a socket and a processor's name state one. */
const TYPED_FACTS: { readonly [F in Exclude<VisitorPcField, 'pc'>]: (typed: string) => PartFacts } =
  {
    case: (typed) =>
      createFacts<'case'>({
        part: 'case',
        short: copy.own.case,
        cardRoom: parseAmount('case', typed),
      }),
    supply: (typed) =>
      createFacts<'psu'>({ part: 'psu', short: copy.own.supply, watts: parseWatts(typed) }),
    board: (typed) => {
      const { name = copy.own.board, socket, memoryType } = findChipset(typed) ?? {};
      const memory = createBoardMemory(memoryType);
      return createFacts<'motherboard'>({ part: 'motherboard', short: name, socket, memory });
    },
    processor: (typed) => {
      const { socket, memoryTypes, watts } = findProcessor(typed) ?? {};
      const memory = createMemory(memoryTypes);
      return createFacts<'cpu'>({ part: 'cpu', short: copy.own.processor, socket, memory, watts });
    },
  };

/**
 * Returns the part that an answer names. Returns undefined for an id that is in no list, and for a ready-made PC.
 *
 * @param lists those of the answer's field at least
 */
function createVisitorPart(
  field: VisitorPcField,
  answer: VisitorPcAnswer,
  lists: PartLists,
): VisitorPart | undefined {
  if (field === 'pc') return undefined;
  const part = findPart(field, answer, lists);
  const facts =
    'typed' in answer ? TYPED_FACTS[field](answer.typed) : part && createListedFacts(part);
  return facts && { id: `own-${field}`, facts, isOwned: true };
}

/** Returns the name of a ready-made PC; undefined where the visitor has none. */
export const getReadyMadeName = ({ pc }: VisitorPc) =>
  pc && 'typed' in pc ? pc.typed || copy.own.pc : undefined;

/** Returns the motherboard that a processor must be on. */
function createImpliedBoard(typed: string): VisitorPart {
  const { socket, memoryTypes: [type, otherType] = [] } = findProcessor(typed) ?? {};
  const memory = createBoardMemory(otherType === undefined ? type : undefined);
  const short = copy.own.itsBoard;
  const facts = createFacts<'motherboard'>({ part: 'motherboard', short, socket, memory });
  return { id: 'own-board', facts, isOwned: true };
}

/** Returns the parts of all answers. A processor without a motherboard implies the motherboard that it must be on. */
export function createVisitorParts(visitorPc: VisitorPc, lists: PartLists): readonly VisitorPart[] {
  const parts = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    return (answer && createVisitorPart(field, answer, lists)) ?? [];
  });
  const { board, processor } = visitorPc;
  const isBoardImplied = board === undefined && processor !== undefined && 'typed' in processor;
  return isBoardImplied ? [...parts, createImpliedBoard(processor.typed)] : parts;
}
