import type { Product } from '@/checks/schemas/products';

type Stated = Pick<Product, 'category' | 'specifications'>;

/** The pitch of the slots at the back of a case, in millimetres: 0.8 inch (ATX Specification 2.2, section 3.1.3). */
export const SLOT_PITCH = 20.32;

/** A part with its size in the direction that decides whether it goes in. */
export interface Sized<P> {
  readonly product: P;
  readonly millimetres: number;
}

/** The products of a category whose size the specification of this label states, such as 348 of '348 mm'. */
export function sized<P extends Stated>(
  products: readonly P[],
  category: Product['category'],
  label: string,
): readonly Sized<P>[] {
  return products.flatMap((product) => {
    const stated = /^(\d+(?:\.\d+)?) mm$/.exec(product.specifications[label] ?? '')?.[1];
    return product.category === category && stated !== undefined
      ? [{ product, millimetres: Number(stated) }]
      : [];
  });
}

/** How much of a room a part leaves, in whole tenths of a millimetre; negative for what it lacks. */
export function spare(room: number, size: number): number {
  return Math.round((room - size) * 10) / 10;
}
