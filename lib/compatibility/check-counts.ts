/** Counts drives and memory modules against the slots of each motherboard. */

import type { Finding } from './finding';
import { filterByKind, type KnownPart } from './parts';
import { checkDriveSlots } from './rules/drive-slots';
import { checkModules } from './rules/memory-modules';

/**
 * Checks drives and memory kits on each motherboard. Without a motherboard, memory kits are checked with their processor.
 *
 * @param isSumCounted true to count all drives together, and all kits, as in one PC; false to count each alone
 */
export function checkCounts(
  parts: readonly KnownPart[],
  isSumCounted: boolean,
): readonly Finding[] {
  // The parts of a group are counted together.
  const listGroups = <P>(all: readonly P[]) => (isSumCounted ? [all] : all.map((part) => [part]));
  const drives = filterByKind(parts, 'drive');
  const kits = filterByKind(parts, 'memory');
  const gpus = filterByKind(parts, 'gpu');
  const boards = filterByKind(parts, 'motherboard');
  const cpus = filterByKind(parts, 'cpu');
  // Of several processors, nobody knows which one will run the modules.
  const cpu = cpus.length === 1 ? cpus[0] : undefined;
  if (boards.length === 0)
    return listGroups(kits).flatMap((group) => checkModules(group, undefined, cpu));
  return boards.flatMap((board) => {
    const { memory } = board.facts;
    const fittingKits = kits.filter(({ facts: { type = '' } }) => memory?.[type] !== undefined);
    return [
      ...listGroups(drives).flatMap((group) => checkDriveSlots(group, board, gpus)),
      ...listGroups(fittingKits).flatMap((group) => checkModules(group, board, cpu)),
    ];
  });
}
