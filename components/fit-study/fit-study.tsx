import { CASE_DRAWING_ID } from '@/components/ui/element-ids';
import { noBreak } from '@/components/ui/no-break';
import { kindNames } from '@/data/copy/compatibility';
import type { FitStudyData } from '@/data/shop/page';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { addGpuSizes, describePart } from './drawn-parts';
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

/** Describes a product by its finding with an example: 'Fits this case with 75 mm to spare'. */
function describeInExample(product: Part, example: Part) {
  const exampleName = `this ${kindNames[example.facts.kind].one}`;
  return collectPairFindings(product, example)
    .slice(0, 1)
    .map((finding) => describePart(product, finding, () => exampleName));
}

/** The graphics cards or memory kits of a page to scale, in an example of a case or a cooler. */
export function FitStudy({ study, products }: FitStudyProps) {
  const example = createExample(study);
  const gpus = filterByKind(products, 'gpu').flatMap((product) =>
    describeInExample(product, example).flatMap((description) => addGpuSizes(description, product)),
  );
  const kits = filterByKind(products, 'memory').flatMap((product) => {
    const { height } = product.facts;
    if (height === undefined) return [];
    return describeInExample(product, example).map((description) => ({ ...description, height }));
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
