/** Do processor and graphics card go on the motherboard? */

import { memoryTypesBySocket } from '@/data/parts/sockets';
import { createFinding, type Finding } from '../finding';
import { formatCount } from '../name-parts';
import { type KnownPart, sumOfParts } from '../parts';
import { normaliseForm } from './clearance';
import type { Rule } from './rule';
import { createUnknown } from './unknown';

/** Compares the socket, and the list of processors on the board maker's support page. */
export const checkProcessor: Rule<'cpu', 'motherboard'> = (cpu, board) => {
  const parts = [cpu, board];
  const { socket, series, watts = 0 } = cpu.facts;
  const { socket: boardSocket, series: boardSeries, cpuWatts, flashback } = board.facts;
  if (socket === undefined) return [createUnknown(cpu, 'socket', parts)];
  if (boardSocket === undefined) return [createUnknown(board, 'socket', parts)];
  if (socket !== boardSocket) {
    const [memoryType, otherType] = memoryTypesBySocket[socket] ?? [];
    const memory = memoryType && !otherType ? ` and ${memoryType} memory` : '';
    return [
      createFinding(
        'incompatible',
        'socket-differs',
        parts,
        (name) =>
          `${name('cpu', 'doesn’t fit')} ${name('motherboard')}, since ${socket} isn’t ${boardSocket}`,
        // The visitor's part stays.
        { needs: cpu.isOwned ? `an ${boardSocket} processor` : `an ${socket} board${memory}` },
      ),
    ];
  }
  // Makers list some such processors for single boards of a budget chipset, so it is no refusal.
  if (cpuWatts !== undefined && watts > cpuWatts)
    return [
      createFinding(
        'unverified',
        'cpu-unlisted',
        parts,
        (name) =>
          `We’ll check that ${name('motherboard', 'runs')} ${name('cpu')}, since ${watts} W is much for a budget board`,
      ),
    ];
  const why = boardSeries?.[series ?? ''];
  if (!series || !boardSeries)
    return [
      createFinding(
        'conditional',
        'bios-unknown',
        parts,
        (name) => `${name('cpu', 'fits')} ${name('motherboard')}, which may need a newer BIOS`,
        { toDo: 'check for a newer BIOS' },
      ),
    ];
  if (why === undefined)
    return [
      createFinding(
        'unverified',
        'cpu-unlisted',
        parts,
        (name) => `We’ll check that ${name('motherboard', 'takes')} ${name('cpu')}`,
      ),
    ];
  if (why === 'none') return [];
  const way = flashback
    ? ', from a USB stick'
    : flashback === false
      ? ', with an older processor'
      : '';
  return [
    createFinding(
      flashback ? 'advice' : 'conditional',
      'bios-update',
      parts,
      (name) => `${name('cpu', 'fits')} ${name('motherboard')} after a BIOS update${way}`,
      { more: () => `The reason: ${why}.` },
    ),
  ];
};

/** Desktop sockets whose boards have UEFI and PCI Express 3.0 or later. Cards may not start on older boards. */
const SOCKETS_OF_PCIE_3 = ['AM4', 'AM5', 'LGA1151', 'LGA1200', 'LGA1700', 'LGA1851'];

/** PCI Express is compatible across generations. Boards of these sizes and sockets have a slot for graphics. */
export const checkGraphicsSlot: Rule<'gpu', 'motherboard'> = (gpu, board, context) => {
  const parts = [gpu, board];
  const { slot } = gpu.facts;
  const { slots, form = '', socket = '', m2, sharedSlot = 'the shared M.2 slot' } = board.facts;
  if (slots === undefined) {
    const isLarge = ['matx', 'atx', 'eatx'].includes(normaliseForm(form));
    return isLarge && SOCKETS_OF_PCIE_3.includes(socket) ? [] : undefined;
  }
  if (slot === undefined) return [createUnknown(gpu, 'connector', parts)];
  if (!slots[slot])
    return [
      createFinding(
        'incompatible',
        'slots-short',
        parts,
        (name) => `${name('gpu', 'doesn’t fit')} ${name('motherboard')}, which has no ${slot} slot`,
      ),
    ];
  const isShared = m2?.some(({ count, unshared }) => unshared < count);
  return isShared && !context.some(({ facts }) => facts.part === 'drive')
    ? [
        createFinding(
          'compatible',
          'fits',
          parts,
          (name) =>
            `${name('gpu', 'fits')} ${name('motherboard')}, at x8 with a drive in ${sharedSlot}`,
        ),
      ]
    : [];
};

/** Leaves several graphics cards for one PC to the shop: few boards and supplies have slots, lanes and leads for two. */
export function checkSeveralCards(gpus: readonly KnownPart<'gpu'>[]): readonly Finding[] {
  const count = sumOfParts(gpus, () => 1);
  return count > 1
    ? [
        createFinding(
          'unverified',
          'several-gpus',
          gpus,
          () =>
            `We’ll check ${formatCount(count, 'graphics card')} in one PC, since few boards and supplies are made for them`,
        ),
      ]
    : [];
}
