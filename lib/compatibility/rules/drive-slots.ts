/** Has the motherboard slots for the drives? */

import { createFinding, type Finding, type FindingText } from '../finding';
import { formatCount } from '../name-parts';
import { countParts, type Drive, type Gpu, type Motherboard } from '../parts';
import { checkDriveLanes } from './drive-lanes';
import { createUnknownFinding } from './unknown';

/** Compares the number of drives with a board's slots and ports, and the speed of M.2 drives with their slots. */
export function checkDriveSlots(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const { m2, sata } = board.facts;
  const m2Drives = drives.filter(({ facts }) => facts.slot === 'M.2');
  const sataDrives = drives.filter(({ facts }) => facts.slot === 'SATA');
  const m2Count = m2?.reduce((total, { count }) => total + count, 0);
  const m2Shortage = checkCount(m2Drives, board, 'M.2 slot', m2Count);
  const sataShortage = checkCount(sataDrives, board, 'SATA port', sata);
  const hasLanesToCheck = m2Drives.length > 0 && m2Shortage.length === 0;
  return [
    ...m2Shortage,
    ...sataShortage,
    ...(hasLanesToCheck ? checkDriveLanes(m2Drives, board, gpus) : []),
  ];
}

/** Compares the number of drives with the board's slots or ports. */
function checkCount(
  drives: readonly Drive[],
  board: Motherboard,
  slot: 'M.2 slot' | 'SATA port',
  supply: number | undefined,
): readonly Finding[] {
  const demand = countParts(drives);
  if (demand === 0) return [];
  if (supply === undefined)
    return [createUnknownFinding(board, `number of ${slot}s`, [...drives, board])];
  if (demand <= supply) return [];
  const text: FindingText = (name) =>
    `${name('drive', 'needs')} ${formatCount(demand, slot)}, and ${name('motherboard', 'has')} ${supply}`;
  return [createFinding('slots-short', [...drives, board], text)];
}
