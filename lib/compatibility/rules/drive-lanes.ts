/** Do M.2 drives and the graphics card run at full speed beside each other? */

import { createFinding, type Finding, type FindingText } from '../finding';
import type { Drive, Gpu, Motherboard } from '../parts';
import { createUnknownDetailFinding } from './unknown';

/** A drive with its slot, if the fastest drive takes the fastest slot. All figures are PCI Express generations. */
interface PlacedDrive {
  readonly drive: Drive;
  readonly generation: number;
  /** The generation of its slot, if the drives may take all slots. */
  readonly slotGeneration: number;
  /** The same, if the drives keep to slots that share no lanes with graphics; undefined where these are too few. */
  readonly unsharedGeneration: number | undefined;
}

/** Compares the generations of M.2 drives and slots. Some slots share lanes with graphics. There must be a slot for each drive. */
export function checkDriveLanes(
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive)
    return [createUnknownDetailFinding('its PCIe generation', [unknownDrive, board])];
  const { m2 = [] } = board.facts;
  const slots = listGenerations(m2);
  const unsharedSlots = listGenerations(
    m2.map(({ generation, unshared }) => ({ generation, count: unshared })),
  );
  const placedDrives = placeDrives(drives, slots, unsharedSlots);
  const slowDrives = checkSlotSpeeds(placedDrives, board);
  return slots.length === unsharedSlots.length
    ? slowDrives
    : [...slowDrives, ...checkSharedLanes(placedDrives, drives, board, gpus)];
}

/** Returns the name of the M.2 slot that takes lanes from graphics, such as 'M.2_1'. */
export const getSharedSlot = ({ facts }: Motherboard) => facts.sharedSlot ?? 'the shared M.2 slot';

/** Lists the generation of each slot, from the fastest to the slowest. */
const listGenerations = (
  slots: readonly { readonly generation: number; readonly count: number }[],
): readonly number[] =>
  slots
    .flatMap(({ generation, count }) => Array<number>(count).fill(generation))
    .toSorted((one, other) => other - one);

/**
 * Gives the fastest drive the fastest slot, and so on. On a board with a Gen 5 slot that shares lanes and two Gen 4 slots, drives of
 * Gen 5 and Gen 4 get the slots Gen 5 and Gen 4, or Gen 4 and Gen 4 of the unshared.
 */
const placeDrives = (
  drives: readonly Drive[],
  slots: readonly number[],
  unsharedSlots: readonly number[],
): readonly PlacedDrive[] =>
  drives
    .flatMap((drive) => Array<Drive>(drive.quantity ?? 1).fill(drive))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation)
    .map((drive, index) => ({
      ...drive,
      slotGeneration: slots[index] ?? 0,
      unsharedGeneration: unsharedSlots[index],
    }));

/** Returns the findings on drives that are faster than their slots. */
const checkSlotSpeeds = (
  placedDrives: readonly PlacedDrive[],
  board: Motherboard,
): readonly Finding[] =>
  placedDrives
    .filter(({ generation, slotGeneration }) => slotGeneration < generation)
    .map(({ drive, slotGeneration }) => {
      const text: FindingText = (name) =>
        `${name('drive', 'fits')} ${name('motherboard')}, at the speed of its Gen ${slotGeneration} slot`;
      return createFinding('drive-slowed', [drive, board], text);
    });

/**
 * Returns the findings on a board whose slots share lanes with graphics. The drives need such a slot, or run slower in the others, or
 * they should keep it free for the card of the enquiry.
 */
function checkSharedLanes(
  placedDrives: readonly PlacedDrive[],
  drives: readonly Drive[],
  board: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const parts = [...drives, ...gpus, board];
  const sharedSlot = getSharedSlot(board);
  if (placedDrives.some(({ unsharedGeneration }) => unsharedGeneration === undefined)) {
    const text: FindingText = (name) =>
      `${name('drive', 'fits')} ${name('motherboard')}, but so many drives drop the graphics card to x8`;
    return [createFinding('lanes-shared', parts, text)];
  }
  const slowedDrives = placedDrives.filter(
    ({ generation, slotGeneration, unsharedGeneration }) =>
      unsharedGeneration !== undefined && unsharedGeneration < Math.min(generation, slotGeneration),
  );
  if (slowedDrives.length > 0) {
    const text: FindingText = (name) =>
      `${name('drive', 'fits')} ${name('motherboard')}, at full speed only in ${sharedSlot}, which then drops the graphics card to x8`;
    return slowedDrives.map(({ drive, unsharedGeneration }) =>
      createFinding('lanes-shared', [drive, ...gpus, board], text, {
        explanation: () => `In any other slot it runs at Gen ${unsharedGeneration} speed.`,
      }),
    );
  }
  if (gpus.length === 0) return [];
  const text: FindingText = (name) =>
    `${name('drive', 'fits')} ${name('motherboard')}. Keep ${sharedSlot} free, or the graphics card drops to x8`;
  return [createFinding('slot-to-avoid', parts, text)];
}
