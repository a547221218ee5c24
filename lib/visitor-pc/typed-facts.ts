/** Parses facts from a visitor's own words. Nothing is guessed: a fact in doubt stays unknown. */

import { visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import type { FactsOf, PartFacts } from '@/data/parts/facts';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { identifyPlatform } from '@/lib/part-database/identify-platform';
import { identifyProcessor } from '@/lib/part-database/identify-processor';
import { createMemorySpeeds } from '@/lib/part-database/part-database';
import { fillTemplate } from '@/lib/text/fill-template';
import { parseAmount } from './parse-amount';

/** Matches two numbers for one power supply: '550 or 650 W', '600-750W'. */
const WATTS_RANGE = /\d ?(?:w(?:atts?)? ?)?(?:[-–/]|or|to) ?\d{3}/i;

/** Returns the watts in a text: '650', 'an old 550W one'; undefined for several or '1,200 W'. */
function parseWatts(typed: string): number | undefined {
  if (WATTS_RANGE.test(typed)) return undefined;
  // The 1 of 'ATX 3.1 750W' begins no number, and that of '1 200 W' does.
  const matches = typed.matchAll(/(?<![\d.,]|(?<!\.)\b\d )(\d{3,4}) ?w(?:atts?)?\b/gi);
  const [stated, ...others] = new Set([...matches].map(([, number]) => number));
  if (others.length > 0) return undefined;
  // A number without its unit counts only if it is the whole text.
  return parseAmount('psu', stated ?? typed);
}

/** Matches thin motherboards such as 'H310T', which take a notebook's supply, as a DeskMini does. */
const THIN_BOARD = /\bthin\b|\bstx\b|\bdesk ?mini\b|tm-itx|\b[hqb]\d{2,3}tn?\b/i;

function parseMotherboard(typed: string): FactsOf<'motherboard'> {
  const {
    name = visitorPcFieldCopy.motherboard.part,
    socket,
    memoryType,
  } = identifyPlatform(typed) ?? {};
  const socketMemoryTypes = memoryTypesBySocket[socket ?? ''] ?? [];
  return {
    kind: 'motherboard',
    // A socket is no name of a motherboard, so the motherboard is called 'AM4 board'.
    shortName: name === socket ? fillTemplate(visitorPcCopy.motherboardOf, { socket }) : name,
    formFactor: THIN_BOARD.test(typed) ? 'Thin Mini-ITX' : undefined,
    socket,
    memorySpeeds: createMemorySpeeds(memoryType ? [memoryType] : []),
    memoryChoices: socketMemoryTypes.length > 1 ? socketMemoryTypes : undefined,
  };
}

/** Matches the sizes of cases that take ATX power supplies, and of others. */
const LARGE_CASE = /\b(?:midi?|full)[ -]?tower\b|\be-?atx\b|\batx\b/i;
const SMALL_CASE =
  /micro|mini|[mµ][- ]?atx|itx|sff|sfx|flex|slim|small|compact|cube|htpc|\bnot?\b/i;

function parseCase(typed: string): FactsOf<'case'> {
  const maxGpuLength = parseAmount('case', typed);
  // Any name may be that of a small case.
  const mayBeSmall = !LARGE_CASE.test(typed) || SMALL_CASE.test(typed);
  const mayNeedSmallPsu = (maxGpuLength === undefined && mayBeSmall) || undefined;
  return { kind: 'case', shortName: visitorPcFieldCopy.case.part, maxGpuLength, mayNeedSmallPsu };
}

const parsePsu = (typed: string): FactsOf<'psu'> => ({
  kind: 'psu',
  shortName: visitorPcFieldCopy.psu.part,
  watts: parseWatts(typed),
});

/** Matches a processor's name alone: 'Ryzen 5 3600', 'Intel Core i5-12400', '9800X3D'. */
const CPU_NAME =
  /^(?:(?:amd|intel|ryzen|core|ultra|pentium|celeron|athlon|i?[3579])[ -]|fx[ -])*\w*\d{3,5}\w*$/i;

function parseCpu(typed: string): FactsOf<'cpu'> {
  const processor = identifyProcessor(typed);
  const { socket, memoryTypes = [], watts, maxPcieGeneration } = processor ?? {};
  const name = typed.trim();
  const shortName = processor && CPU_NAME.test(name) ? name : visitorPcFieldCopy.cpu.part;
  const memorySpeeds = createMemorySpeeds(memoryTypes);
  return { kind: 'cpu', shortName, socket, memorySpeeds, watts, maxPcieGeneration };
}

const PARSERS = { case: parseCase, psu: parsePsu, motherboard: parseMotherboard, cpu: parseCpu };
export type TypedField = keyof typeof PARSERS;

/** Returns a typed answer's facts. Only numbers, chipsets, sockets or processor names state one. */
export const parseTypedFacts = (field: TypedField, typed: string): PartFacts =>
  PARSERS[field](typed);

/** Returns the facts of the motherboard that a typed processor must be on. */
export function parseImpliedMotherboard(typedProcessor: string): FactsOf<'motherboard'> {
  const { socket } = identifyProcessor(typedProcessor) ?? {};
  // The socket is set again, since 'LGA2011' is not found by its name.
  const { part: shortName } = visitorPcFieldCopy.motherboard;
  return { ...parseMotherboard(socket ?? ''), shortName, socket };
}
