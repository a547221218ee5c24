/** Compares the lengths of graphics cards and cases, in millimetres. */

import { formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding, type Rule } from '../finding';
import type { Gpu, Part } from '../parts';
import { createUnknownFactFinding } from './unknown-facts';

/** The clearance below which a visitor should measure before buying. */
const TIGHT_CLEARANCE = 15;
const FAN_THICKNESS = 25;
/** The thickest common radiator with fans: ARCTIC's Liquid Freezer III Pro 420. Most have 52 mm. */
const RADIATOR_THICKNESS = 65;
/** The largest drive cage's depth: Fractal's Meshify 2 XL takes 549 mm, or 340 mm beside drives. */
const CAGE_DEPTH = 210;

const FITS_TEXT = '[gpu fits] [case]';
const SHORT_ENOUGH_TEXT = '[gpu is] short enough [for case]';
const SLOTS_ADVICE = 'check that it has the slots free';

/** Compares a graphics card with the case maker's limit, and considers what the front may hold. */
export const checkGpuClearance: Rule<'gpu', 'case'> = (gpu, pcCase) => {
  const parts = [gpu, pcCase];
  const { length, requiredLength } = gpu.facts;
  const { maxGpuLength, hasFrontFan } = pcCase.facts;
  if (maxGpuLength === undefined)
    return [createUnknownFactFinding(pcCase, 'how long a graphics card it takes', parts)];
  // Our margin in the required length must not refuse a graphics card, so its own length decides.
  if (requiredLength === undefined || (length === undefined && requiredLength > maxGpuLength))
    return [createUnknownFactFinding(gpu, 'the graphics card’s length', parts)];
  const gpuLength = length ?? requiredLength;
  // A front fan that can be taken out leaves the graphics card its thickness.
  if (gpuLength - maxGpuLength > (hasFrontFan ? FAN_THICKNESS : 0)) {
    // The stated number is about the required length, as in the drawings.
    const shortage = requiredLength - maxGpuLength;
    const text = `[gpu needs] ${shortage} mm more room than [case has]`;
    const summary = {
      text: '[gpu is] too long for [case]',
      addition: `needs ${shortage} mm more`,
    };
    return [createFinding('gpu-too-long', parts, text, { summary })];
  }
  const clearance = maxGpuLength - requiredLength;
  return [
    clearance < TIGHT_CLEARANCE
      ? createTightFinding(gpu, pcCase, { gpuLength, requiredLength, maxGpuLength })
      : createFittingFinding(gpu, pcCase, clearance),
  ];
};

/** Creates the finding on a graphics card to measure for, which may even exceed the limit. */
function createTightFinding(
  gpu: Gpu,
  pcCase: Part<'case'>,
  lengths: Readonly<Record<'gpuLength' | 'requiredLength' | 'maxGpuLength', number>>,
): Finding {
  const { gpuLength, requiredLength, maxGpuLength } = lengths;
  const clearance = maxGpuLength - requiredLength;
  const fit =
    clearance < 0
      ? `[gpu is] ${gpuLength} mm long, and [case takes] ${maxGpuLength} mm`
      : `${FITS_TEXT} with ${clearance > 0 ? `only ${clearance} mm` : 'nothing'} to spare`;
  const text = gpuLength > maxGpuLength ? `${FITS_TEXT} only without its front fan` : fit;
  const need = clearance < 0 ? '' : `It needs ${requiredLength} of the ${maxGpuLength} mm. `;
  return createFinding('gpu-tight', [gpu, pcCase], text, {
    advice: formatChecks(formatSlotCheck(gpu, pcCase), formatCageCheck(pcCase, clearance)),
    summary: { text: '[gpu is] tight in [case]', advice: 'measure first' },
    explanation: `${need}Fans or a radiator at the front may take up that space, so measure it.`,
  });
}

/** Creates the finding on a short enough graphics card, which slots or a cage may still block. */
function createFittingFinding(gpu: Gpu, pcCase: Part<'case'>, clearance: number): Finding {
  if (clearance < RADIATOR_THICKNESS) return createRadiatorFinding(gpu, pcCase, clearance);
  const parts = [gpu, pcCase];
  const slotCheck = formatSlotCheck(gpu, pcCase);
  const cageCheck = formatCageCheck(pcCase, clearance);
  const advice = formatChecks(slotCheck, cageCheck);
  if (slotCheck) {
    const summary = { text: SHORT_ENOUGH_TEXT, advice: SLOTS_ADVICE };
    return createFinding('gpu-slots-tight', parts, SHORT_ENOUGH_TEXT, { advice, summary });
  }
  const text = `${FITS_TEXT} with ${clearance} mm to spare`;
  if (cageCheck === undefined) return createFinding('gpu-has-room', parts, text);
  const summary = { text: SHORT_ENOUGH_TEXT, advice: 'check for a drive cage' };
  return createFinding('gpu-caged', parts, text, { advice, summary });
}

/** Creates the finding on a short enough graphics card that a front radiator may still block. */
function createRadiatorFinding(gpu: Gpu, pcCase: Part<'case'>, clearance: number): Finding {
  const parts = [gpu, pcCase];
  const cageAdvice = formatChecks(formatCageCheck(pcCase, clearance));
  const radiatorAdvice = 'A front radiator would use some of that';
  const advice = cageAdvice ? `${radiatorAdvice}. ${cageAdvice}` : radiatorAdvice;
  const measureAdvice = 'measure first if you’ve got a front radiator';
  const clearanceText = `with ${clearance} mm to spare`;
  if (formatSlotCheck(gpu, pcCase) === undefined) {
    const summary = { text: SHORT_ENOUGH_TEXT, advice: measureAdvice };
    return createFinding('gpu-radiator', parts, `${FITS_TEXT} ${clearanceText}`, {
      advice,
      summary,
    });
  }
  const text = `${FITS_TEXT} if it has ${formatSlots(gpu)} free, ${clearanceText}`;
  const summary = { text: SHORT_ENOUGH_TEXT, advice: `${SLOTS_ADVICE}, and ${measureAdvice}` };
  return createFinding('gpu-slots-tight', parts, text, { advice, summary });
}

/** Formats the slots that a graphics card takes: 'four slots'. */
const formatSlots = ({ facts: { slotThickness } }: Gpu) =>
  slotThickness === undefined ? 'its slots' : formatCount(Math.ceil(slotThickness), 'slot');

/** Formats the check of a case's slots; undefined unless the graphics card may be too thick. */
function formatSlotCheck(gpu: Gpu, pcCase: Part<'case'>): string | undefined {
  const { slotThickness = Number.POSITIVE_INFINITY } = gpu.facts;
  const { maxGpuSlots = Number.POSITIVE_INFINITY } = pcCase.facts;
  return slotThickness > maxGpuSlots ? `that it has ${formatSlots(gpu)} free` : undefined;
}

/** Formats the check of a drive cage; undefined if none can be in a graphics card's way. */
const formatCageCheck = ({ facts: { mayHaveCages } }: Part<'case'>, clearance: number) =>
  mayHaveCages && clearance < CAGE_DEPTH ? 'for a drive cage' : undefined;

/** Formats checks as advice: 'Check that it has four slots free and for a drive cage'. */
function formatChecks(...checks: readonly (string | undefined)[]): string | undefined {
  const neededChecks = checks.filter((check) => check !== undefined);
  return neededChecks.length > 0 ? `Check ${neededChecks.join(' and ')}` : undefined;
}
