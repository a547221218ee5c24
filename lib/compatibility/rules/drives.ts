import { createFinding, type Finding, type Rule } from '../finding';
import { formatCount } from '../name-parts';
import { countParts, type Drive, type Gpu, type Motherboard } from '../parts';
import { createUnknownDetailFinding, createUnknownFinding } from './unknown';

/** Advises to take off the motherboard's M.2 cover for a drive with a heatsink of its own. */
export const checkDriveHeatsink: Rule<'drive', 'motherboard'> = (drive, motherboard) => {
  const parts = [drive, motherboard] as const;
  const { slot, hasHeatsink } = drive.facts;
  const { hasM2Covers } = motherboard.facts;
  if (slot === undefined) return createUnknownFinding(drive, 'the drive’s connector', parts);
  if (slot === 'SATA' || hasHeatsink === false) return [];
  if (hasHeatsink === undefined) return createUnknownDetailFinding('its heatsink', parts);
  if (hasM2Covers === undefined) return createUnknownDetailFinding('the board’s M.2 covers', parts);
  if (!hasM2Covers) return [];
  const text = '{drive fits} {motherboard}. Take the board’s M.2 cover off first';
  return createFinding('cover-off', parts, text);
};

/** Compares the number of drives with a motherboard's slots and ports, and the speed of M.2 drives with their slots. */
export function checkDriveSlots(
  drives: readonly Drive[],
  motherboard: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const { m2, sata } = motherboard.facts;
  const m2Drives = drives.filter(({ facts }) => facts.slot === 'M.2');
  const sataDrives = drives.filter(({ facts }) => facts.slot === 'SATA');
  const m2Count = m2?.reduce((total, { count }) => total + count, 0);
  const m2Shortage = checkCount(m2Drives, motherboard, 'M.2 slot', m2Count);
  const sataShortage = checkCount(sataDrives, motherboard, 'SATA port', sata);
  const hasLanesToCheck = m2Drives.length > 0 && m2Shortage.length === 0;
  return [
    ...m2Shortage,
    ...sataShortage,
    ...(hasLanesToCheck ? checkDriveLanes(m2Drives, motherboard, gpus) : []),
  ];
}

/** Compares the number of drives with the motherboard's slots or ports. */
function checkCount(
  drives: readonly Drive[],
  motherboard: Motherboard,
  slot: 'M.2 slot' | 'SATA port',
  supply: number | undefined,
): readonly Finding[] {
  const parts = [...drives, motherboard];
  const demand = countParts(drives);
  if (demand === 0) return [];
  if (supply === undefined)
    return [createUnknownFinding(motherboard, `how many ${slot}s the board has`, parts)];
  if (demand <= supply) return [];
  const text = `{drive needs} ${formatCount(demand, slot)}, and {motherboard has} ${supply}`;
  return [createFinding('slots-short', parts, text)];
}

/** Names the M.2 slot that takes lanes from graphics: 'slot M.2_1'. */
export const nameSharedSlot = ({ facts: { sharedSlot } }: Motherboard) =>
  sharedSlot ? `slot ${sharedSlot}` : 'the shared M.2 slot';

/** Lists the PCI Express generation of each M.2 slot, from the fastest to the slowest. */
const listGenerations = ({ facts: { m2 = [] } }: Motherboard, counted: 'count' | 'unshared') =>
  m2
    .flatMap((slots) => Array<number>(slots[counted]).fill(slots.generation))
    .toSorted((one, other) => other - one);

/**
 * Gives the fastest drive the fastest slot, and so on, and compares their generations. Some slots share lanes with graphics: the drives
 * need such a slot, or run slower in the others, or should keep it free for the card of the enquiry. There must be a slot for each drive.
 */
function checkDriveLanes(
  drives: readonly Drive[],
  motherboard: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive)
    return [createUnknownDetailFinding('its PCIe generation', [unknownDrive, motherboard])];
  const slots = listGenerations(motherboard, 'count');
  const unsharedSlots = listGenerations(motherboard, 'unshared');
  const placedDrives = drives
    .flatMap((drive) => Array<Drive>(drive.quantity ?? 1).fill(drive))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation)
    .map((placed, index) => ({
      ...placed,
      slotGeneration: slots[index] ?? 0,
      // On a motherboard with a Gen 5 slot that shares lanes and two of Gen 4, the fastest drive can avoid the first for one of Gen 4.
      unsharedGeneration: unsharedSlots[index] ?? 0,
    }));
  const slowDrives = placedDrives
    .filter(({ generation, slotGeneration }) => slotGeneration < generation)
    .map(({ drive, slotGeneration }) => {
      const text = `{drive fits} {motherboard}, at the speed of its Gen ${slotGeneration} slot`;
      return createFinding('drive-slowed', [drive, motherboard], text);
    });
  if (slots.length === unsharedSlots.length) return slowDrives;

  const parts = [...drives, ...gpus, motherboard];
  const sharedSlot = nameSharedSlot(motherboard);
  if (placedDrives.length > unsharedSlots.length) {
    const text = '{drive fits} {motherboard}, but so many drives cut the graphics card to x8';
    return [...slowDrives, createFinding('lanes-shared', parts, text)];
  }
  const slowedDrives = placedDrives.filter(
    ({ generation, slotGeneration, unsharedGeneration }) =>
      unsharedGeneration < Math.min(generation, slotGeneration),
  );
  if (slowedDrives.length > 0) {
    const text = `{drive fits} {motherboard}. Full speed needs ${sharedSlot}, and using it cuts the graphics card to x8`;
    const findings = slowedDrives.map(({ drive, unsharedGeneration }) => {
      const explanation = `In any other slot it runs at Gen ${unsharedGeneration} speed.`;
      return createFinding('lanes-shared', [drive, ...gpus, motherboard], text, { explanation });
    });
    return [...slowDrives, ...findings];
  }
  if (gpus.length === 0) return slowDrives;
  const text = `{drive fits} {motherboard}. Keep ${sharedSlot} free, or the graphics card drops to x8`;
  return [...slowDrives, createFinding('slot-to-avoid', parts, text)];
}
