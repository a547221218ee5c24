import { CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import type { PartFacts } from '@/data/parts/facts';
import type { FitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { roundToTenth } from '@/lib/drawings/lengths';
import { fillTemplate } from '@/lib/text/fill-template';
import { countFans } from './drawn-parts';
import { FitGpus } from './fit-gpus';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly fit: FitStudyData;
  /** Graphics cards or memory kits with the length or height that they need, in millimetres. */
  readonly parts: readonly {
    readonly product: Pick<Product, 'id' | 'specifications' | 'facts'>;
    readonly requiredSize: number;
  }[];
}

/**
 * Returns the outcome of a graphics card in a case with this room, or of memory under a cooler with this room, by the
 * check of product cards.
 */
function getOutcome(facts: PartFacts, room: number) {
  const exampleCase: PartFacts = { kind: 'case', short: '', cardRoom: room };
  const exampleCooler: PartFacts = { kind: 'cooler', short: '', memoryRoom: room };
  const [worstFinding] = collectPairFindings(
    { id: 'part', facts },
    { id: 'example', facts: facts.kind === 'gpu' ? exampleCase : exampleCooler },
  );
  return worstFinding?.outcome;
}

/** Says how much room a part leaves or lacks. A part as long as the room fits, without the margin to insert it. */
function formatClearance(fit: FitStudyData, ownSize: number, requiredSize: number) {
  const room = fit.room.millimetres;
  return ownSize > room
    ? fillTemplate(fit.excessText, { mm: roundToTenth(requiredSize - room) })
    : fillTemplate(fit.clearanceText, { mm: roundToTenth(Math.max(0, room - requiredSize)) });
}

/** Graphics cards or memory kits drawn to scale, in an example of the room for them. */
export function FitStudy({ fit, parts }: FitStudyProps) {
  const drawnParts = parts.flatMap(({ product, requiredSize }) => {
    const { id, facts } = product;
    const outcome = getOutcome(facts, fit.room.millimetres);
    if (outcome === undefined) return [];
    const drawnSize = facts.kind === 'gpu' ? (facts.length ?? requiredSize) : requiredSize;
    const text = formatClearance(fit, drawnSize, requiredSize);
    return [{ id, name: facts.short, outcome, text, drawnSize, requiredSize, product }];
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
      data-surface={fit.partKind === 'gpu' ? 'raised' : undefined}
      className="py-band"
    >
      {fit.partKind === 'gpu' ? (
        <div className="content-width">
          {heading}
          {/* Once a visitor names a case, the catalogue puts its drawing here, which hides the example below. */}
          <div id={CASE_DRAWING_ID} className="peer" />
          <div className="peer-[:not(:empty)]:hidden">
            {lead}
            <div className="mt-6">
              <FitGpus
                fit={fit}
                gpus={drawnParts.map(({ product, ...part }) => ({
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
