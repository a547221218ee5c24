/** Do M.2 drives and the graphics card run at full speed beside each other? */

import { createFinding, type Finding } from '../finding';
import type { KnownPart } from '../parts';
import { createUnknownDetail } from './unknown';

type Drive = KnownPart<'drive'>;
type Motherboard = KnownPart<'motherboard'>;
type Gpus = readonly KnownPart<'gpu'>[];

/** A drive with the PCI Express generations of itself and of its slot, if the fastest drive takes the fastest slot. */
interface PlacedDrive {
  readonly drive: Drive;
  readonly generation: number;
  /** The generation of its slot among all slots. */
  readonly slot: number;
  /** The generation of its slot among those that take no lanes from graphics; 0 where these are too few. */
  readonly unsharedSlot: number;
}

/** Compares the generations of M.2 drives and slots, of which some take lanes from graphics. There must be a slot for each drive. */
export function checkDriveLanes(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: Gpus,
): readonly Finding[] {
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive) return [createUnknownDetail('its PCIe generation', [unknownDrive, board])];
  const placedDrives = placeDrives(drives, board);
  return [
    ...checkSlotSpeeds(placedDrives, board),
    ...checkSharedLanes(placedDrives, drives, board, gpus),
  ];
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
const checkSlotSpeeds = (
  placedDrives: readonly PlacedDrive[],
  board: Motherboard,
): readonly Finding[] =>
  placedDrives
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
  placedDrives: readonly PlacedDrive[],
  drives: readonly Drive[],
  board: Motherboard,
  gpus: Gpus,
): readonly Finding[] {
  const parts = [...drives, ...gpus, board];
  const { sharedSlot = 'the shared M.2 slot' } = board.facts;
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
