import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { Section, type Surface } from '@/components/ui/section';
import { company } from '@/data/shop';
import type { LegalSection as LegalCopy } from '@/lib/content/company';
import { listLegalEntries } from '@/lib/site/legal';
import { settings } from '@/lib/site/settings';

/** How the entries are arranged: on lines, which may stand beside a drawing, or in two columns of them, small or not. */
const LAYOUTS = {
  rows: 'terms grid',
  columns: 'terms gap-x-16 lg:columns-2',
  small: 'terms gap-x-16 text-small lg:columns-2',
} as const;

interface LegalSectionProps {
  readonly section: LegalCopy;
  readonly layout: keyof typeof LAYOUTS;
  readonly surface?: Surface;
  /** What is drawn beside the entries. */
  readonly children?: ReactNode;
}

/** What the law wants said of one subject, as terms and what they mean. */
export function LegalSection({ section, layout, surface = 'paper', children }: LegalSectionProps) {
  const { id, heading, lead, items } = section;
  const entries = listLegalEntries(items, company, settings);
  return (
    <Section id={id} heading={heading} lead={lead} surface={surface}>
      {children}
      <dl className={LAYOUTS[layout]}>
        {entries.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure text-muted">{noBreak(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
