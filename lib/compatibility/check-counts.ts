/** Counts drives and memory modules against the slots of each motherboard. */

import type { Finding } from './finding';
import { filterByKind, type Part } from './parts';
import { checkDriveSlots } from './rules/drives';
import { checkModules } from './rules/memory-modules';

/**
 * Checks drives and memory kits on each motherboard. Without a motherboard, memory kits are checked with their processor.
 *
 * @param areSlotsShared true where all drives and kits go into one PC; false to check each as if it were the only one
 */
export function checkCounts(parts: readonly Part[], areSlotsShared: boolean): readonly Finding[] {
  /** Groups the parts that are counted together. */
  const group = <P>(all: readonly P[]) => (areSlotsShared ? [all] : all.map((part) => [part]));
  const kits = filterByKind(parts, 'memory');
  const boards = filterByKind(parts, 'motherboard');
  const cpus = filterByKind(parts, 'cpu');
  // Of several processors, nobody knows which one will run the modules.
  const cpu = cpus.length === 1 ? cpus[0] : undefined;
  if (boards.length === 0)
    return group(kits).flatMap((counted) => checkModules(counted, undefined, cpu));
  const drives = filterByKind(parts, 'drive');
  const gpus = filterByKind(parts, 'gpu');
  return boards.flatMap((board) => {
    const { memorySpeeds = {} } = board.facts;
    const fittingKits = kits.filter(({ facts: { type = '' } }) => memorySpeeds[type] !== undefined);
    return [
      ...group(drives).flatMap((counted) => checkDriveSlots(counted, board, gpus)),
      ...group(fittingKits).flatMap((counted) => checkModules(counted, board, cpu)),
    ];
  });
}
