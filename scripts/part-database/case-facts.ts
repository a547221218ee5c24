/** Reads the facts of OpenDB's cases. data/parts/opendb/README.md has each rule's figures. */

import { CASE_FORM_FACTORS } from '@/data/parts/facts';
import exceptions from '@/data/parts/opendb/case-exceptions.json';
import { CASE_FLAGS } from '@/lib/part-database/part-line';
import { DOUBTFUL_FACT, groupBy, type OpenDbRecord } from './opendb-record';
import { createNameKey, readFullName } from './part-names';

// All in millimetres.
/** The shortest graphics card. A smaller figure is a zero, a mistake or in inches. */
const MIN_GPU_LENGTH = 150;
/** The shortest outer side. A smaller figure is in inches. */
const MIN_SIDE = 200;
/** The height of a full-size bracket. A lower case without a riser takes only low-profile cards. */
const BRACKET_HEIGHT = 120;
/** The height of the lowest case. A smaller figure is a mistake or in inches. */
const MIN_HEIGHT = 40;
/** A tower's graphics card is at least this much shorter than the tower is deep. */
const MIN_WALLS = 25;
/** A small case that takes a graphics card longer than its depth by this much holds it upright. */
const UPRIGHT_EXCESS = 45;

/** With this many slots a case takes a graphics card of any thickness. */
const ENOUGH_SLOTS = 4;

/** Returns true for a case that a regular expression of case-exceptions.json matches. */
const isException = (heading: keyof typeof exceptions, { metadata }: OpenDbRecord) =>
  exceptions[heading].some((name) => new RegExp(`^${name}\\b`, 'i').test(metadata.name.trim()));

const parseNumbers = (text: string | null | undefined) =>
  (text?.match(/[\d.]+/g) ?? []).map(Number);

/** Returns the outer sides in mm, in the order of most texts; undefined where one is missing. */
function parseSides({ dimensions_mm, dimensions }: OpenDbRecord) {
  const metric = dimensions_mm ?? {};
  const sides = [metric.depth, metric.width, metric.height].map((side) => Number(side ?? 0));
  const isMetric = sides.every((side) => side > 0);
  const [depth, width, height] = isMetric ? sides : parseNumbers(dimensions);
  return depth && width && height ? { depth, width, height } : undefined;
}

/** Returns true for a tower whose outer size contradicts its longest graphics card. */
function isTooLongForTower(length: number, record: OpenDbRecord): boolean {
  const formFactor = record.form_factor ?? '';
  const sides = parseSides(record);
  if (!sides || !formFactor.includes('Tower')) return false;
  const { depth, width, height } = sides;
  // A depth above the height, or below both other sides, means another order of sides or no tower.
  if (depth >= height || depth <= Math.min(width, height)) return false;
  const isGpuUpright = formFactor.includes('Mini') && length >= depth + UPRIGHT_EXCESS;
  return length > (isGpuUpright ? height : depth) - MIN_WALLS;
}

/** Returns true for a case that may be too low or too narrow for most graphics cards. */
function isTooLow(record: OpenDbRecord): boolean {
  const { form_factor, metadata, dimensions_mm } = record;
  if (isException('lowOrNarrow', record) || /HTPC|Slim/.test(form_factor ?? '')) return true;
  // A slim Mini-ITX case has a riser, which holds the card flat.
  if (form_factor?.startsWith('Mini ITX')) return false;
  const sides = Object.values(dimensions_mm ?? {}).map(Number);
  const isLow = sides.some((side) => side >= MIN_HEIGHT && side < BRACKET_HEIGHT);
  return isLow || /\bslim\b/i.test(metadata.name);
}

/**
 * Returns the length of the longest graphics card in millimetres.
 *
 * @param variants the records of the case in all its colours that state its sides
 */
