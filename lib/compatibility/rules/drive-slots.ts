/** Has the motherboard slots for the drives? */

import { createFinding, type Finding } from '../finding';
import { formatCount } from '../name-parts';
import { type Drive, type Gpu, type Motherboard, sum, sumOfParts } from '../parts';
import { checkDriveLanes } from './drive-lanes';
import { createUnknown } from './unknown';

/** Compares the number of drives with a board's slots and ports, and the speed of M.2 drives with their slots. */
export function checkDriveSlots(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const { m2, sata } = board.facts;
  const m2Drives = drives.filter(({ facts }) => facts.slot === 'M.2');
  const sataDrives = drives.filter(({ facts }) => facts.slot === 'SATA');
  const m2Count = m2 && sum(m2.map(({ count }) => count));
  const shortages = [
    ...checkCount(m2Drives, board, 'M.2 slot', m2Count),
    ...checkCount(sataDrives, board, 'SATA port', sata),
  ];
  const haveM2Slots = m2Drives.length > 0 && countParts(m2Drives) <= (m2Count ?? 0);
  return haveM2Slots ? [...shortages, ...checkDriveLanes(m2Drives, board, gpus)] : shortages;
}

const countParts = (drives: readonly Drive[]) => sumOfParts(drives, () => 1);

/** Compares the number of drives with the board's slots or ports. */
function checkCount(
  drives: readonly Drive[],
  board: Motherboard,
  slot: 'M.2 slot' | 'SATA port',
  supply: number | undefined,
): readonly Finding[] {
  const demand = countParts(drives);
  if (demand === 0) return [];
  if (supply === undefined) return [createUnknown(board, `number of ${slot}s`, [...drives, board])];
  if (demand <= supply) return [];
  return [
    createFinding(
      'slots-short',
      [...drives, board],
      (name) =>
        `${name('drive', 'needs')} ${formatCount(demand, slot)}, and ${name('motherboard', 'has')} ${supply}`,
    ),
  ];
}
