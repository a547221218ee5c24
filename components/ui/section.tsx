import type { ReactNode } from 'react';
import { noBreak } from './no-break';

interface SectionProps {
  /** The id of the section, and the start of its heading's id. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly surface?: 'paper' | 'raised';
  readonly children: ReactNode;
}

/** A section of a page: a heading, a lead text if there is one, and the content. */
export function Section({ id, heading, lead, surface = 'paper', children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} data-surface={surface} className="py-band">
      <div className="content-width">
        <div className="mb-4 lg:mb-6">
          <h2 id={headingId} className="text-section">
            {heading}
          </h2>
          {lead !== undefined && (
            <p className="mt-2 max-w-measure text-lead text-muted">{noBreak(lead)}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
