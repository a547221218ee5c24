/** Has the motherboard slots for the drives, and do drives and graphics card run at full speed? */

import { createFinding, type Finding } from '../finding';
import { formatCount } from '../name-parts';
import { type KnownPart, sum, sumOfParts } from '../parts';
import { createUnknown, createUnknownDetail } from './unknown';

type Drive = KnownPart<'drive'>;
type Motherboard = KnownPart<'motherboard'>;
type Gpus = readonly KnownPart<'gpu'>[];

/** Counts all drives against a board's slots, as its maker's manual describes them. */
export function checkDriveSlots(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: Gpus,
): readonly Finding[] {
  const { m2, sata } = board.facts;
  const m2Drives = drives.filter(({ facts }) => facts.slot === 'M.2');
  const sataDrives = drives.filter(({ facts }) => facts.slot === 'SATA');
  const m2Count = m2 && sum(m2.map(({ count }) => count));
  const shortages = [
    ...checkCount(m2Drives, board, 'M.2 slot', m2Count),
    ...checkCount(sataDrives, board, 'SATA port', sata),
  ];
  const areInM2 = m2Drives.length > 0 && countParts(m2Drives) <= (m2Count ?? 0);
  return areInM2 ? [...shortages, ...checkM2Speed(m2Drives, board, gpus)] : shortages;
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

/** A drive with the PCI Express generations of itself and of its slot, if the fastest drive takes the fastest slot. */
interface PlacedDrive {
  readonly drive: Drive;
  readonly generation: number;
  /** The generation of its slot among all slots. */
  readonly slot: number;
  /** The generation of its slot among those that take no lanes from graphics; 0 where these are too few. */
  readonly unsharedSlot: number;
}

/** Compares the generations of M.2 drives and slots, of which some take lanes from graphics. */
function checkM2Speed(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: Gpus,
): readonly Finding[] {
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive) return [createUnknownDetail('its PCIe generation', [unknownDrive, board])];
  return [...checkSlotSpeeds(drives, board), ...checkSharedLanes(drives, board, gpus)];
}

/** Lists a board's slots by their generations, the fastest first. */
const listSlots = ({ facts: { m2 = [] } }: Motherboard, count: 'count' | 'unshared') =>
  m2
    .flatMap((slots) => Array<number>(slots[count]).fill(slots.generation))
    .toSorted((one, other) => other - one);

function placeDrives(drives: readonly Drive[], board: Motherboard): readonly PlacedDrive[] {
  const slots = listSlots(board, 'count');
  const unsharedSlots = listSlots(board, 'unshared');
  return drives
    .flatMap((drive) => Array<Drive>(drive.quantity ?? 1).fill(drive))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation)
    .map((placed, index) => ({
      ...placed,
      slot: slots[index] ?? 0,
      unsharedSlot: unsharedSlots[index] ?? 0,
    }));
}

/** Returns the findings on drives that are faster than their slots. */
const checkSlotSpeeds = (drives: readonly Drive[], board: Motherboard): readonly Finding[] =>
  placeDrives(drives, board)
    .filter(({ generation, slot }) => slot < generation)
    .map(({ drive, slot }) =>
      createFinding(
        'drive-slots',
        [drive, board],
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, at the speed of its Gen ${slot} slot`,
      ),
    );

/** Returns the findings on slots that take lanes from graphics: too few others are left, others are slower, or others will do. */
function checkSharedLanes(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: Gpus,
): readonly Finding[] {
  const parts = [...drives, ...gpus, board];
  const { sharedSlot = 'the shared M.2 slot' } = board.facts;
  const placedDrives = placeDrives(drives, board);
  const unsharedSlots = listSlots(board, 'unshared');
  if (placedDrives.length > unsharedSlots.length)
    return [
      createFinding(
        'drive-slots',
        parts,
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, but so many drives drop the graphics card to x8`,
      ),
    ];
  const slowedDrives = placedDrives.filter(
    ({ generation, slot, unsharedSlot }) => unsharedSlot < Math.min(generation, slot),
  );
  if (slowedDrives.length > 0)
    return slowedDrives.map(({ drive, unsharedSlot }) =>
      createFinding(
        'drive-slots',
        [drive, ...gpus, board],
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}. At full speed, in ${sharedSlot}, it drops the graphics card to x8`,
        { explanation: () => `In any other slot it runs at Gen ${unsharedSlot} speed.` },
      ),
    );
  const hasSharedSlots = unsharedSlots.length < listSlots(board, 'count').length;
  if (gpus.length === 0 || !hasSharedSlots) return [];
  return [
    createFinding(
      'slot-to-avoid',
      parts,
      (name) =>
        `${name('drive', 'fits')} ${name('motherboard')}. Keep ${sharedSlot} free, or the graphics card drops to x8`,
    ),
  ];
}
