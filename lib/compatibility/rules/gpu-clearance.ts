/** Does the graphics card fit into the case? All lengths are in millimetres. */

import { createFinding, type Finding, type FindingText } from '../finding';
import { formatCount, type PartNamer } from '../name-parts';
import type { Gpu, Part } from '../parts';
import type { Rule } from './rule';
import { createUnknownFinding } from './unknown';

/** The clearance below which a visitor should measure before buying. */
const TIGHT_CLEARANCE = 15;
/** The thickness of a common fan. */
const FAN_THICKNESS = 25;
/** The thickest common radiator with its fans: 38 and 27 mm of ARCTIC's Liquid Freezer III Pro 420. Most have 27 and 25 mm. */
const RADIATOR_THICKNESS = 65;
/** The depth of the largest drive cage: Fractal Design's Meshify 2 XL takes a card of 549 mm, or of 340 mm beside its drives. */
const CAGE_DEPTH = 210;

/** A graphics card and a case whose lengths are known. */
interface MeasuredPair {
  readonly gpu: Gpu;
  readonly pcCase: Part<'case'>;
  /** The card's own length, or its required length where its own is not on record. */
  readonly gpuLength: number;
  readonly requiredLength: number;
  /** The longest card that the case's maker states. */
  readonly maxGpuLength: number;
  /** The length left over behind the required length. Where it is negative, the card itself may still fit. */
  readonly clearance: number;
}

/** Compares a card with the longest that the case's maker states, and considers what else the front of the case may hold. */
export const checkGpuClearance: Rule<'gpu', 'case'> = (gpu, pcCase) => {
  const { length, requiredLength } = gpu.facts;
  const { maxGpuLength } = pcCase.facts;
  if (maxGpuLength === undefined)
    return [createUnknownFinding(pcCase, 'room for a card', [gpu, pcCase])];
  // The required length has a margin of our own. The margin alone must not refuse a card, so the card's own length decides.
  if (requiredLength === undefined || (length === undefined && requiredLength > maxGpuLength))
    return [createUnknownFinding(gpu, 'length', [gpu, pcCase])];
  const pair: MeasuredPair = {
    gpu,
    pcCase,
    gpuLength: length ?? requiredLength,
    requiredLength,
    maxGpuLength,
    clearance: maxGpuLength - requiredLength,
  };
  return [
    checkLength(pair) ?? checkTightness(pair) ?? checkThickness(pair) ?? checkFrontOfCase(pair),
  ];
};

/** Returns the finding on a card that is too long for the case, or for some of the cases that the visitor's name for it may mean. */
function checkLength({ gpu, pcCase, gpuLength, maxGpuLength }: MeasuredPair): Finding | undefined {
  const { largestMaxGpuLength = 0, hasFrontFan } = pcCase.facts;
  const excess = gpuLength - maxGpuLength;
  if (excess > 0 && gpuLength <= largestMaxGpuLength)
    return createUnknownFinding(pcCase, 'exact model', [gpu, pcCase]);
  // A front fan that can be taken out leaves the card its thickness.
  const removableThickness = hasFrontFan ? FAN_THICKNESS : 0;
  if (excess <= removableThickness) return undefined;
  const text: FindingText = (name) =>
    `${name('gpu', 'is')} too long for ${name('case')} by ${excess} mm`;
  return createFinding('gpu-too-long', [gpu, pcCase], text, {
    heading: (name) => `Too long for ${name('case')}`,
    detail: `by ${excess} mm`,
  });
}