function getMaxGpuLength(
  record: OpenDbRecord,
  variants: readonly OpenDbRecord[],
): string | undefined {
  const { max_video_card_length: length, dimensions_mm, dimensions } = record;
  if (typeof length !== 'number') return undefined;
  if (isException('twoLengths', record) || isTooLow(record)) return DOUBTFUL_FACT;
  // Mostly zeros, which don't contradict the figure of another colour of the case.
  if (length < MIN_GPU_LENGTH) return undefined;
  const numbers = [...Object.values(dimensions_mm ?? {}).map(Number), ...parseNumbers(dimensions)];
  const sides = numbers.filter((side) => side >= MIN_SIDE);
  if (sides.length > 0 && sides.every((side) => side < length)) return DOUBTFUL_FACT;
  // One record may have another order of sides, so those of all colours must contradict the length.
  const isContradicted =
    variants.length > 0 && variants.every((variant) => isTooLongForTower(length, variant));
  if (isContradicted && !isException('confirmedLength', record)) return DOUBTFUL_FACT;
  return String(Math.floor(length));
}

const isAtx = (size: string) => size === 'ATX' || size === 'EATX';

function getLargestFormFactor(record: OpenDbRecord): string | undefined {
  const { form_factor, supported_motherboard_form_factors: sizes, expansion_slots } = record;
  const largest = CASE_FORM_FACTORS.findLast((size) => sizes?.includes(size));
  if (largest === undefined) return undefined;
  // OpenDB lists every HTPC case as Mini-ITX, also those that hold ATX boards.
  if (form_factor === 'HTPC' || isException('twoSizes', record)) return DOUBTFUL_FACT;
  const slots = expansion_slots ?? 0;
  // Too few for ATX, or too many for micro-ATX.
  const isContradicted = isAtx(largest)
    ? slots === 4 || slots === 5
    : largest === 'Micro ATX' && slots >= 6;
  return isContradicted ? DOUBTFUL_FACT : largest;
}

/** Returns what may be in a long graphics card's way. Bays for 3.5-inch drives show cages. */
function getFront(record: OpenDbRecord): string | undefined {
  const minBays = record.form_factor?.includes('Full') ? 1 : 3;
  if ((record.internal_3_5_bays ?? 0) >= minBays || isException('cages', record))
    return CASE_FLAGS.cages;
  return isException('frontFans', record) ? CASE_FLAGS.frontFan : undefined;
}

function getMaxGpuSlots({ expansion_slots, form_factor }: OpenDbRecord): string | undefined {
  // A Mini-ITX case without an entry counts as two.
  const isSmall = form_factor?.startsWith('Mini ITX') ?? false;
  const slots = Math.max(expansion_slots ?? 0, isSmall ? 2 : 0);
  return slots > 0 && slots < ENOUGH_SLOTS ? String(slots) : undefined;
}

/** Returns the stated power supplies, 'SFX/SFX-L'. Small and slim cases often take no ATX ones. */
function getPsuFormFactors(record: OpenDbRecord): string | undefined {
  const { supported_power_supply_form_factors: stated, form_factor } = record;
  if (stated && stated.length > 0) return stated.join('/');
  return /Mini ITX|HTPC|Slim/.test(form_factor ?? '') ? CASE_FLAGS.psuUnverified : undefined;
}

/** Returns a function that reads a case's facts, and compares it with the other cases' records. */
export function createCaseReader(records: readonly OpenDbRecord[]) {
  const getKey = (record: OpenDbRecord) => createNameKey(readFullName('case', record));
  const recordsWithSides = records.filter((record) => parseSides(record) !== undefined);
  const variantsByKey = groupBy(recordsWithSides, getKey);
  return (record: OpenDbRecord) => ({
    largestFormFactor: getLargestFormFactor(record),
    maxGpuLength: getMaxGpuLength(record, variantsByKey.get(getKey(record)) ?? []),
    front: getFront(record),
    maxGpuSlots: getMaxGpuSlots(record),
    psuFormFactors: getPsuFormFactors(record),
  });
}

/** Returns the shortest length if all are within 5 mm, since catalogues round; else undefined. */
export function reconcileLengths(values: readonly string[]): string | undefined {
  const lengths = values.map(Number);
  const shortest = Math.min(...lengths);
  return Math.max(...lengths) - shortest <= 5 ? String(shortest) : undefined;
}

/** Returns EATX where some colours state EATX and others ATX; undefined for other differences. */
export const reconcileFormFactors = (values: readonly string[]): string | undefined =>
  values.every(isAtx) ? 'EATX' : undefined;
