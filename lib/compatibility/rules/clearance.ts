/** Is there room: for cards, boards and supplies in a case, and for memory under a cooler? */

import { createFinding } from '../finding';
import { formatCount, type Name } from '../name-parts';
import type { Rule } from './rule';
import { createUnknown } from './unknown';

// All in millimetres.
/**
 * The thickest common radiator with its fans: 38 and 27 mm of ARCTIC's Liquid Freezer III Pro 420. Most coolers have 27 and 25 mm.
 */
const RADIATOR = 65;
/** The thickness of a common fan. */
const FAN = 25;
const TIGHT = 15;
/** The deepest of drive cages: Fractal Design's Meshify 2 XL is listed with 549 mm, and sold with 340 beside its drives. */
const CAGE = 210;

/** Compares a card with the longest that the case's maker states, less what its front may take up. */
export const checkCardRoom: Rule<'gpu', 'case'> = (gpu, pcCase) => {
  const parts = [gpu, pcCase];
  const { length, room, thickness } = gpu.facts;
  const { cardRoom, longestCardRoom, cardSlots, caged, frontFan } = pcCase.facts;
  if (cardRoom === undefined) return [createUnknown(pcCase, 'room for a card', parts)];
  if (room === undefined || (length === undefined && room > cardRoom))
    return [createUnknown(gpu, 'length', parts)];
  const spare = cardRoom - room;
  const least = length ?? room;
  const details = {
    heading: (name: Name) => `Short enough for ${name('case')}`,
  };
  if (least > cardRoom && least <= (longestCardRoom ?? 0))
    return [createUnknown(pcCase, 'exact model', parts)];
  // Our own margin, between a card's length and its room, refuses no card.
  if (least > cardRoom + (frontFan ? FAN : 0))
    return [
      createFinding(
        'incompatible',
        'gpu-too-long',
        parts,
        (name) => `${name('gpu', 'is')} too long for ${name('case')} by ${least - cardRoom} mm`,
        {
          ...details,
          heading: (name) => `Too long for ${name('case')}`,
          detail: `by ${least - cardRoom} mm`,
        },
      ),
    ];
  const slots = thickness === undefined ? 'its slots' : formatCount(Math.ceil(thickness), 'slot');
  const isNarrow = cardSlots !== undefined && (thickness ?? Number.POSITIVE_INFINITY) > cardSlots;
  const isCaged = caged && spare < CAGE;
  const checks = [
    ...(isNarrow ? [`that it has ${slots} free`] : []),
    ...(isCaged ? ['for a drive cage'] : []),
  ].join(' and ');
  const check = checks && `. Check ${checks}`;
  const fits = (name: Name) => `${name('gpu', 'fits')} ${name('case')}`;
  if (spare < TIGHT) {
    const tight = (name: Name) => {
      if (least > cardRoom) return `${fits(name)} only without its front fan`;
      return spare < 0
        ? `${name('gpu', 'is')} ${least} mm long, and ${name('case', 'takes')} ${cardRoom} mm`
        : `${fits(name)} with ${spare > 0 ? `only ${spare} mm` : 'nothing'} to spare`;
    };
    return [
      createFinding('conditional', 'gpu-tight', parts, (name) => `${tight(name)}${check}`, {
        heading: (name) => `Tight in ${name('case')}`,
        toDo: 'measure first',
        more: () => 'Measure first: fans or a radiator at the front may take up that space.',
      }),
    ];
  }
  if (isNarrow)
    return [
      createFinding(
        'conditional',
        'gpu-narrow',
        parts,
        (name) => `${name('gpu', 'is')} short enough for ${name('case')}${check}`,
        { ...details, toDo: 'check that it has the slots free' },
      ),
    ];
  if (spare < RADIATOR)
    return [
      createFinding(
        'conditional',
        'gpu-radiator',
        parts,
        (name) => `${fits(name)}, ${spare} mm to spare, less any front radiator${check}`,
        { ...details, toDo: 'less any front radiator' },
      ),
    ];
  return [
    createFinding(
      isCaged ? 'conditional' : 'compatible',
      isCaged ? 'gpu-caged' : 'gpu-has-room',
      parts,
      (name) => `${fits(name)}, ${spare} mm to spare${check}`,
      isCaged ? { ...details, toDo: 'check for a drive cage' } : details,
    ),
  ];
};

/** Form factors are written in several ways, such as 'Micro-ATX' and 'mATX'. */
export const normaliseForm = (form: string) =>
  form
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^micro(?=atx)/, 'm');

/** Compares a board's form factor with those that the case's maker states. */
export const checkBoardSize: Rule<'motherboard', 'case'> = (board, pcCase) => {
  const parts = [board, pcCase];
  const { form } = board.facts;
  const { forms = [] } = pcCase.facts;
  if (form === undefined) return [createUnknown(board, 'size', parts)];
  const largest = forms.at(-1);
  const isWide = normaliseForm(form) === 'eatx';
  // A third of the cases that name ATX as their largest size take some EATX boards.
  if (largest === undefined || (isWide && normaliseForm(largest) === 'atx'))
    return [createUnknown(pcCase, 'largest board', parts)];
  if (!forms.map(normaliseForm).includes(normaliseForm(form)))
    return [
      createFinding(
        'incompatible',
        'board-too-big',
        parts,
        (name) =>
          `${name('motherboard', 'is')} too big for ${name('case')}, which takes ${largest} at most`,
      ),
    ];
  // EATX has no one width: makers call boards of 257 to 330 mm so.
  return [
    createFinding(
      isWide ? 'conditional' : 'compatible',
      isWide ? 'detail-unknown' : 'fits',
      parts,
      (name) =>
        `${name('motherboard', 'fits')} ${name('case')}${isWide ? ' if it’s wide enough. EATX boards differ in width' : ''}`,
    ),
  ];
};

/** Compares a supply's form factor with those that the case's maker states. */
export const checkPsuSize: Rule<'psu', 'case'> = (psu, pcCase) => {
  const parts = [psu, pcCase];
  const { psuForms, psuUnverified } = pcCase.facts;
  const { form } = psu.facts;
  if (psuForms === undefined)
    return psuUnverified ? [createUnknown(pcCase, 'size of power supply', parts)] : undefined;
  if (form === undefined) return [createUnknown(psu, 'size', parts)];
  if (psuForms.includes(form)) return [];
  const taken = psuForms.join(' and ');
  return [
    createFinding(
      'incompatible',
      'psu-too-big',
      parts,
      (name) =>
        `${name('psu', 'is')} too big for ${name('case')}, which takes only ${taken} supplies`,
    ),
  ];
};

/** Compares the height of memory with what the cooler's maker states. */
export const checkMemoryHeight: Rule<'memory', 'cooler'> = (kit, cooler) => {
  const parts = [kit, cooler];
  const { height } = kit.facts;
  const { memoryRoom } = cooler.facts;
  if (height === undefined) return [createUnknown(kit, 'height', parts)];
  if (memoryRoom === undefined) return [createUnknown(cooler, 'room for memory', parts)];
  const isTooTall = height > memoryRoom;
  return [
    createFinding(
      isTooTall ? 'incompatible' : 'compatible',
      isTooTall ? 'memory-too-tall' : 'fits',
      parts,
      (name) =>
        `${name('memory', 'is')} ${height} mm tall, and ${name('cooler', 'leaves')} ${memoryRoom} mm`,
    ),
  ];
};
