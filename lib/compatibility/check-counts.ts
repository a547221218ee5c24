/** Counts drives and memory modules against the slots of each motherboard. */

import type { Finding } from './finding';
import { filterByKind, type KnownPart } from './parts';
import { checkDriveSlots } from './rules/drive-slots';
import { checkModules } from './rules/memory-modules';

/**
 * Checks drives and memory kits on each motherboard, and memory kits without one on their processor.
 *
 * @param isSumCounted true to count all drives, and all kits, as if in one PC; false to count each alone
 */
export function checkCounts(
  parts: readonly KnownPart[],
  isSumCounted: boolean,
): readonly Finding[] {
  const group = <P>(some: readonly P[]) => (isSumCounted ? [some] : some.map((part) => [part]));
  const drives = filterByKind(parts, 'drive');
  const kits = filterByKind(parts, 'memory');
  const gpus = filterByKind(parts, 'gpu');
  const boards = filterByKind(parts, 'motherboard');
  const [firstCpu, ...otherCpus] = filterByKind(parts, 'cpu');
  // Among several processors, none decides how fast modules run.
  const cpu = otherCpus.length > 0 ? undefined : firstCpu;
  if (boards.length === 0) return group(kits).flatMap((some) => checkModules(some, undefined, cpu));
  return boards.flatMap((board) => {
    const { memory } = board.facts;
    const fittingKits = kits.filter(({ facts: { type = '' } }) => memory?.[type] !== undefined);
    return [
      ...group(drives).flatMap((some) => checkDriveSlots(some, board, gpus)),
      ...group(fittingKits).flatMap((some) => checkModules(some, board, cpu)),
    ];
  });
}
