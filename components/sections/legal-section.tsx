import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import type { LegalCopy } from '@/data/shop/legal';
import { listLegalEntries } from '@/lib/site/legal';

interface LegalSectionProps {
  readonly section: LegalCopy;
  readonly surface?: 'paper' | 'raised';
  /** A drawing beside the entries, which then are rows instead of columns. */
  readonly children?: ReactNode;
}

/** The legal information on one subject, as terms and descriptions. */
export function LegalSection({ section, surface = 'paper', children }: LegalSectionProps) {
  const { id, heading, items } = section;
  const entries = listLegalEntries(items);
  return (
    <Section id={id} heading={heading} surface={surface}>
      {children}
      <dl className={children ? 'description-list grid' : 'description-list gap-x-16 lg:columns-2'}>
        {entries.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure text-muted max-sm:leading-normal">{noBreak(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
