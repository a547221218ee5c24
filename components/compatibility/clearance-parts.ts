import type { ReactNode } from 'react';
import type { FitStudy } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';

/** A part with its length or height. */
export interface MeasuredPart {
  readonly product: Product;
  readonly millimetres: number;
}

/** A clearance drawing's data: the available space, and each part with its name and verdict. */
export interface ClearanceDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly (MeasuredPart & {
    readonly name: string;
    readonly verdict: ReactNode;
  })[];
}
