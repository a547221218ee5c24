import { noBreak } from '@/components/ui/no-break';
import type { PartFacts } from '@/data/parts/facts';
import type { FitStudy as FitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { checkPair } from '@/lib/compatibility/collect-findings';
import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import { CASE_DRAWING, countFans } from './drawn-parts';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly fit: FitStudyData;
  /** Parts with the length or height that they need. */
  readonly parts: readonly {
    readonly product: Pick<Product, 'id' | 'specifications' | 'facts'>;
    readonly millimetres: number;
  }[];
}

/** Returns the check's outcome for a card in a case with this room, or memory under a cooler: a drawing has no rule of its own. */
function getOutcome(facts: PartFacts, room: number) {
  const part = { id: 'part', facts };
  const space: PartFacts =
    facts.kind === 'gpu'
      ? { kind: 'case', short: '', cardRoom: room }
      : { kind: 'cooler', short: '', memoryRoom: room };
  const parts = [part, { id: 'space', facts: space }] as const;
  return checkPair(...parts)[0]?.outcome;
}

/** Parts drawn to scale in the room that there is for them. */
export function FitStudy({ fit, parts }: FitStudyProps) {
  const room = fit.room.millimetres;
  const drawnParts = parts.flatMap(({ product, millimetres: needed }) => {
    const { id, facts } = product;
    const outcome = getOutcome(facts, room);
    if (outcome === undefined) return [];
    const { length: millimetres = needed, thickness: slots } = facts.kind === 'gpu' ? facts : {};
    // A card that is no longer than the room fits without the margin that it needs to be inserted.
    const text =
      millimetres > room
        ? fillTemplate(fit.beyond, { mm: roundToTenth(needed - room) })
        : fillTemplate(fit.within, { mm: roundToTenth(Math.max(0, room - needed)) });
    const fanCount = countFans(product);
    return [
      {
        outcome,
        text,
        id,
        millimetres,
        requiredLength: needed,
        slots,
        fanCount,
        name: facts.short,
      },
    ];
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
          {/* Empty until a visitor names a case: the catalogue then puts its drawing here, which hides the example below. */}
          <div id={CASE_DRAWING} className="peer" />
          <div className="peer-[:not(:empty)]:hidden">
            {lead}
            <div className="mt-6">
              <FitCards fit={fit} cards={drawnParts} />
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
