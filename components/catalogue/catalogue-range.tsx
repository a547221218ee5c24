import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import type { RangeData } from '@/data/shop/page';

interface CatalogueRangeProps {
  readonly range: RangeData;
  /** The count tiles. */
  readonly children: ReactNode;
}

/** The topics of a page's range, beside its count tiles. */
export function CatalogueRange({ range, children }: CatalogueRangeProps) {
  return (
    <section id="range" aria-labelledby="range-heading" className="py-band">
      <div className="content-width grid items-center gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="range-heading" className="mb-2 text-section lg:mb-3">
            {range.heading}
          </h2>
          <ul>
            {Object.entries(range.topics).map(([title, text]) => (
              <li key={title} className="line-above py-1 lg:py-3">
                <h3 className="text-name">{title}</h3>
                <p className="text-small text-muted lg:text-lead">{noBreak(text)}</p>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
