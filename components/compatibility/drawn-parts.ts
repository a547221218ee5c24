import type { GpuFitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
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

/** A graphics card with its sizes: lengths in millimetres, the thickness in slots at the back of the case. */
export interface DrawnGpu extends DrawnPart {
  readonly length: number;
  readonly requiredLength: number;
  readonly slotThickness: number | undefined;
  readonly fanCount: number;
}

/** The words of the drawing of the visitor's case, and the fans of each graphics card by its id. */
export interface CaseDrawingData extends Pick<GpuFitStudyData, 'slotsText' | 'rulerCaption'> {
  readonly fanCounts: Readonly<Record<string, number>>;
}

/** Returns how many fans a graphics card is drawn with: two where its data states none. */
export const countFans = ({ specifications }: Pick<Product, 'specifications'>) =>
  Number(specifications.Fans ?? 2);

/**
 * Describes a part by its finding with another part.
 *
 * @param nameOther names the other part: by default, as the check does
 */
export const describePart = (
  part: Part,
  other: Part,
  finding: Finding,
  nameOther?: () => string,
): DrawnPart => ({
  id: part.id,
  name: part.facts.shortName,
  outcome: finding.outcome,
  text: formatCardLine(finding, [part, other], part.id, nameOther),
});

/** Adds a graphics card's sizes to its description. Returns an empty list for a card of unknown length: it can't be drawn. */
export function addGpuSizes(
  description: DrawnPart,
  { facts: { length, requiredLength, slotThickness } }: Gpu,
  fanCount: number,
): readonly DrawnGpu[] {
  if (length === undefined || requiredLength === undefined) return [];
  return [{ ...description, length, requiredLength, slotThickness, fanCount }];
}
