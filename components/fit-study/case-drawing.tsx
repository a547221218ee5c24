import { noBreak } from '@/components/ui/no-break';
import { visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import type { GpuFitStudyData } from '@/data/shop/page';
import { isAbout } from '@/lib/compatibility/finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcReport } from '@/lib/visitor-pc/visitor-pc-report';
import { describeGpu } from './drawn-parts';
import { FitGpus } from './fit-gpus';

/** The number of characters of a case's name that fit into the drawing on a phone. */
const MAX_NAME_LENGTH = 24;

/** The words of the drawing. */
export type CaseDrawingText = Pick<GpuFitStudyData, 'slotsText' | 'rulerCaption'>;

interface CaseDrawingProps extends CaseDrawingText {
  /** The visitor's case, whose clearance for graphics cards must be known. */
  readonly pcCase: Part<'case'>;
  readonly reportsByProductId: VisitorPcReport['reportsByProductId'];
}

/** The page's graphics cards of known length in the visitor's case, in place of the example. */
export function CaseDrawing(props: CaseDrawingProps) {
  const { pcCase, reportsByProductId, slotsText, rulerCaption } = props;
  const { shortName, maxGpuLength = 0 } = pcCase.facts;
  const drawnGpus = [...reportsByProductId.values()].flatMap(({ part, findings }) => {
    // A finding on a ready-made PC as a whole is about none of its parts.
    const finding =
      findings.find((each) => isAbout(each, pcCase.id)) ??
      findings.find(({ code }) => code === 'ready-made');
    if (!finding || finding.code === 'fact-unknown') return [];
    return filterByKind([part], 'gpu').flatMap((gpu) => describeGpu(gpu, finding) ?? []);
  });
  const name = shortName.length > MAX_NAME_LENGTH ? visitorPcFieldCopy.case.part : shortName;
  const label = fillTemplate(visitorPcCopy.drawing.wall, { name, maxGpuLength });
  return (
    <>
      <p key={shortName} className="mt-2 mb-6 max-w-measure text-lead text-muted">
        {noBreak(fillTemplate(visitorPcCopy.drawing.lead, { name: shortName }))}{' '}
        <a href={`#${getFieldId('case')}`} className="text-link">
          {visitorPcCopy.drawing.changeCase}
        </a>
      </p>
      <FitGpus
        study={{ limit: { millimetres: maxGpuLength, label }, slotsText, rulerCaption }}
        gpus={drawnGpus}
      />
    </>
  );
}
