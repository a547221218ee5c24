import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { ReloadButton } from '@/components/ui/reload-button';
import { visitorPcRowCopy as copy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import type { VisitorPcReport } from '@/lib/visitor-pc/visitor-pc-report';
import { UnknownParts } from './unknown-parts';
import type { VisitorPcForm } from './use-visitor-pc-form';
import { VisitorPcFields } from './visitor-pc-fields';
import { VisitorPcSummary } from './visitor-pc-summary';
import './visitor-pc-row.css';

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
    <div className="visitor-pc line-above line-below mb-2 max-md:border max-md:border-accent-ink max-md:bg-raised max-md:px-3.5 print:hidden sm:mb-3">
      <details className="disclosure border-0">
        <summary className="min-h-11.5 items-center">
          {/* An element of its own, whose text React can also change in a translated page. */}
          <span>{report?.heading ?? visitorPcFieldCopy.heading}</span>
          {report?.heading && <span className="flex-none text-link text-small">{copy.change}</span>}
          <Icon icon={Plus} className="ml-auto text-accent-ink" />
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
      {report && <VisitorPcSummary report={report} isHiding={isHiding} onHide={onHide} />}
    </div>
  );
}
