import type { ReactNode } from 'react';
import type { FitStudy } from '@/lib/content/category-pages';
import type { PartFacts } from '@/lib/content/facts';
import type { Product } from '@/lib/content/products';

/** A part with the length or the height that the fit study is about. */
export interface Measured {
  readonly product: Pick<Product, 'id' | 'name' | 'specifications'> & {
    readonly facts?: PartFacts | undefined;
  };
  readonly millimetres: number;
}

/** What a drawing of the fit study is of: parts, each with its name and what is said of it in the example's room. */
export interface FitDrawingProps {
  readonly fit: FitStudy;
  readonly parts: readonly (Measured & { readonly name: string; readonly verdict: ReactNode })[];
}
