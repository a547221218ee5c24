import { roundToTenth } from '@/components/drawings/lengths';
import { CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import type { PartFacts } from '@/data/parts/facts';
import type { FitStudyData } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { fillTemplate } from '@/lib/text/fill-template';
import { countFans, listMeasuredParts } from './drawn-parts';
import { FitGpus } from './fit-gpus';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly study: FitStudyData;
  readonly products: readonly Pick<Product, 'id' | 'specifications' | 'facts'>[];
}

/** Checks a graphics card with a case that has this room, or memory with a cooler that has this room, in millimetres. */
function getOutcome(facts: PartFacts, room: number) {
  const exampleFacts: PartFacts =
    facts.kind === 'gpu'
      ? { kind: 'case', shortName: '', maxGpuLength: room }
      : { kind: 'cooler', shortName: '', maxMemoryHeight: room };
  const [worstFinding] = collectPairFindings(
    { id: 'part', facts },
    { id: 'example', facts: exampleFacts },
  );
  return worstFinding?.outcome;
}

/**
 * Formats the room that a part leaves or lacks. In 300 mm, a card of 298 mm that needs 303 mm to be inserted leaves 0 mm,
 * and one of 310 mm that needs 315 mm lacks 15 mm.
 */
function formatClearance(study: FitStudyData, ownSize: number, requiredSize: number) {
  const clearance = roundToTenth(study.room.millimetres - requiredSize);
  return ownSize > study.room.millimetres
    ? fillTemplate(study.excessText, { mm: -clearance })
    : fillTemplate(study.clearanceText, { mm: Math.max(0, clearance) });
}

/** The graphics cards or memory kits of a page drawn to scale, in an example of the room for them. */
export function FitStudy({ study, products }: FitStudyProps) {
  const measuredParts = listMeasuredParts(products, study.partKind);
  const drawnParts = measuredParts.flatMap(({ product, requiredSize }) => {
    const { id, facts } = product;
    const outcome = getOutcome(facts, study.room.millimetres);
    if (outcome === undefined) return [];
    const gpuFacts = facts.kind === 'gpu' ? facts : undefined;
    // To be inserted, a card needs more than its own length. A kit needs its height alone.
    const ownSize = gpuFacts?.length ?? requiredSize;
    return {
      id,
      name: facts.shortName,
      outcome,
      text: formatClearance(study, ownSize, requiredSize),
      ownSize,
      requiredSize,
      fanCount: countFans(product),
      slotThickness: gpuFacts?.slotThickness,
    };
  });
  const isGpuStudy = study.partKind === 'gpu';
  return (
    <section id="fit" aria-labelledby="fit-heading" data-surface="raised" className="py-band">
      <div className="content-width">
        <h2 id="fit-heading" className="text-section">
          {study.heading}
        </h2>
        {/* Once a visitor names a case, the catalogue puts its drawing here, which hides the example below. */}
        {isGpuStudy && <div id={CASE_DRAWING_ID} className="peer" />}
        <div className="peer-[:not(:empty)]:hidden">
          <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(study.lead)}</p>
          <div className={isGpuStudy ? 'mt-6' : 'mt-4'}>
            {isGpuStudy ? (
              <FitGpus study={study} gpus={drawnParts} />
            ) : (
              <FitMemory study={study} parts={drawnParts} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
