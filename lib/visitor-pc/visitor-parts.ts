/** A visitor's answers as parts, so that the rules between the shop's parts judge them, too. */

import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import type { PartFacts } from '@/data/parts/facts';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { fillTemplate } from '@/lib/text/fill-template';
import { findChipset } from './find-chipset';
import { findProcessor } from './find-processor';
import { mergeCases, mergeSupplies } from './merge-twins';
import { parseAmount } from './parse-amount';
import { createMemory, formatPartName } from './part-database';
import { findPart, type PartLists } from './part-lists';
import {
  findCpuWatts,
  findThinForm,
  names12vo,
  namesReadyMade,
  namesStandardBuilder,
} from './read-name';
import {
  getFieldId,
  isWish,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from './visitor-pc';

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
  readonly [F in Exclude<VisitorPcField, 'pc' | 'cooler'>]: (
    typed: string,
    lists: PartLists,
  ) => PartFacts;
} = {
  case: (typed, { case: list }) => {
    const cardRoom = parseAmount('case', typed);
    const facts = cardRoom === undefined ? mergeCases(list?.index ?? [], typed) : { cardRoom };
    return { part: 'case', short: copy.partNames.case, ...facts };
  },
  psu: (typed, { psu }) => ({
    part: 'psu',
    short: copy.partNames.psu,
    watts: parseWatts(typed) ?? mergeSupplies(psu?.index ?? [], typed),
  }),
  motherboard: (typed) => {
    const { name = copy.partNames.motherboard, socket, memoryType } = findChipset(typed) ?? {};
    // 'your AM4 board', since a socket alone is no board.
    const short = name === socket ? fillTemplate(copy.boardOf, { socket }) : name;
    return {
      part: 'motherboard',
      short,
      form: findThinForm(typed),
      socket,
      memory: createMemory([memoryType]),
      memoryChoices: listMemoryChoices(socket),
    };
  },
  cpu: (typed) => {
    const { socket, memoryTypes, watts } = findProcessor(typed) ?? {};
    return {
      part: 'cpu',
      short: copy.partNames.cpu,
      socket,
      memory: createMemory(memoryTypes),
      watts,
    };
  },
};

/** Returns the name of a ready-made PC; undefined where the visitor has none, or one of standard parts. */
export const getReadyMadeName = ({ pc }: VisitorPc) =>
  pc && 'typed' in pc && !namesStandardBuilder(pc.typed)
    ? pc.typed || copy.partNames.pc
    : undefined;

/**
 * Adds what a part's name says of connectors, power and the maker of the whole PC.
 *
 * @param isReadyMade true for a part of a ready-made PC that another answer names
 */
function createPart(
  field: VisitorPcField,
  facts: PartFacts,
  name: string,
  isReadyMade: boolean,
): VisitorPart {
  const readyMade = isReadyMade || namesReadyMade(name) || undefined;
  const extra =
    facts.part === 'cpu'
      ? {}
      : { readyMade, is12vo: names12vo(name), cpuWatts: findCpuWatts(name) };
  return { id: getFieldId(field), facts: { ...facts, ...extra }, isOwned: true };
}

/**
 * Returns the parts of all answers, but for a ready-made PC and for an id that is in no list. A processor without a motherboard
 * implies the motherboard that it must be on.
 *
 * @param lists those of the answers' fields at least
 */
export function createVisitorParts(visitorPc: VisitorPc, lists: PartLists): readonly VisitorPart[] {
  const answers = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    return answer && !isWish(answer) ? [{ field, answer }] : [];
  });
  // A typed part belongs to the ready-made PC that another answer names; a listed one is sold by itself.
  const isReadyMade = answers.some(
    ({ answer }) => 'typed' in answer && namesReadyMade(answer.typed),
  );
  return answers.flatMap(({ field, answer }) => {
    if (field === 'pc' || field === 'cooler') return [];
    if (!('typed' in answer)) {
      const part = findPart(field, answer, lists);
      return part ? createPart(field, part.facts, formatPartName(part), false) : [];
    }
    const { typed } = answer;
    const part = createPart(field, TYPED_FACTS[field](typed, lists), typed, isReadyMade);
    if (field !== 'cpu' || visitorPc.motherboard) return part;
    const { socket } = findProcessor(typed) ?? {};
    const board = {
      ...TYPED_FACTS.motherboard(`${socket}`, lists),
      short: copy.partNames.itsBoard,
      socket,
    };
    return [part, createPart('motherboard', board, '', isReadyMade)];
  });
}
