import { Verdict } from '@/components/compatibility/verdict';
import { visitorPcRowCopy as copy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcReport } from '@/lib/visitor-pc/visitor-pc-report';
import { FitRequestLink } from './fit-request-link';
import { IncludeButton } from './include-button';

interface VisitorPcSummaryProps {
  readonly report: VisitorPcReport;
  readonly isHiding: boolean;
  readonly onHide: (isHiding: boolean) => void;
}

/** Which products go with the visitor's PC, links to the fields that are open, and the box that hides what doesn't fit. */
export function VisitorPcSummary({ report, isHiding, onHide }: VisitorPcSummaryProps) {
  const { summary, missing, misfits } = report;
  return (
    <div className="pt-1.5 pb-3 text-small">
      <ul className="gap-x-8 *:break-inside-avoid lg:columns-2">
        {summary.map(({ outcome, text, psu, fitRequest }) => (
          <Verdict
            key={text}
            as="li"
            outcome={outcome}
            wayOn={
              psu ? (
                <IncludeButton {...psu} />
              ) : (
                fitRequest && <FitRequestLink fitRequest={fitRequest} />
              )
            }
          >
            {text}
          </Verdict>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {missing.map((field) => (
          <a key={field} href={`#${getFieldId(field)}`} className="text-link">
            {fillTemplate(copy.add, { part: copy.partNames[field] })}
          </a>
        ))}
      </p>
      {misfits.size > 0 && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent-ink"
            checked={isHiding}
            onChange={() => onHide(!isHiding)}
          />
          {fillTemplate(copy.hide, { count: misfits.size })}
        </label>
      )}
    </div>
  );
}
