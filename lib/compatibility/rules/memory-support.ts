import { memoryTypesBySocket, profileBySocket } from '@/data/parts/sockets';
import {
  createFinding,
  type Finding,
  listFindings,
  NO_FINDINGS,
  NOT_COMPARED,
  type Rule,
} from '../finding';
import { getFitVerb, SHOP_CHECKS } from '../finding-text';
import { type Cpu, filterByKind, type MemoryKit, type Motherboard, type Part } from '../parts';
import { createUnknownDetailFinding, createUnknownFactFinding } from './unknown-facts';

/** Modules above this height in mm may not fit under a cooler. Plain ones: 31.25 (JEDEC MO-329). */
export const TALL_MEMORY_MM = 40;

/** Compares the height of memory with the height that the cooler's maker states. */
export const checkMemoryHeight: Rule<'memory', 'cooler'> = (kit, cooler) => {
  const parts = [kit, cooler];
  const { height } = kit.facts;
  const { maxMemoryHeight } = cooler.facts;
  if (height === undefined) return [createUnknownFactFinding(kit, 'the memory’s height', parts)];
  if (maxMemoryHeight === undefined)
    return [createUnknownFactFinding(cooler, 'how much room it leaves for memory', parts)];
  const isTooTall = height > maxMemoryHeight;
  const text = `[memory is] ${height} mm tall, ${isTooTall ? 'but [cooler leaves] only' : 'and [cooler leaves]'} ${maxMemoryHeight} mm`;
  return [createFinding(isTooTall ? 'memory-too-tall' : 'fits', parts, text)];
};

/** Compares type and profiles with the motherboard maker's specification (DDR5: JEDEC JESD79-5). */
export const checkMemoryOnMotherboard: Rule<'memory', 'motherboard'> = (
  kit,
  motherboard,
  allParts,
) => {
  const typeFinding = checkMemoryChoices(kit, motherboard) ?? checkType(kit, motherboard, allParts);
  if (typeFinding) return [typeFinding];
  const profileFinding = checkProfiles(kit, motherboard);
  // The shop's processors have their maker's rated speed, which `checkMemoryWithCpu` compares: it is
  // more exact than the board's. The rated speed of a visitor's processor isn't known.
  const hasRatedCpu = filterByKind(allParts, 'cpu').some(({ isOwned }) => !isOwned);
  return listFindings(
    checkDetails(kit, motherboard),
    // If the motherboard can't read the kit's profile, there is no advice to turn it on.
    profileFinding ??
      (hasRatedCpu ? undefined : checkSpeed(kit, motherboard, motherboard.facts.profiles)),
  );
};

/** Compares type and speed with the processor maker's specification. */
export const checkMemoryWithCpu: Rule<'memory', 'cpu'> = (kit, cpu, allParts) => {
  // No more is known of a visitor's processor than of its motherboard, which has its own rule.
  const motherboards = filterByKind(allParts, 'motherboard');
  if (cpu.isOwned && motherboards.length > 0) return NOT_COMPARED;
  const typeFinding = checkType(kit, cpu, allParts);
  if (typeFinding) return [typeFinding];
  if (kit.facts.speed === undefined) return [createUnknownDetailFinding('its speed', [kit, cpu])];
  // A motherboard that can't read the profile has its own finding, without advice to turn it on.
  if (motherboards.some((motherboard) => checkProfiles(kit, motherboard))) return NO_FINDINGS;
  const readProfiles = motherboards.find(
    ({ facts: { socket, profiles } }) => profiles && socket === cpu.facts.socket,
  )?.facts.profiles;
  const speedFinding = checkSpeed(kit, cpu, readProfiles);
  if (!speedFinding) return NO_FINDINGS;
  return [(readProfiles ? undefined : checkUsualProfile(kit, cpu)) ?? speedFinding];
};

/** Returns the finding on a kit that an unknown motherboard for the processor may not read. */
function checkUsualProfile(kit: MemoryKit, cpu: Cpu): Finding | undefined {
  const { profiles } = kit.facts;
  const usualProfile = profileBySocket[cpu.facts.socket ?? ''];
  if (!profiles || !usualProfile || profiles.includes(usualProfile)) return undefined;
  const advice = `On a board that doesn’t read ${profiles.join('/')}, the speed has to be set by hand`;
  return createFinding('profile-differs', [kit, cpu], '[memory works with] [cpu]', { advice });
}

