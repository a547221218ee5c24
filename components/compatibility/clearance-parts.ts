import type { ReactNode } from 'react';
import type { FitStudy } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';

/** A part with the length or the height that the fit study is about. */
export interface MeasuredPart {
  readonly product: Product;
  readonly millimetres: number;
}

/** The parts of a clearance drawing, each with its name and its verdict for the example's room. */
export interface ClearanceDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly (MeasuredPart & {
    readonly name: string;
    readonly verdict: ReactNode;
  })[];
}
