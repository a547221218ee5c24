/** Do M.2 drives and the graphics card run at full speed beside each other? */

import { createFinding, type Finding } from '../finding';
import type { Drive, Gpu, Motherboard } from '../parts';
import { createUnknownDetail } from './unknown';

/** A drive with its slot, if the fastest drive takes the fastest slot. All figures are PCI Express generations. */
interface PlacedDrive {
  readonly drive: Drive;
  readonly generation: number;
  /** The generation of its slot, if the drives may take all slots. */
  readonly slotGeneration: number;
  /** The generation of its slot, if the drives keep to slots that share no lanes with graphics; 0 where these are too few. */
  readonly unsharedGeneration: number;
}

/** Compares the generations of M.2 drives and slots. Some slots share lanes with graphics. There must be a slot for each drive. */
export function checkDriveLanes(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive) return [createUnknownDetail('its PCIe generation', [unknownDrive, board])];
  const placedDrives = placeDrives(drives, board);
  return [
    ...checkSlotSpeeds(placedDrives, board),
    ...checkSharedLanes(placedDrives, drives, board, gpus),
  ];
}

/** Returns the name of the M.2 slot that takes lanes from graphics, such as 'M.2_1'. */
export const getSharedSlot = ({ facts }: Motherboard) => facts.sharedSlot ?? 'the shared M.2 slot';

const repeat = <T>(item: T, count: number) => Array<T>(count).fill(item);

/** Lists the generations of all slots, or of those that share no lanes, from the fastest to the slowest. */
const listSlotGenerations = (
  { facts: { m2 = [] } }: Motherboard,
  whichSlots: 'count' | 'unshared',
) =>
  m2
    .flatMap((slots) => repeat(slots.generation, slots[whichSlots]))
    .toSorted((one, other) => other - one);

/** Gives the fastest drive the fastest slot, and so on. */
function placeDrives(drives: readonly Drive[], board: Motherboard): readonly PlacedDrive[] {
  const slotGenerations = listSlotGenerations(board, 'count');
  const unsharedGenerations = listSlotGenerations(board, 'unshared');
  return drives
    .flatMap((drive) => repeat(drive, drive.quantity ?? 1))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation)
    .map((drive, index) => ({
      ...drive,
      slotGeneration: slotGenerations[index] ?? 0,
      unsharedGeneration: unsharedGenerations[index] ?? 0,
    }));
}

/** Returns the findings on drives that are faster than their slots. */
const checkSlotSpeeds = (
  placedDrives: readonly PlacedDrive[],
  board: Motherboard,
): readonly Finding[] =>
  placedDrives
    .filter(({ generation, slotGeneration }) => slotGeneration < generation)
    .map(({ drive, slotGeneration }) =>
      createFinding(
        'drive-slots',
        [drive, board],
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, at the speed of its Gen ${slotGeneration} slot`,
      ),
    );

/**
 * Returns the findings on slots that share lanes with graphics. The drives need such a slot, or run slower in the others, or they
 * should keep it free for the card of the enquiry.
 */
function checkSharedLanes(
  placedDrives: readonly PlacedDrive[],
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const parts = [...drives, ...gpus, board];
  const sharedSlot = getSharedSlot(board);
  const slotCount = listSlotGenerations(board, 'count').length;
  const unsharedCount = listSlotGenerations(board, 'unshared').length;
  if (placedDrives.length > unsharedCount)
    return [
      createFinding(
        'drive-slots',
        parts,
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, but so many drives drop the graphics card to x8`,
      ),
    ];
  const slowedDrives = placedDrives.filter(
    ({ generation, slotGeneration, unsharedGeneration }) =>
      unsharedGeneration < Math.min(generation, slotGeneration),
  );
  if (slowedDrives.length > 0)
    return slowedDrives.map(({ drive, unsharedGeneration }) =>
      createFinding(
        'drive-slots',
        [drive, ...gpus, board],
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, at full speed only in ${sharedSlot}, where it drops the graphics card to x8`,
        { explanation: () => `In any other slot it runs at Gen ${unsharedGeneration} speed.` },
      ),
    );
  if (gpus.length === 0 || unsharedCount === slotCount) return [];
  return [
    createFinding(
      'slot-to-avoid',
      parts,
      (name) =>
        `${name('drive', 'fits')} ${name('motherboard')}. Keep ${sharedSlot} free, or the graphics card drops to x8`,
    ),
  ];
}
