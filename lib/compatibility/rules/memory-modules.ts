import { capitalise, formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding, listFindings } from '../finding';
import { SHOP_CHECKS } from '../finding-text';
import { type Cpu, countParts, type MemoryKit, type Motherboard, sumOfParts } from '../parts';
import { createUnknownFactFinding } from './unknown-facts';

/** Desktop processors have two memory channels, and are rated for one module in each. */
const RATED_MODULES = 2;
/** Two modules in each channel, for which a processor may have a rating: `fourModuleSpeeds`. */
const FULL_MODULES = 2 * RATED_MODULES;
/** The most memory slots of a common desktop motherboard, and of a Mini-ITX one. */
const USUAL_SLOTS = 4;
const USUAL_SLOTS_OF_MINI_ITX = 2;

/** Compares all kits with a motherboard's slots and limit, and with a processor's rated modules. */
export function checkModules(
  kits: readonly MemoryKit[],
  motherboard: Motherboard | undefined,
  cpu: Cpu | undefined,
): readonly Finding[] {
  return listFindings(
    (motherboard && (checkMemorySlots(kits, motherboard) ?? checkMemorySize(kits, motherboard))) ??
      checkManyModules(kits, motherboard, cpu),
  );
}

const countModules = (kits: readonly MemoryKit[]) => sumOfParts(kits, ({ facts }) => facts.modules);
const sumGigabytes = (kits: readonly MemoryKit[]) =>
  sumOfParts(kits, ({ facts }) => facts.gigabytes);

/** Formats the packs of kits: 'two packs of the K', or of different kits 'the K and L together'. */
function formatPacks(kits: readonly MemoryKit[]): string {
  if (kits.length > 1) return '[memory] together';
  const packCount = countParts(kits);
  return packCount > 1 ? `${formatCount(packCount, 'pack')} of [memory]` : '[memory]';
}

function checkMemorySlots(
  kits: readonly MemoryKit[],
  motherboard: Motherboard,
): Finding | undefined {
  const parts = [...kits, motherboard];
  const modules = countModules(kits);
  const { memorySlots, formFactor } = motherboard.facts;
  const usualSlots = formFactor === 'Mini-ITX' ? USUAL_SLOTS_OF_MINI_ITX : USUAL_SLOTS;
  if (modules <= (memorySlots ?? usualSlots)) return undefined;
  if (memorySlots === undefined)
    return createUnknownFactFinding(motherboard, 'how many memory slots the board has', parts);
  const text = `[memory needs] ${formatCount(modules, 'memory slot')}, and [motherboard has] ${memorySlots}`;
  return createFinding('slots-short', parts, text);
}

/** Returns the finding on more memory than the motherboard lists. A newer BIOS may take it. */
function checkMemorySize(
  kits: readonly MemoryKit[],
  motherboard: Motherboard,
): Finding | undefined {
  const gigabytes = sumGigabytes(kits);
  const { maxGigabytes = Number.POSITIVE_INFINITY } = motherboard.facts;
  if (gigabytes <= maxGigabytes) return undefined;
  const text = `${SHOP_CHECKS} ${formatPacks(kits)} in [motherboard]`;
  const advice = `That’s ${gigabytes} GB, and [our list|the board’s record] says ${maxGigabytes} GB at most`;
  return createFinding('memory-too-large', [...kits, motherboard], text, { advice });
}

/** Returns the finding on several kits, or on more modules than processors are rated for. */
function checkManyModules(
  kits: readonly MemoryKit[],
  motherboard: Motherboard | undefined,
  cpu: Cpu | undefined,
): Finding | undefined {
  const packCount = countParts(kits);
  const moduleCount = countModules(kits);
  if (packCount <= 1 && moduleCount <= RATED_MODULES) return undefined;
  const type = kits[0]?.facts.type;
  const fullSpeeds = moduleCount === FULL_MODULES ? cpu?.facts.fourModuleSpeeds : undefined;
  const ratedSpeed = type && fullSpeeds?.[type];
  // A processor's own rating for four modules is more exact than a motherboard's 'slower than two'.
  const host = ratedSpeed ? cpu : (motherboard ?? cpu);
  if (host === undefined) return undefined;
  const parts = [...kits, host];
  const modules = formatCount(moduleCount, 'module');
  const speed = `run ${ratedSpeed ? `at ${type}-${ratedSpeed}` : 'slower than two'} on [${host.facts.kind}]`;
  if (packCount === 1)
    return createFinding('many-modules', parts, `[memory has] ${modules}, which ${speed}`);
  const text = `Kits aren’t tested with each other, so one kit of ${sumGigabytes(kits)} GB is safer than ${formatPacks(kits)}`;
  const advice = moduleCount > RATED_MODULES ? `${capitalise(modules)} ${speed}` : undefined;
  return createFinding('many-modules', parts, text, { advice });
}
