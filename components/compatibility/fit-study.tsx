import { noBreak } from '@/components/ui/no-break';
import type { FitStudy as FitStudyData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { listMeasuredParts, selectDrawnParts } from '@/lib/drawings/measured-parts';
import { FitDrawing } from './fit-drawing';

/** The part kind, layout and surface of each drawing. */
const LOOKS = {
  cards: { kind: 'gpu', layout: 'grid gap-6', surface: 'raised' },
  memory: { kind: 'memory', layout: 'split', surface: undefined },
} as const;

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly products: readonly Product[];
}

/** Parts drawn to scale in the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, products }: FitStudyProps) {
  const { kind, layout, surface } = LOOKS[fit.drawing];
  const parts = listMeasuredParts(products, kind);
  if (parts.length === 0) return null;
  return (
    <section id="fit" aria-labelledby="fit-heading" data-surface={surface} className="py-band">
      <div className={`content-width ${layout}`}>
        <div>
          <h2 id="fit-heading" className="text-section">
            {fit.heading}
          </h2>
          <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(fit.lead)}</p>
        </div>
        <FitDrawing fit={fit} of={selectDrawnParts(parts)} />
      </div>
    </section>
  );
}
