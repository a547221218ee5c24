import type { ReactNode } from 'react';
import type { FitStudy as FitStudyData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { FitSign } from '@/components/ui/fit-sign';
import { unbroken } from '@/components/ui/unbroken';
import { fill } from '@/lib/fill';
import { extremes, sized, tenths } from '@/lib/measures';
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

/** What each drawing shows, and how it stands beside its words: cards have a row for each of their own. */
const DRAWINGS = {
  cards: { of: 'card', Drawing: FitCards, layout: 'grid gap-6', surface: 'raised' },
  memory: { of: 'memory', Drawing: FitMemory, layout: 'beside', surface: undefined },
} as const;

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly products: readonly Product[];
}

/** Parts drawn to scale in the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, products }: FitStudyProps) {
  const { of, Drawing, layout, surface } = DRAWINGS[fit.drawing];
  const parts = extremes(sized(products, of)).map((part) => {
    const left = tenths(fit.room.millimetres - part.millimetres);
    const said = fill(left < 0 ? fit.beyond : fit.within, { mm: Math.abs(left) });
    return {
      ...part,
      name: part.product.facts?.short ?? part.product.name,
      verdict: (
        <p className="verdict font-semibold">
          <FitSign outcome={left < 0 ? 'clash' : 'fits'} />
          <span>{unbroken(said)}</span>
        </p>
      ),
    };
  });
  if (parts.length === 0) return null;
  return (
    <section id="fit" aria-labelledby="fit-heading" data-surface={surface} className="py-band">
      <div className={`content-width ${layout}`}>
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
