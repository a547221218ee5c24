/** Does memory work with the board and the processor, and how fast? */

import { createFinding, type Finding } from '../finding';
import { formatCount, getFitVerb, type Name } from '../name-parts';
import { filterByKind, type KnownPart, sumOfParts } from '../parts';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** Compares the type of memory, by JEDEC's standards and the makers' specifications (ark.intel.com, amd.com). */
function checkType(
  kit: KnownPart<'memory'>,
  other: KnownPart<'motherboard' | 'cpu'>,
): readonly Finding[] {
  const { type } = kit.facts;
  const { part, memory } = other.facts;
  const parts = [kit, other];
  if (type === undefined) return [createUnknown(kit, 'type', parts)];
  if (memory === undefined) return [createUnknown(other, 'type of memory', parts)];
  if (memory[type] !== undefined) return [];
  const types = Object.keys(memory).join(' or ');
  return [
    createFinding(
      'incompatible',
      'memory-type-differs',
      parts,
      (name) => `${name('memory', 'doesn’t fit')} ${name(part)}, since ${type} isn’t ${types}`,
      { needs: `a ${type} board` },
    ),
  ];
}

/** Advises to turn on the profile that a kit needs for more than the rated speed. */
function checkSpeed(
  kit: KnownPart<'memory'>,
  other: KnownPart<'motherboard' | 'cpu'>,
): readonly Finding[] {
  const { type = '', speed = 0, profiles = ['EXPO', 'XMP'] } = kit.facts;
  const { part, memory } = other.facts;
  const rated = memory?.[type];
  if (rated === undefined || speed <= rated) return [];
  return [
    createFinding(
      'advice',
      'memory-overclock',
      [kit, other],
      (name) =>
        `${name('memory', getFitVerb(kit, other))} ${name(part)}. Turn on ${profiles.join(' or ')} for ${speed} MT/s`,
      { more: () => `That counts as overclocking: the processor is rated for ${type}-${rated}.` },
    ),
  ];
}

/** Compares type, size and profiles with the board maker's specification (JEDEC JESD79-5 for DDR5). */
export const checkMemoryOnBoard: Rule<'memory', 'motherboard'> = (kit, board, context) => {
  const parts = [kit, board];
  const { type = '', gigabytes = 0, profiles, modules, speed } = kit.facts;
  const { memory, memoryChoices, gigabytes: most, profiles: known, memorySlots } = board.facts;
  if (memory === undefined && memoryChoices?.includes(type))
    return [
      createFinding(
        'conditional',
        'detail-unknown',
        parts,
        (name) =>
          `${name('memory', 'fits')} ${name('motherboard')} if it takes ${type}. Others of its kind don’t`,
        { toDo: `check that it takes ${type}` },
      ),
    ];
  const clash = checkType(kit, board);
  if (clash.length > 0) return clash;
  const findings: Finding[] = [];
  // A board takes more with a newer BIOS, so more than is on record is no refusal.
  if (most !== undefined && gigabytes > most)
    findings.push(
      createFinding(
        'unverified',
        'memory-too-large',
        parts,
        (name) =>
          `We’ll check ${name('memory')} in ${name('motherboard')}. That’s ${gigabytes} GB, and our list says ${most} GB at most`,
      ),
    );
  if ([kit.facts.gigabytes, profiles, modules, speed, most, known, memorySlots].includes(undefined))
    findings.push(
      createFinding(
        'conditional',
        'memory-details-unknown',
        parts,
        (name) =>
          `${name('memory', 'fits')} ${name('motherboard')}, which takes ${type}. We’ll check modules and speed`,
        { toDo: 'we’ll check modules and speed' },
      ),
    );
  if (known && profiles && !profiles.some((profile) => known.includes(profile)))
    findings.push(
      createFinding(
        'conditional',
        'profile-differs',
        parts,
        (name) =>
          `${name('memory', 'fits')} ${name('motherboard')}, but its speed may have to be set by hand, since ${profiles.join('/')} isn’t ${known.join('/')}`,
      ),
    );
  // The processor's own rating is more exact. A visitor's processor settles no speed, which isn't known of it.
  const hasCpu = filterByKind(context, 'cpu').some(({ isOwned }) => !isOwned);
  return hasCpu ? findings : [...findings, ...checkSpeed(kit, board)];
};

/** Compares type and speed with the processor maker's specification. */
export const checkMemoryWithProcessor: Rule<'memory', 'cpu'> = (kit, cpu, context) => {
  // Of a visitor's processor nobody knows more than of its board.
  if (cpu.isOwned && filterByKind(context, 'motherboard').length > 0) return undefined;
  if (kit.facts.speed === undefined) return [createUnknownDetail('its speed', [kit, cpu])];
  const clash = checkType(kit, cpu);
  return clash.length > 0 ? clash : checkSpeed(kit, cpu);
};

/** Processors of desktops have two memory channels, and are rated for one module in each. */
const RATED_MODULES = 2;

/** Counts the modules of all kits against a board's slots and the processor's rating. */
export function checkModules(
  kits: readonly KnownPart<'memory'>[],
  board: KnownPart<'motherboard'> | undefined,
  cpu: KnownPart<'cpu'> | undefined,
): readonly Finding[] {
  const rated = cpu?.facts.fourModules?.[kits[0]?.facts.type ?? ''];
  const other = rated ? cpu : (board ?? cpu);
  if (other === undefined) return [];
  const modules = sumOfParts(kits, ({ facts }) => facts.modules);
  const slots = board?.facts.memorySlots ?? 4;
  if (board && modules > slots)
    return [
      createFinding(
        'incompatible',
        'slots-short',
        [...kits, board],
        (name) =>
          `${name('memory', 'needs')} ${formatCount(modules, 'memory slot')}, and ${name('motherboard', 'has')} ${slots}`,
      ),
    ];
  const kitCount = sumOfParts(kits, () => 1);
  const isMixed = kitCount > 1;
  if (modules <= RATED_MODULES && !isMixed) return [];
  const speed = rated ? `at ${kits[0]?.facts.type}-${rated}` : 'slower than two';
  const gigabytes = sumOfParts(kits, ({ facts }) => facts.gigabytes);
  const several = (name: Name) =>
    kits.length > 1
      ? `${name('memory')} together`
      : `${formatCount(kitCount, 'pack')} of ${name('memory')}`;
  return [
    createFinding('conditional', 'four-modules', [...kits, other], (name) =>
      isMixed
        ? `Kits aren’t tested with each other, so one kit of ${gigabytes} GB is safer than ${several(name)}. Four modules run ${speed} on ${name(other.facts.part)}`
        : `${name('memory', 'has')} four modules, which run ${speed} on ${name(other.facts.part)}`,
    ),
  ];
}
