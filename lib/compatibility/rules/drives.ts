/** Has the motherboard slots for the drives, and do they run at full speed? */

import { createFinding, type Finding } from '../finding';
import { formatCount } from '../name-parts';
import { type KnownPart, sum, sumOfParts } from '../parts';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** Compares a drive's heatsink with the board's M.2 covers. */
export const checkHeatsink: Rule<'drive', 'motherboard'> = (drive, board) => {
  const parts = [drive, board] as const;
  const { slot, heatsink } = drive.facts;
  const { m2Covers } = board.facts;
  if (slot === undefined) return [createUnknown(drive, 'connector', parts)];
  if (slot === 'SATA' || heatsink === false) return [];
  if (heatsink === undefined) return [createUnknownDetail('its heatsink', parts)];
  if (m2Covers === undefined) return [createUnknownDetail('the board’s M.2 covers', parts)];
  return m2Covers
    ? [
        createFinding(
          'advice',
          'cover-off',
          parts,
          (name) => `${name('drive', 'fits')} ${name('motherboard')}. Take its M.2 cover off first`,
        ),
      ]
    : [];
};

/** Compares the number of drives with the board's slots or ports. */
function checkCount(
  drives: readonly KnownPart<'drive'>[],
  board: KnownPart<'motherboard'>,
  thing: string,
  has: number | undefined,
): readonly Finding[] {
  const need = sumOfParts(drives, () => 1);
  const parts = [...drives, board];
  if (need > 0 && has === undefined) return [createUnknown(board, `number of ${thing}s`, parts)];
  return need > (has ?? 0)
    ? [
        createFinding(
          'incompatible',
          'slots-short',
          parts,
          (name) =>
            `${name('drive', 'needs')} ${formatCount(need, thing)}, and ${name('motherboard', 'has')} ${has}`,
        ),
      ]
    : [];
}

/** Compares the generations of M.2 drives and slots, of which some take lanes from graphics. */
function checkLanes(
  drives: readonly KnownPart<'drive'>[],
  board: KnownPart<'motherboard'>,
  gpus: readonly KnownPart<'gpu'>[],
): readonly Finding[] {
  const { m2 = [], sharedSlot = 'the shared M.2 slot' } = board.facts;
  const unknown = drives.find(({ facts }) => facts.generation === undefined);
  if (unknown) return [createUnknownDetail('its PCIe generation', [unknown, board])];
  const listSlots = (count: 'count' | 'unshared') =>
    m2
      .flatMap((slots) => Array<number>(slots[count]).fill(slots.generation))
      .toSorted((one, other) => other - one);
  const [all, unshared] = [listSlots('count'), listSlots('unshared')];
  const parts = [...drives, ...gpus, board];
  // The fastest drive takes the fastest slot.
  const sorted = drives
    .flatMap((drive) => Array<typeof drive>(drive.quantity ?? 1).fill(drive))
    .map((drive) => ({ drive, generation: drive.facts.generation ?? 0 }))
    .toSorted((one, other) => other.generation - one.generation);
  const slower = sorted.flatMap(({ drive, generation }, index) => {
    const slot = all[index] ?? 0;
    return slot < generation
      ? [
          createFinding(
            'conditional',
            'drive-slots',
            [drive, board],
            (name) =>
              `${name('drive', 'fits')} ${name('motherboard')}, at the speed of its Gen ${slot} slot`,
          ),
        ]
      : [];
  });
  if (sorted.length > unshared.length)
    return [
      ...slower,
      createFinding(
        'conditional',
        'drive-slots',
        parts,
        (name) =>
          `${name('drive', 'fits')} ${name('motherboard')}, but so many drives drop the graphics card to x8`,
      ),
    ];
  const sharing = sorted.flatMap(({ drive, generation }, index) => {
    const slot = unshared[index] ?? 0;
    return slot < Math.min(generation, all[index] ?? 0)
      ? [
          createFinding(
            'conditional',
            'drive-slots',
            [drive, ...gpus, board],
            (name) =>
              `${name('drive', 'fits')} ${name('motherboard')}. At full speed, in ${sharedSlot}, it drops the graphics card to x8`,
            { more: () => `In any other slot it runs at Gen ${slot} speed.` },
          ),
        ]
      : [];
  });
  if (sharing.length > 0 || gpus.length === 0 || unshared.length === all.length)
    return [...slower, ...sharing];
  return [
    ...slower,
    createFinding(
      'advice',
      'slot-to-avoid',
      parts,
      (name) =>
        `${name('drive', 'fits')} ${name('motherboard')}. Keep ${sharedSlot} free, or the graphics card drops to x8`,
    ),
  ];
}

/** Counts all drives against a board's slots, as its maker's manual describes them. */
export function checkDriveSlots(
  drives: readonly KnownPart<'drive'>[],
  board: KnownPart<'motherboard'>,
  gpus: readonly KnownPart<'gpu'>[],
): readonly Finding[] {
  const { m2, sata } = board.facts;
  const inM2 = drives.filter(({ facts }) => facts.slot === 'M.2');
  const inSata = drives.filter(({ facts }) => facts.slot === 'SATA');
  const slots = m2 && sum(m2.map(({ count }) => count));
  const short = [
    ...checkCount(inM2, board, 'M.2 slot', slots),
    ...checkCount(inSata, board, 'SATA port', sata),
  ];
  const hasLanes = inM2.length > 0 && sumOfParts(inM2, () => 1) <= (slots ?? 0);
  return hasLanes ? [...short, ...checkLanes(inM2, board, gpus)] : short;
}
