import type { Finding, Outcome } from '@/lib/compatibility/finding';
import { formatCardLine } from '@/lib/compatibility/format-finding';
import type { Gpu, Part } from '@/lib/compatibility/parts';

/** A part as a drawing shows it: its name, and the finding on it. */
export interface DrawnPart {
  readonly id: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly text: string;
}

/** A graphics card with its sizes: lengths in millimetres, thickness in slots of the case. */
export interface DrawnGpu extends DrawnPart {
  readonly length: number;
  readonly requiredLength: number;
  readonly slotThickness: number | undefined;
  readonly fanCount: number;
}

/**
 * Describes a part by its finding with another part.
 *
 * @param nameOther names the other part: by default, as the check does
 */
export const describePart = (
  part: Part,
  finding: Finding,
  nameOther?: () => string,
): DrawnPart => ({
  id: part.id,
  name: part.facts.shortName,
  outcome: finding.outcome,
  text: formatCardLine(finding, part.id, nameOther),
});

/**
 * Describes a graphics card with its sizes. One with an unknown number of fans is drawn with two.
 *
 * @returns undefined for a graphics card of unknown length, which can't be drawn
 */
export function describeGpu(
  gpu: Gpu,
  finding: Finding,
  nameOther?: () => string,
): DrawnGpu | undefined {
  const { length, requiredLength, slotThickness, fanCount = 2 } = gpu.facts;
  if (length === undefined || requiredLength === undefined) return undefined;
  const description = describePart(gpu, finding, nameOther);
  return { ...description, length, requiredLength, slotThickness, fanCount };
}
