import { CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import { kindNames } from '@/data/copy/compatibility';
import type { FitStudyData } from '@/data/shop/page';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { describeGpu, describePart } from './drawn-parts';
import { FitGpus } from './fit-gpus';
import { FitMemory } from './fit-memory';

interface FitStudyProps {
  readonly study: FitStudyData;
  readonly products: readonly Part[];
}

/** Creates the example that parts are drawn in: a case or cooler with only its limit known. */
function createExample({ partKind, limit: { millimetres } }: FitStudyData): Part {
  const [id, shortName] = ['example', 'example'];
  return partKind === 'gpu'
    ? { id, facts: { kind: 'case', shortName, maxGpuLength: millimetres } }
    : { id, facts: { kind: 'cooler', shortName, maxMemoryHeight: millimetres } };
}

/** The graphics cards or memory kits of a page to scale, in an example of a case or a cooler. */
export function FitStudy({ study, products }: FitStudyProps) {
  const example = createExample(study);
  /** Names the example in a finding: 'Fits this case with 75 mm to spare'. */
  const nameExample = () => `this ${kindNames[example.facts.kind].one}`;
  const gpus = filterByKind(products, 'gpu').flatMap((gpu) => {
    const [finding] = collectPairFindings(gpu, example);
    return (finding && describeGpu(gpu, finding, nameExample)) ?? [];
  });
  const kits = filterByKind(products, 'memory').flatMap((kit) => {
    const [finding] = collectPairFindings(kit, example);
    const { height } = kit.facts;
    if (finding === undefined || height === undefined) return [];
    return [{ ...describePart(kit, finding, nameExample), height }];
  });
  const isGpuStudy = study.partKind === 'gpu';
  return (
    <section id="fit" aria-labelledby="fit-heading" className="py-band">
      <div className="content-width">
        <h2 id="fit-heading" className="text-section">
          {study.heading}
        </h2>
        {/* Once a visitor names a case, the catalogue draws it here, which hides the example. */}
        {isGpuStudy && <div id={CASE_DRAWING_ID} className="peer" />}
        <div className="peer-[:not(:empty)]:hidden">
          <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(study.lead)}</p>
          <div className={isGpuStudy ? 'mt-6' : 'mt-4'}>
            {isGpuStudy ? (
              <FitGpus study={study} gpus={gpus} />
            ) : (
              <FitMemory study={study} kits={kits} />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
