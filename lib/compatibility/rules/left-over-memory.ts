/** Checks whether a new motherboard takes the memory that is on the visitor's own. */

import { addArticle } from '@/lib/text/grammar';
import { createFinding, type Finding, isAbout } from '../finding';
import { filterByKind, type Motherboard, type Part } from '../parts';

/** Lists a new motherboard's memory types; empty if it may take some of the visitor's memory. */
export function listNewMemoryTypes(
  { facts: { memorySpeeds = {} } }: Motherboard,
  ownedTypes: readonly string[],
): readonly string[] {
  const types = Object.keys(memorySpeeds);
  return ownedTypes.length === 0 || ownedTypes.some((type) => types.includes(type)) ? [] : types;
}

/**
 * Finds motherboards that don't take the memory on the visitor's; none if the enquiry has memory.
 *
 * @param parts the enquiry and the visitor's PC, with the motherboard that is replaced
 * @param findings the other findings: one that calls for new memory is enough for its motherboard
 */
export function checkLeftOverMemory(
  parts: readonly Part[],
  findings: readonly Finding[],
): readonly Finding[] {
  const motherboards = filterByKind(parts, 'motherboard');
  const ownedMotherboard = motherboards.find(({ isOwned }) => isOwned);
  if (ownedMotherboard === undefined || filterByKind(parts, 'memory').length > 0) return [];
  const memoryFindings = findings.filter(({ isMemoryNeeded }) => isMemoryNeeded);
  const hasCpu = filterByKind(parts, 'cpu').length > 0;
  return motherboards
    .filter(({ id, isOwned }) => !isOwned && !memoryFindings.some((each) => isAbout(each, id)))
    .flatMap((motherboard) => compareMemoryTypes(motherboard, ownedMotherboard, hasCpu) ?? []);
}

/**
 * Returns the finding on a motherboard that takes none of the memory on the visitor's.
 *
 * @param hasCpu true if the processor is known, so that it has a finding of its own
 */
function compareMemoryTypes(
  motherboard: Motherboard,
  ownedMotherboard: Motherboard,
  hasCpu: boolean,
): Finding | undefined {
  const { memorySpeeds, memoryChoices = [] } = ownedMotherboard.facts;
  const ownedTypes = memorySpeeds ? Object.keys(memorySpeeds) : memoryChoices;
  const types = listNewMemoryTypes(motherboard, ownedTypes).join(' or ');
  if (types === '') return undefined;
  const { socket } = motherboard.facts;
  const { socket: ownedSocket = socket } = ownedMotherboard.facts;
  const isCpuLeftOver = !hasCpu && socket !== undefined && socket !== ownedSocket;
  const text = isCpuLeftOver
    ? `[motherboard takes] ${addArticle(`${socket} processor and ${types} memory`)}, so [yours|mine] won’t fit`
    : `[motherboard takes] ${types}, so [your|my] ${ownedTypes.join(' or ')} memory won’t fit`;
  return createFinding('memory-left-over', [motherboard, ownedMotherboard], text, {
    summary: { text },
  });
}
