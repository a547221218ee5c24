/** A visitor's answers as parts, so that the rules between the shop's parts judge them, too. */

import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import type { PartFacts } from '@/data/parts/facts';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { fillTemplate } from '@/lib/text/fill-template';
import { findChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { parseAmount } from './parse-amount';
import { createMemory, formatPartName } from './part-database';
import { findPart, type PartLists } from './part-lists';
import { findAgreedWatts } from './part-search';
import { findCpuWatts, names12vo, namesReadyMade, namesStandardBuilder } from './read-name';
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

/** Returns both memory types of a socket whose boards take one of them. */
const listMemoryChoices = (socket: string | undefined) => {
  const types = memoryTypesBySocket[socket ?? ''] ?? [];
  return types.length > 1 ? types : undefined;
};

/** Returns the facts that a typed text states. Only a number, a chipset, a socket and a processor's name state one. */
const TYPED_FACTS: {
  readonly [F in Exclude<VisitorPcField, 'pc'>]: (typed: string, lists: PartLists) => PartFacts;
} = {
  case: (typed) => ({
    part: 'case',
    short: copy.own.case,
    cardRoom: parseAmount('case', typed),
  }),
  psu: (typed, { psu }) => ({
    part: 'psu',
    short: copy.own.psu,
    watts: parseWatts(typed) ?? findAgreedWatts(psu?.index ?? [], typed),
  }),
  motherboard: (typed) => {
    const { name = copy.own.motherboard, socket, memoryType } = findChipset(typed) ?? {};
    // 'your AM4 board', since a socket alone is no board.
    const short = name === socket ? fillTemplate(copy.boardOf, { socket }) : name;
    return {
      part: 'motherboard',
      short,
      socket,
      memory: createMemory([memoryType]),
      memoryChoices: listMemoryChoices(socket),
    };
  },
  cpu: (typed) => {
    const { socket, memoryTypes, watts } = findProcessor(typed) ?? {};
    return { part: 'cpu', short: copy.own.cpu, socket, memory: createMemory(memoryTypes), watts };
  },
};

/** Returns the name of a ready-made PC; undefined where the visitor has none, or one of standard parts. */
export const getReadyMadeName = ({ pc }: VisitorPc) =>
  pc && 'typed' in pc && !namesStandardBuilder(pc.typed) ? pc.typed || copy.own.pc : undefined;

/** Adds to a part's facts what its name says of connectors, power and the maker of the whole PC. */
function addNameFacts(facts: PartFacts, name: string, isReadyMade: boolean): PartFacts {
  const readyMade = isReadyMade || namesReadyMade(name) || undefined;
  const is12vo = names12vo(name);
  switch (facts.part) {
    case 'case':
      return { ...facts, readyMade };
    case 'psu':
      return { ...facts, readyMade, is12vo };
    case 'motherboard':
      return { ...facts, readyMade, is12vo, cpuWatts: findCpuWatts(name) };
    default:
      return facts;
  }
}

/** Returns the motherboard that a processor must be on. */
function createImpliedBoard(typed: string): VisitorPart {
  const { socket, memoryTypes: [type, otherType] = [] } = findProcessor(typed) ?? {};
  const memory = createMemory(otherType === undefined ? [type] : []);
  const memoryChoices = listMemoryChoices(socket);
  const facts = {
    part: 'motherboard',
    short: copy.own.itsBoard,
    socket,
    memory,
    memoryChoices,
  } as const;
  return { id: getFieldId('motherboard'), facts, isOwned: true };
}

/**
 * Returns the parts of all answers, but for a ready-made PC and for an id that is in no list. A processor without a motherboard
 * implies the motherboard that it must be on.
 *
 * @param lists those of the answers' fields at least
 */
export function createVisitorParts(visitorPc: VisitorPc, lists: PartLists): readonly VisitorPart[] {
  // A typed part belongs to the ready-made PC that another answer names; a listed one is sold by itself.
  const isReadyMade = VISITOR_PC_FIELDS.some((field) => {
    const answer = visitorPc[field];
    return answer !== undefined && 'typed' in answer && namesReadyMade(answer.typed);
  });
  const parts = VISITOR_PC_FIELDS.flatMap((field): readonly VisitorPart[] => {
    const answer = visitorPc[field];
    if (answer === undefined || field === 'pc') return [];
    const part = findPart(field, answer, lists);
    const isTyped = 'typed' in answer;
    const facts = isTyped ? TYPED_FACTS[field](answer.typed, lists) : part?.facts;
    const name = isTyped ? answer.typed : part ? formatPartName(part) : '';
    return facts
      ? [
          {
            id: getFieldId(field),
            facts: addNameFacts(facts, name, isTyped && isReadyMade),
            isOwned: true,
          },
        ]
      : [];
  });
  const { motherboard, cpu } = visitorPc;
  const isBoardImplied = motherboard === undefined && cpu !== undefined && 'typed' in cpu;
  return isBoardImplied ? [...parts, createImpliedBoard(cpu.typed)] : parts;
}
