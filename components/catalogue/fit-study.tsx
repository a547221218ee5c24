import { clsx } from 'clsx';
import type { FitStudy as FitStudyData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { unbroken } from '@/components/ui/unbroken';
import { sized } from '@/lib/measures';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';
import './fit-study.css';

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
  const parts = sized(products, category, label);
  if (parts.length === 0) return null;
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      data-surface={fit.drawing === 'cards' ? 'raised' : undefined}
      className="py-band"
    >
      <div className={clsx('content-width beside', fit.drawing)}>
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
