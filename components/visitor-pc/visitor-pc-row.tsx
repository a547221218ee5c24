import { Plus } from 'lucide-react';
import { Verdict } from '@/components/compatibility/verdict';
import { Icon } from '@/components/ui/icon';
import { visitorPcRowCopy as copy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import { getFieldId } from '@/lib/visitor-pc/visitor-pc';
import type { VisitorPcForm } from './use-visitor-pc';
import { UnknownParts, VisitorPcFields } from './visitor-pc-fields';
import type { VisitorPcReport } from './visitor-pc-report';

interface VisitorPcRowProps {
  readonly form: VisitorPcForm;
  /** Undefined without an answer, and until its code has loaded. */
  readonly report: VisitorPcReport | undefined;
  readonly isHiding: boolean;
  readonly onHide: (isHiding: boolean) => void;
}

/** The visitor's PC above the filters: the fields in a disclosure, and which products go with it. */
export function VisitorPcRow({ form, report, isHiding, onHide }: VisitorPcRowProps) {
  return (
    <div className="own-pc mb-2 print:hidden sm:mb-3">
      <details className="disclosure">
        <summary>
          {report?.heading ?? visitorPcFieldCopy.heading}
          {report?.heading && <span className="flex-none text-link text-small">{copy.change}</span>}
          <Icon icon={Plus} />
        </summary>
        <p className="mb-2 text-small text-muted">
          {report ? copy.source : visitorPcFieldCopy.lead} {visitorPcFieldCopy.currentTo}
        </p>
        <VisitorPcFields form={form} />
      </details>
      <UnknownParts unknownFields={form.unknownFields} />
      {report && (
        <div className="own-sums text-small">
          <ul className="gap-x-8 *:break-inside-avoid lg:columns-2">
            {report.summary.map(({ outcome, text, wayOn }) => (
              <Verdict key={text} as="li" outcome={outcome} wayOn={wayOn}>
                {text}
              </Verdict>
            ))}
          </ul>
          <p>
            {report.missing.map((field) => (
              <a key={field} href={`#${getFieldId(field)}`} className="text-link">
                {fillTemplate(copy.add, { own: copy.own[field] })}
              </a>
            ))}
          </p>
          {report.misfits.size > 0 && (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent-ink"
                checked={isHiding}
                onChange={() => onHide(!isHiding)}
              />
              {fillTemplate(copy.hide, { count: report.misfits.size })}
            </label>
          )}
        </div>
      )}
    </div>
  );
}