/** Returns the finding on a visitor's motherboard that takes one of two types, unknown which. */
function checkMemoryChoices(kit: MemoryKit, motherboard: Motherboard): Finding | undefined {
  const { type } = kit.facts;
  const { memorySpeeds, memoryChoices } = motherboard.facts;
  if (memorySpeeds || type === undefined || !memoryChoices?.includes(type)) return undefined;
  const otherTypes = memoryChoices.filter((choice) => choice !== type).join(' or ');
  const text = `[memory fits] [motherboard] if it takes ${type}`;
  return createFinding('detail-unknown', [kit, motherboard], text, {
    advice: `Some boards like it take ${otherTypes}`,
    summary: { advice: `check that it takes ${type}` },
  });
}

/** Compares types of memory by JEDEC's standards and the makers' data (ark.intel.com, amd.com). */
function checkType(
  kit: MemoryKit,
  other: Part<'motherboard' | 'cpu'>,
  allParts: readonly Part[],
): Finding | undefined {
  const { type } = kit.facts;
  const { kind, memorySpeeds, socket = '' } = other.facts;
  if (type === undefined) return createUnknownFactFinding(kit, 'the memory’s type', [kit, other]);
  const choices = other.facts.kind === 'motherboard' ? other.facts.memoryChoices : undefined;
  const types = memorySpeeds ? Object.keys(memorySpeeds) : choices;
  if (types === undefined)
    return createUnknownFactFinding(other, 'which type of memory it takes', [kit, other]);
  if (types.includes(type)) return undefined;
  const text = `[memory doesn’t fit] [${kind}], since ${type} modules don’t go in ${types.join(' or ')} slots`;
  // A socket without this type calls for another processor, too, unless the enquiry has one.
  const hasCpu = filterByKind(allParts, 'cpu').some(
    ({ isOwned, facts }) => !isOwned && facts.memorySpeeds?.[type] !== undefined,
  );
  const needs =
    hasCpu || memoryTypesBySocket[socket]?.includes(type)
      ? `a ${type} board`
      : `a board and processor for ${type}`;
  return createFinding('memory-type-differs', [kit, other], text, { needs });
}

/** Returns the finding on memory of the right type if other facts are not on record. */
function checkDetails(kit: MemoryKit, motherboard: Motherboard): Finding | undefined {
  const { type, gigabytes, profiles, modules, speed } = kit.facts;
  const { maxGigabytes, profiles: readProfiles, memorySlots } = motherboard.facts;
  const details = [gigabytes, profiles, modules, speed, maxGigabytes, readProfiles, memorySlots];
  if (!details.includes(undefined)) return undefined;
  const text = `[memory fits] [motherboard], which takes ${type}`;
  return createFinding('memory-details-unknown', [kit, motherboard], text, {
    advice: `${SHOP_CHECKS} modules and speed`,
    summary: { advice: 'we’ll check modules and speed' },
  });
}

/** Returns the finding on a kit whose speed profiles the motherboard doesn't read. */
function checkProfiles(kit: MemoryKit, motherboard: Motherboard): Finding | undefined {
  const { profiles } = kit.facts;
  const { profiles: readProfiles } = motherboard.facts;
  if (!profiles || !readProfiles || profiles.some((profile) => readProfiles.includes(profile)))
    return undefined;
  const text = `[memory fits] [motherboard], but its speed may have to be set by hand, since the board reads ${readProfiles.join('/')}, not ${profiles.join('/')}`;
  return createFinding('profile-differs', [kit, motherboard], text);
}

/**
 * Advises to turn on the profile that a kit needs for more than the rated speed.
 *
 * @param readProfiles the profiles that the motherboard reads; undefined if they are unknown
 */
function checkSpeed(
  kit: MemoryKit,
  other: Part<'motherboard' | 'cpu'>,
  readProfiles: readonly string[] | undefined,
): Finding | undefined {
  const { type, speed = 0, profiles = readProfiles ?? ['EXPO', 'XMP'] } = kit.facts;
  const { kind, memorySpeeds } = other.facts;
  const ratedSpeed = type && memorySpeeds?.[type];
  if (!ratedSpeed || speed <= ratedSpeed) return undefined;
  const text = `[memory ${getFitVerb(kit, other)}] [${kind}]`;
  const usableProfiles = profiles.filter((profile) => readProfiles?.includes(profile) ?? true);
  const advice = `Turn on ${usableProfiles.join(' or ')} for ${speed} MT/s`;
  // A motherboard's record has the rating of its fastest processors.
  const rating =
    kind === 'cpu' ? 'the processor is rated for' : 'its processors are rated for up to';
  const explanation = `That counts as overclocking: ${rating} ${type}-${ratedSpeed}.`;
  return createFinding('memory-overclock', [kit, other], text, { advice, explanation });
}
