import { createFinding, createUnknownFinding, type Finding } from './findings';
import { filterByKind, getQuantity, type PcBuild } from './parts';

/** Checks the generations of M.2 drives and slots, and which of these take lanes from graphics. */
export function checkDriveLanes(pcBuild: PcBuild): readonly Finding[] {
  const [board] = filterByKind(pcBuild, 'motherboard');
  const drives = filterByKind(pcBuild, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  if (board?.facts.m2 === undefined || drives.length === 0) return [];
  const partWithUnknown = drives.find(({ facts }) => facts.generation === undefined);
  if (partWithUnknown)
    return [createUnknownFinding(partWithUnknown, 'generation', [partWithUnknown, board], true)];
  const { m2, sharedSlot } = board.facts;
  const listSlots = (count: 'count' | 'unshared') =>
    m2
      .flatMap((slots) => Array<number>(slots[count]).fill(slots.generation))
      .toSorted((one, other) => other - one);
  const [all, unshared] = [listSlots('count'), listSlots('unshared')];
  // The fastest drive takes the fastest slot.
  const sorted = drives
    .flatMap((drive) =>
      Array(getQuantity(drive)).fill({ drive, generation: drive.facts.generation ?? 0 }),
    )
    .toSorted((one, other) => other.generation - one.generation);
  // The finding on too few slots is enough.
  if (sorted.length > all.length) return [];
  const gpus = filterByKind(pcBuild, 'gpu');
  const slot = sharedSlot === undefined ? {} : { slot: sharedSlot };
  const slower = sorted.flatMap(({ drive, generation }, index) => {
    const slotGeneration = all[index] ?? 0;
    const params = { generation, slotGeneration };
    return slotGeneration < generation
      ? [createFinding('drive-slower', [drive, board], params)]
      : [];
  });
  const parts = [...drives, ...gpus, board];
  if (sorted.length > unshared.length)
    return [...slower, createFinding('drives-share-lanes', parts, slot)];
  const sharing = sorted.flatMap(({ drive, ...fact }, index) => {
    const generation = Math.min(fact.generation, all[index] ?? 0);
    const slotGeneration = unshared[index] ?? 0;
    const params = { generation, slotGeneration, ...slot };
    return slotGeneration < generation
      ? [createFinding('fast-slot-shares-lanes', [drive, ...gpus, board], params)]
      : [];
  });
  const isAdvised = sharing.length === 0 && gpus.length > 0 && unshared.length < all.length;
  return [
    ...slower,
    ...sharing,
    ...(isAdvised ? [createFinding('slot-to-avoid', parts, slot)] : []),
  ];
}