/** Returns the finding on a card with so little to spare that the visitor should measure. */
function checkTightness(pair: MeasuredPair): Finding | undefined {
  const { gpu, pcCase, gpuLength, requiredLength, maxGpuLength, clearance } = pair;
  if (clearance >= TIGHT_CLEARANCE) return undefined;
  const checks = formatChecks(formatSlotCheck(pair), formatCageCheck(pair));
  const text: FindingText = (name) => {
    if (gpuLength > maxGpuLength) return `${formatFit(name)} only without its front fan${checks}`;
    if (clearance < 0)
      return `${name('gpu', 'is')} ${gpuLength} mm long, and ${name('case', 'takes')} ${maxGpuLength} mm${checks}`;
    return `${formatFit(name)} with ${clearance > 0 ? `only ${clearance} mm` : 'nothing'} to spare${checks}`;
  };
  const need = clearance < 0 ? '' : `It needs ${requiredLength} of the ${maxGpuLength} mm. `;
  return createFinding('gpu-tight', [gpu, pcCase], text, {
    heading: (name) => `Tight in ${name('case')}`,
    toDo: 'measure first',
    explanation: () =>
      `${need}Measure first: fans or a radiator at the front may take up that space.`,
  });
}

/** Returns the finding on a card that may take more slots at the back than the case has. */
function checkThickness(pair: MeasuredPair): Finding | undefined {
  const { gpu, pcCase, clearance } = pair;
  const slotCheck = formatSlotCheck(pair);
  if (slotCheck === '') return undefined;
  const cageCheck = formatCageCheck(pair);
  const canHitRadiator = clearance < RADIATOR_THICKNESS;
  const text: FindingText = (name) =>
    canHitRadiator
      ? `${formatFit(name)} if it has ${formatSlots(gpu)} free, with ${clearance} mm to spare, less any front radiator${formatChecks(cageCheck)}`
      : `${name('gpu', 'is')} short enough for ${name('case')}${formatChecks(slotCheck, cageCheck)}`;
  return createFinding('gpu-narrow', [gpu, pcCase], text, {
    heading: formatShortEnough,
    toDo: `check that it has the slots free${canHitRadiator ? ', less any front radiator' : ''}`,
  });
}

/** Returns the finding on a card that only a radiator or a drive cage at the front of the case could block. */
function checkFrontOfCase(pair: MeasuredPair): Finding {
  const { gpu, pcCase, clearance } = pair;
  const cageCheck = formatCageCheck(pair);
  const parts = [gpu, pcCase];
  const heading = formatShortEnough;
  const radiator = clearance < RADIATOR_THICKNESS ? ', less any front radiator' : '';
  const text: FindingText = (name) =>
    `${formatFit(name)}, ${clearance} mm to spare${radiator}${formatChecks(cageCheck)}`;
  if (radiator)
    return createFinding('gpu-radiator', parts, text, { heading, toDo: 'less any front radiator' });
  if (cageCheck !== '')
    return createFinding('gpu-caged', parts, text, { heading, toDo: 'check for a drive cage' });
  return createFinding('gpu-has-room', parts, text, { heading });
}

const formatFit = (name: PartNamer) => `${name('gpu', 'fits')} ${name('case')}`;

const formatShortEnough = (name: PartNamer) => `Short enough for ${name('case')}`;

/** Formats the slots that a card takes: 'four slots'. */
const formatSlots = ({ facts: { slotThickness } }: Gpu) =>
  slotThickness === undefined ? 'its slots' : formatCount(Math.ceil(slotThickness), 'slot');

/** Formats the check of a case's slots where the card may be too thick; '' where it isn't. */
function formatSlotCheck({ gpu, pcCase }: MeasuredPair): string {
  const { slotThickness = Number.POSITIVE_INFINITY } = gpu.facts;
  const { maxGpuSlots = Number.POSITIVE_INFINITY } = pcCase.facts;
  return slotThickness > maxGpuSlots ? `that it has ${formatSlots(gpu)} free` : '';
}

/** Formats the check of a drive cage that may be in a card's way; '' where none is. */
const formatCageCheck = ({ pcCase, clearance }: MeasuredPair) =>
  pcCase.facts.mayHaveCages && clearance < CAGE_DEPTH ? 'for a drive cage' : '';

/** Formats checks as a second sentence: '. Check that it has four slots free and for a drive cage'. */
function formatChecks(...checks: readonly string[]): string {
  const neededChecks = checks.filter((check) => check !== '');
  return neededChecks.length > 0 ? `. Check ${neededChecks.join(' and ')}` : '';
}
