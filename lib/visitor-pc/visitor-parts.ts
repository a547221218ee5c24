/** A visitor's answers as parts, so that the rules between the shop's parts judge them, too. */
import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import type { PartFacts } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { findChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { parseAmount } from './parse-amount';
import { createMemory } from './part-database';
import { findPart, type PartLists } from './part-lists';
import { getFieldId, VISITOR_PC_FIELDS, type VisitorPc, type VisitorPcField } from './visitor-pc';

/** A part of the visitor's PC, with the id of its field. */
export interface VisitorPart {
  readonly id: ReturnType<typeof getFieldId>;
  readonly facts: PartFacts;
  readonly isOwned: true;
}

/** Matches two numbers for one power supply: '550 or 650 W', '600-750W'. */
const WATTS_RANGE = /\d ?(?:w(?:atts?)? ?)?(?:[-–/]|or|to) ?\d{3}/i;

/** Returns the watts that a typed text states: '650', 'an old 550W one'; undefined for several, and for '1,200 W'. */
function parseWatts(typed: string): number | undefined {
  if (WATTS_RANGE.test(typed)) return undefined;
  const [watts, ...others] = [...typed.matchAll(/(?<![\d.,]|\b\d )(\d{3,4}) ?w(?:atts?)?\b/gi)];
  return parseAmount('psu', others.length > 0 ? typed : (watts?.[1] ?? typed));
}

/** Returns the facts that a typed text states. Only a number, a chipset, a socket and a processor's name state one. */
const TYPED_FACTS: { readonly [F in Exclude<VisitorPcField, 'pc'>]: (typed: string) => PartFacts } =
  {
    case: (typed) => ({
      part: 'case',
      short: copy.own.case,
      cardRoom: parseAmount('case', typed),
    }),
    psu: (typed) => ({ part: 'psu', short: copy.own.psu, watts: parseWatts(typed) }),
    motherboard: (typed) => {
      const { name = copy.own.motherboard, socket, memoryType } = findChipset(typed) ?? {};
      // 'your AM4 board', since a socket alone is no board.
      const short = name === socket ? fillTemplate(copy.boardOf, { socket }) : name;
      return { part: 'motherboard', short, socket, memory: createMemory([memoryType]) };
    },
    cpu: (typed) => {
      const { socket, memoryTypes, watts } = findProcessor(typed) ?? {};
      return { part: 'cpu', short: copy.own.cpu, socket, memory: createMemory(memoryTypes), watts };
    },
  };

/** Returns the name of a ready-made PC; undefined where the visitor has none. */
export const getReadyMadeName = ({ pc }: VisitorPc) =>
  pc && 'typed' in pc ? pc.typed || copy.own.pc : undefined;

/** Returns the motherboard that a processor must be on. */
function createImpliedBoard(typed: string): VisitorPart {
  const { socket, memoryTypes: [type, otherType] = [] } = findProcessor(typed) ?? {};
  const memory = createMemory(otherType === undefined ? [type] : []);
  const facts = { part: 'motherboard', short: copy.own.itsBoard, socket, memory } as const;
  return { id: getFieldId('motherboard'), facts, isOwned: true };
}

/**
 * Returns the parts of all answers, but for a ready-made PC and for an id that is in no list. A processor without a motherboard
 * implies the motherboard that it must be on.
 *
 * @param lists those of the answers' fields at least
 */
export function createVisitorParts(visitorPc: VisitorPc, lists: PartLists): readonly VisitorPart[] {
  const parts = VISITOR_PC_FIELDS.flatMap((field): readonly VisitorPart[] => {
    const answer = visitorPc[field];
    if (answer === undefined || field === 'pc') return [];
    const part = findPart(field, answer, lists);
    const facts = 'typed' in answer ? TYPED_FACTS[field](answer.typed) : part?.facts;
    return facts ? [{ id: getFieldId(field), facts, isOwned: true }] : [];
  });
  const { motherboard, cpu } = visitorPc;
  const isBoardImplied = motherboard === undefined && cpu !== undefined && 'typed' in cpu;
  return isBoardImplied ? [...parts, createImpliedBoard(cpu.typed)] : parts;
}
