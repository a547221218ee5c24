import { unbroken } from '@/components/ui/unbroken';
import type { FitStudy as FitStudyData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { extremes, isMany, longestFirst, sized } from '@/lib/measures';
import { TICKED_FIT } from './enquiry-ids';
import { FitDrawing } from './fit-drawing';
import type { ManyDrawn } from './fit-ticked';

/** What is drawn, and how it stands beside its words: cards have a row for each of their own. */
const LOOKS = {
  cards: { of: 'card', layout: 'grid gap-6', surface: 'raised' },
  memory: { of: 'memory', layout: 'beside', surface: undefined },
} as const;

/** What a browser draws anew with each tick; nothing where a drawing shows all parts. */
export function manyDrawn(fit: FitStudyData, products: readonly Product[]): ManyDrawn | undefined {
  const parts = sized(products, LOOKS[fit.drawing].of);
  if (!isMany(parts)) return undefined;
  // Of its figures a drawing asks for one.
  const asked = ({ id, name, facts, specifications: { Fans } }: Product) => ({
    ...{ id, name, facts },
    specifications: Fans === undefined ? {} : { Fans },
  });
  const drawn = parts.map((part) => ({ ...part, product: asked(part.product) }));
  return { fit, parts: longestFirst(drawn) };
}

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly products: readonly Product[];
}

/** Parts drawn to scale in the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, products }: FitStudyProps) {
  const { of, layout, surface } = LOOKS[fit.drawing];
  const parts = sized(products, of);
  if (parts.length === 0) return null;
  const drawing = <FitDrawing fit={fit} of={extremes(parts)} />;
  return (
    <section id="fit" aria-labelledby="fit-heading" data-surface={surface} className="py-band">
      <div className={`content-width ${layout}`}>
        <div>
          <h2 id="fit-heading" className="text-section">
            {fit.heading}
          </h2>
          <p className="mt-2 max-w-measure text-lead text-muted">{unbroken(fit.lead)}</p>
        </div>
        {isMany(parts) ? (
          <div>
            <div id={TICKED_FIT} className="peer" />
            <div className="peer-not-empty:hidden">{drawing}</div>
          </div>
        ) : (
          drawing
        )}
      </div>
    </section>
  );
}
