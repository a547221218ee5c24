import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noBreak } from './no-break';

interface SectionProps {
  /** The id of the section, and the start of its heading's id. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string | undefined;
  /** A remark beside the heading. */
  readonly remark?: string;
  readonly surface?: 'paper' | 'raised';
  /** False for a section that only works on a screen. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A section of a page: a heading, a remark and a lead text if it has them, and the content. */
export function Section(props: SectionProps) {
  const { id, heading, lead, remark, surface = 'paper', isPrinted = true, children } = props;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-surface={surface}
      className={clsx('py-band', !isPrinted && 'print:hidden')}
    >
      <div className="content-width">
        <div className="mb-4 lg:mb-6">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id={headingId} className="text-section">
              {heading}
            </h2>
            {remark !== undefined && <p className="text-small text-muted">{noBreak(remark)}</p>}
          </div>
          {lead !== undefined && (
            <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(lead)}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
