import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { FitStudy as FitStudyData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { tenths } from '@/components/drawings/scale-drawing';
import { unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/fill';
import { sized } from '@/lib/measures';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

/** What a drawing of the fit study is of: parts, each with its name and what is said of it in the example's room. */
export interface FitDrawingProps {
  readonly fit: FitStudyData;
  readonly parts: readonly {
    readonly product: Product;
    readonly millimetres: number;
    readonly name: string;
    readonly verdict: ReactNode;
  }[];
}

/** What each drawing shows: the parts, the specification that has their size, and how they stand. */
const DRAWINGS = {
  cards: { category: 'Graphics Cards', label: 'Length', Drawing: FitCards },
  memory: { category: 'Memory', label: 'Height', Drawing: FitMemory },
} as const;

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly products: readonly Product[];
}

/** Parts drawn to scale beside the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, products }: FitStudyProps) {
  const { category, label, Drawing } = DRAWINGS[fit.drawing];
  const parts = sized(products, category, label).map((part) => {
    const left = tenths(fit.room.millimetres - part.millimetres);
    const said = fill(left < 0 ? fit.beyond : fit.within, { mm: Math.abs(left) });
    return {
      ...part,
      name: part.product.facts?.short ?? part.product.name,
      verdict: (
        <span className={clsx(left < 0 && 'font-semibold text-accent-ink')}>{unbroken(said)}</span>
      ),
    };
  });
  if (parts.length === 0) return null;
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      data-surface={fit.drawing === 'cards' ? 'raised' : undefined}
      className="py-band"
    >
      <div className="content-width beside">
        <div>
          <h2 id="fit-heading" className="text-section">
            {fit.heading}
          </h2>
          <p className="mt-2 max-w-measure text-lead text-muted">{unbroken(fit.lead)}</p>
        </div>
        <Drawing fit={fit} parts={parts} />
      </div>
    </section>
  );
}
