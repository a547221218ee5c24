import { Plus } from 'lucide-react';
import { Verdict } from '@/components/compatibility/verdict';
import { Icon } from '@/components/ui/icon';
import { ReloadButton } from '@/components/ui/reload-button';
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
  /** True where the code of the check, or a list of parts, couldn't be loaded. */
  readonly hasFailed: boolean;
  /** The shop's address. */
  readonly email: string;
}

/** The visitor's PC above the filters: the fields in a disclosure, and which products go with it. */
export function VisitorPcRow(props: VisitorPcRowProps) {
  const { form, report, isHiding, onHide, hasFailed, email } = props;
  return (
    <div className="visitor-pc mb-2 print:hidden sm:mb-3">
      <details className="disclosure">
        <summary>
          {/* An element of its own, whose text React can also change in a translated page. */}
          <span>{report?.heading ?? visitorPcFieldCopy.heading}</span>
          {report?.heading && <span className="flex-none text-link text-small">{copy.change}</span>}
          <Icon icon={Plus} />
        </summary>
        <p className="mb-2 text-small text-muted">
          {`${report ? copy.source : visitorPcFieldCopy.lead} ${visitorPcFieldCopy.currentTo}`}
        </p>
        <noscript>
          <p className="mb-2">{fillTemplate(copy.needsScript, { email })}</p>
        </noscript>
        <VisitorPcFields form={form} />
      </details>
      {/* Also shown where React itself is late. */}
      <div role="alert" className={hasFailed ? 'notice mb-2' : 'notice check-late mb-2'}>
        {`${copy.loadError} `}
        <ReloadButton />
      </div>
      <UnknownParts unknownFields={form.unknownFields} />
      {report && (
        <div className="visitor-pc-summary text-small">
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
                {fillTemplate(copy.add, { part: copy.partNames[field] })}
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
