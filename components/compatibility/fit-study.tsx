import { noBreak } from '@/components/ui/no-break';
import type { FitStudy as FitStudyData } from '@/lib/content/category-pages';
import { CASE_DRAWING, type MeasuredPart } from './clearance-parts';
import { FitDrawing } from './fit-drawing';

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly parts: readonly MeasuredPart[];
}

/** Parts drawn to scale in the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, parts }: FitStudyProps) {
  if (parts.length === 0) return null;
  const isCards = fit.drawing === 'cards';
  const heading = (
    <h2 id="fit-heading" className="text-section">
      {fit.heading}
    </h2>
  );
  const lead = <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(fit.lead)}</p>;
  const drawing = <FitDrawing fit={fit} parts={parts} />;
  return (
    <section
      id="fit"
      aria-labelledby="fit-heading"
      data-surface={isCards ? 'raised' : undefined}
      className="py-band"
    >
      {isCards ? (
        <div className="content-width">
          {heading}
          <div id={CASE_DRAWING} className="peer" suppressHydrationWarning />
          <div className="peer-[:not(:empty)]:hidden">
            {lead}
            <div className="mt-6">{drawing}</div>
          </div>
        </div>
      ) : (
        <div className="content-width split">
          <div>
            {heading}
            {lead}
          </div>
          {drawing}
        </div>
      )}
    </section>
  );
}
