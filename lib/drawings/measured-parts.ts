import type { PartFacts } from '@/data/parts/facts';

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
