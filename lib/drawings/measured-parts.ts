import type { PartFacts } from '@/data/parts/facts';

/** The distance between two slots at the back of a case, in millimetres: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
export const SLOT_PITCH = 20.32;

/** Returns the products of a kind with the size that they need, in millimetres: a card's required length, or a kit's height. */
export const listMeasuredParts = <P extends { readonly facts?: PartFacts | undefined }>(
  products: readonly P[],
  partKind: 'gpu' | 'memory',
) =>
  products.flatMap((product) => {
    const { facts } = product;
    if (facts?.kind !== partKind) return [];
    const requiredSize = facts.kind === 'gpu' ? facts.requiredLength : facts.height;
    return requiredSize == null ? [] : [{ product, requiredSize }];
  });
