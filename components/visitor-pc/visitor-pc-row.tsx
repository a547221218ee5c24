import { Plus } from 'lucide-react';
import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { ReloadLink } from '@/components/ui/reload-link';
import {
  visitorPcRowCopy as rowCopy,
  summaryCopy,
  visitorPcFieldCopy,
} from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcReport } from '@/lib/visitor-pc/visitor-pc-report';
import { RemedyControl } from './remedy-control';
import type { VisitorPcForm } from './use-visitor-pc-form';
import { VisitorPcFields } from './visitor-pc-fields';
import './visitor-pc-row.css';

/** The verdicts on all products of the page, the best first. A line has all with one verdict. */
function SummaryList({ summaryLines }: Pick<VisitorPcReport, 'summaryLines'>) {
  const sections = [...new Set(summaryLines.map(({ section }) => section))];
  // Several lines may call for the same power supply, and only the first offers it.
  const replacementLine = summaryLines.find(({ finding }) => finding.replacement);
  return (
    <div className="gap-x-8 lg:columns-2">
      {sections.map((section) => (
        <div key={section} className="mb-2 break-inside-avoid">
          <h3 className="font-semibold">{summaryCopy.sections[section].heading}</h3>
          <ul>
            {summaryLines
              .filter((line) => line.section === section)
              .map((line) => {
                const { finding, text } = line;
                const replacement = line === replacementLine && finding.replacement;
                return (
                  <OutcomeLine
                    key={text}
                    as="li"
                    icon={finding.outcome}
                    remedy={replacement && <RemedyControl remedy={replacement} />}
                  >
                    {text}
                  </OutcomeLine>
                );
              })}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface VisitorPcRowProps {
  readonly form: VisitorPcForm;
  /** Undefined without an answer, and until its code has loaded. */
  readonly report: VisitorPcReport | undefined;
  /** True while the products that don't fit are hidden. */
  readonly isHiding: boolean;
  readonly onHide: (isHiding: boolean) => void;
  /** True if the code of the check, or a list of parts, could not be loaded. */
  readonly hasFailed: boolean;
  /** The shop's address. */
  readonly email: string;
}

/** The visitor's PC above the filters: fields, verdicts, and a box that hides what doesn't fit. */
export function VisitorPcRow(props: VisitorPcRowProps) {
  const { form, report, isHiding, onHide, hasFailed, email } = props;
  return (
    <div className="visitor-pc mb-4 border border-accent-ink bg-raised px-3.5 lg:mb-6 lg:px-6 print:hidden">
      <details className="disclosure border-0">
        <summary className="min-h-11.5 items-center">
          {/* The key replaces the heading, since browser translation replaces its text. */}
          <span key={report?.heading} className="lg:text-name">
            {noBreak(report?.heading ?? rowCopy.heading)}
          </span>
          {report?.heading && (
            <span className="flex-none text-link text-small">{rowCopy.change}</span>
          )}
          <Icon icon={Plus} className="ml-auto text-accent-ink" />
        </summary>
        <p className="mb-3 text-small text-muted">
          {`${report ? rowCopy.source : rowCopy.lead} ${rowCopy.currentTo}`}
        </p>
        <noscript>
          <p className="mb-2">{fillTemplate(rowCopy.needsScript, { email })}</p>
        </noscript>
        <VisitorPcFields form={form} />
      </details>
      {/* The class `check-late` hides the notice until React itself is late. */}
      <div role="alert" className={hasFailed ? 'notice mb-2' : 'notice check-late mb-2'}>
        {`${rowCopy.loadError} `}
        <ReloadLink />
      </div>
      {report && (
        <div tabIndex={-1} className="pt-1.5 pb-3 outline-none max-lg:text-small">
          {report.summaryHeadline && (
            <p className="mb-2 font-semibold lg:text-name">{report.summaryHeadline}</p>
          )}
          <SummaryList summaryLines={report.summaryLines} />
          <p className="mt-3 flex flex-wrap gap-x-6">
            {report.fitRequest && (
              <RemedyControl key={report.fitRequest.label} remedy={report.fitRequest} />
            )}
            {report.missingFields.map((field) => (
              <a key={field} href={`#${getFieldId(field)}`} className="text-link">
                {fillTemplate(rowCopy.add, { part: visitorPcFieldCopy[field].part })}
              </a>
            ))}
          </p>
          {report.incompatibleIds.size > 0 && (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent-ink"
                checked={isHiding}
                onChange={() => onHide(!isHiding)}
              />
              {fillTemplate(rowCopy.hide, { count: report.incompatibleIds.size })}
            </label>
          )}
        </div>
      )}
    </div>
  );
}
