import type { PartFacts } from '@/data/parts/facts';
import type { GpuFitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import type { Outcome } from '@/lib/compatibility/finding';

/** A part as a drawing shows it. */
export interface DrawnPart {
  readonly id: string;
  readonly name: string;
  /** A graphics card's own length, or a memory kit's height, in millimetres. */
  readonly ownSize: number;
  readonly outcome: Outcome;
  readonly text: string;
}

/** Returns how many fans a graphics card is drawn with: two where its data states none. */
export const countFans = ({ specifications }: Pick<Product, 'specifications'>) =>
  Number(specifications.Fans ?? 2);

/** The graphics cards and words of the drawing of the visitor's case. */
export interface CaseDrawingData extends Pick<GpuFitStudyData, 'slotsText' | 'scale'> {
  readonly gpus: readonly { readonly id: string; readonly fanCount: number }[];
}

/** Returns the products of a kind with the size that they need, in millimetres: a card's required length, or a kit's height. */
export const listMeasuredParts = <P extends { readonly facts?: PartFacts | undefined }>(
  products: readonly P[],
  partKind: 'gpu' | 'memory',
) =>
  products.flatMap((product) => {
    const { facts } = product;
    if (facts?.kind !== partKind) return [];
    const requiredSize = facts.kind === 'gpu' ? facts.requiredLength : facts.height;
    return requiredSize === undefined ? [] : [{ product, requiredSize }];
  });
