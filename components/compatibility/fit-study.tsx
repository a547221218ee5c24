import { noBreak } from '@/components/ui/no-break';
import type { PartFacts } from '@/data/parts/facts';
import type { FitStudy as FitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import { CASE_DRAWING, countFans } from './drawn-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly fit: FitStudyData;
  /** Graphics cards or memory kits with the length or height that they need, in millimetres. */
  readonly parts: readonly {
    readonly product: Pick<Product, 'id' | 'specifications' | 'facts'>;
    readonly requiredLength: number;
  }[];
}

/** Checks a card in a case with this room, or memory under a cooler. The drawing uses the same check as the product's card. */
function getOutcome(facts: PartFacts, room: number) {
  const space: PartFacts =
    facts.kind === 'gpu'
      ? { kind: 'case', short: '', cardRoom: room }
      : { kind: 'cooler', short: '', memoryRoom: room };
  return collectPairFindings({ id: 'part', facts }, { id: 'space', facts: space })[0]?.outcome;
}

/** Graphics cards or memory kits drawn to scale, in an example of the room for them. */
export function FitStudy({ fit, parts }: FitStudyProps) {
  const room = fit.room.millimetres;
  const drawnParts = parts.flatMap(({ product, requiredLength }) => {
    const { id, facts } = product;
    const outcome = getOutcome(facts, room);
    if (outcome === undefined) return [];
    const drawnLength = facts.kind === 'gpu' ? (facts.length ?? requiredLength) : requiredLength;
    // A card whose own length is within the room still fits, without the margin to insert it.
    const text =
      drawnLength > room
        ? fillTemplate(fit.beyond, { mm: roundToTenth(requiredLength - room) })
        : fillTemplate(fit.within, { mm: roundToTenth(Math.max(0, room - requiredLength)) });
    return [{ id, name: facts.short, outcome, text, drawnLength, requiredLength, product }];
  });
  const heading = (
    <h2 id="fit-heading" className="text-section">
      {fit.heading}
    </h2>
  );
  const lead = <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(fit.lead)}</p>;
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      data-surface={fit.drawing === 'cards' ? 'raised' : undefined}
      className="py-band"
    >
      {fit.drawing === 'cards' ? (
        <div className="content-width">
          {heading}
          {/* Once a visitor names a case, the catalogue puts its drawing here, which hides the example below. */}
          <div id={CASE_DRAWING} className="peer" />
          <div className="peer-[:not(:empty)]:hidden">
            {lead}
            <div className="mt-6">
              <FitCards
                fit={fit}
                cards={drawnParts.map(({ product, ...part }) => ({
                  ...part,
                  fanCount: countFans(product),
                  slots: product.facts.kind === 'gpu' ? product.facts.thickness : undefined,
                }))}
              />
            </div>
          </div>
        </div>
      ) : (
        <div className="content-width split">
          <div>
            {heading}
            {lead}
          </div>
          <FitMemory fit={fit} parts={drawnParts} />
        </div>
      )}
    </section>
  );
}
