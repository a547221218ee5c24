import { formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding, NO_FINDINGS, type Rule } from '../finding';
import { type Cpu, countParts, type Drive, type Gpu, type Motherboard } from '../parts';
import { createUnknownDetailFinding, createUnknownFactFinding } from './unknown-facts';

/** Advises to take off the motherboard's M.2 cover for a drive with a heatsink of its own. */
export const checkDriveHeatsink: Rule<'drive', 'motherboard'> = (drive, motherboard) => {
  const parts = [drive, motherboard] as const;
  const { hasHeatsink } = drive.facts;
  const { hasM2Covers } = motherboard.facts;
  if (hasHeatsink === false) return NO_FINDINGS;
  if (hasHeatsink === undefined) return [createUnknownDetailFinding('its heatsink', parts)];
  if (hasM2Covers === undefined)
    return [createUnknownDetailFinding('the board’s M.2 covers', parts)];
  if (!hasM2Covers) return NO_FINDINGS;
  const advice = 'Take the board’s M.2 cover off first';
  return [createFinding('cover-off', parts, '[drive fits] [motherboard]', { advice })];
};

/**
 * Compares the number of M.2 drives with a motherboard's slots, and then their speed.
 *
 * @param cpu undefined if it isn't known which processor will be on the motherboard
 */
export function checkDriveSlots(
  drives: readonly Drive[],
  motherboard: Motherboard,
  gpus: readonly Gpu[],
  cpu: Cpu | undefined,
): readonly Finding[] {
  const parts = [...drives, motherboard];
  const demand = countParts(drives);
  if (demand === 0) return [];
  const { m2Slots } = motherboard.facts;
  if (m2Slots === undefined)
    return [createUnknownFactFinding(motherboard, 'how many M.2 slots the board has', parts)];
  const supply = m2Slots.reduce((total, { count }) => total + count, 0);
  if (demand > supply) {
    const text = `[drive needs] ${formatCount(demand, 'M.2 slot')}, and [motherboard has] ${supply}`;
    return [createFinding('slots-short', parts, text)];
  }
  const unknownDrive = drives.find(({ facts }) => facts.generation === undefined);
  if (unknownDrive)
    return [createUnknownDetailFinding('its PCIe generation', [unknownDrive, motherboard])];
  const limitedMotherboard = limitSlots(motherboard, cpu);
  const placedDrives = placeDrives(drives, limitedMotherboard);
  return [
    ...listSlowDrives(placedDrives, limitedMotherboard),
    ...checkSharedSlots(placedDrives, limitedMotherboard, gpus),
  ];
}

/**
 * Returns a motherboard with its M.2 slots at the processor's speed. A processor with slower lanes
 * gives graphics eight at most, so no M.2 slot shares them.
 */
export function limitSlots(motherboard: Motherboard, cpu: Cpu | undefined): Motherboard {
  const { maxPcieGeneration: limit } = cpu?.facts ?? {};
  if (limit === undefined) return motherboard;
  const m2Slots = motherboard.facts.m2Slots?.map(({ generation, count }) => ({
    generation: Math.min(generation, limit),
    count,
    unshared: count,
  }));
  return { ...motherboard, facts: { ...motherboard.facts, m2Slots } };
}

/** Names the M.2 slot that takes lanes from graphics: 'slot M.2_1'. */
const nameSharedSlot = ({ facts: { sharedSlot } }: Motherboard) =>
  sharedSlot ? `slot ${sharedSlot}` : 'the shared M.2 slot';

/** Formats the advice on the M.2 slot that takes lanes from a graphics card. */
export const formatSlotToAvoid = (motherboard: Motherboard, gpuName: string) =>
  `Keep ${nameSharedSlot(motherboard)} free, or ${gpuName} drops to x8 (half its lanes)`;

/** Lists the PCI Express generations of all or of the unshared M.2 slots, the fastest first. */
const listGenerations = ({ facts: { m2Slots = [] } }: Motherboard, column: 'count' | 'unshared') =>
  m2Slots
    .flatMap((slots) => Array<number>(slots[column]).fill(slots.generation))
    .toSorted((one, other) => other - one);

/** A drive with its PCI Express generation and those of its slot. */
interface PlacedDrive {
  readonly drive: Drive;
  readonly generation: number;
  readonly slotGeneration: number;
  /** The generation of its slot if no drive uses a shared slot; 0 if there are too few others. */
  readonly unsharedGeneration: number;
}

/** Gives the fastest drive the fastest slot, and so on. There must be a slot for each drive. */
function placeDrives(drives: readonly Drive[], motherboard: Motherboard): readonly PlacedDrive[] {
  const slots = listGenerations(motherboard, 'count');
  const unsharedSlots = listGenerations(motherboard, 'unshared');
  return drives
    .flatMap((drive) => Array<Drive>(drive.quantity ?? 1).fill(drive))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation)
    .map(({ drive, generation }, index) => ({
      drive,
      generation,
      slotGeneration: slots[index] ?? 0,
      unsharedGeneration: unsharedSlots[index] ?? 0,
    }));
}

const listSlowDrives = (placedDrives: readonly PlacedDrive[], motherboard: Motherboard) =>
  placedDrives
    .filter(({ generation, slotGeneration }) => slotGeneration < generation)
    .map(({ drive, slotGeneration }) => {
      const text = `[drive fits] [motherboard] in a Gen ${slotGeneration} slot, at that slot’s speed`;
      return createFinding('drive-slowed', [drive, motherboard], text);
    });

/**
 * Judges drives on a motherboard whose M.2 slots share lanes with the graphics slot. The drives may
 * need a shared slot, run slower in the others, or have to leave it to the enquiry's graphics card.
 */
function checkSharedSlots(
  placedDrives: readonly PlacedDrive[],
  motherboard: Motherboard,
  gpus: readonly Gpu[],
): readonly Finding[] {
  const unsharedSlots = listGenerations(motherboard, 'unshared');
  if (listGenerations(motherboard, 'count').length === unsharedSlots.length) return [];
  const parts = [...placedDrives.map(({ drive }) => drive), ...gpus, motherboard];
  if (placedDrives.length > unsharedSlots.length) {
    const text = '[drive fits] [motherboard], but so many drives cut the graphics card to x8';
    return [createFinding('lanes-shared', parts, text)];
  }
  const slowedDrives = placedDrives.filter(
    ({ generation, slotGeneration, unsharedGeneration }) =>
      unsharedGeneration < Math.min(generation, slotGeneration),
  );
  if (slowedDrives.length > 0) {
    const text = '[drive fits] [motherboard]';
    const advice = `Full speed needs ${nameSharedSlot(motherboard)}, which cuts the graphics card to x8`;
    return slowedDrives.map(({ drive, unsharedGeneration }) => {
      const explanation = `In any other slot it runs at Gen ${unsharedGeneration} speed.`;
      const slowedParts = [drive, ...gpus, motherboard];
      return createFinding('lanes-shared', slowedParts, text, { advice, explanation });
    });
  }
  if (gpus.length === 0) return [];
  const advice = formatSlotToAvoid(motherboard, 'the graphics card');
  return [createFinding('slot-to-avoid', parts, '[drive fits] [motherboard]', { advice })];
}
