import type { ReactNode } from 'react';
import type { LegalSection as LegalCopy } from '@/checks/schemas/legal';
import { Section, type Surface } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/data/company';
import { legalEntries } from '@/lib/legal';
import { settings } from '@/lib/settings';
import './legal-section.css';

/** How the entries of each layout are arranged; legal-section.css says more of each. */
const LAYOUTS = {
  cells: 'cells grid gap-x-6 lg:grid-cols-3',
  rows: 'terms grid gap-x-6',
  columns: 'terms grid gap-x-6 text-small lg:grid-cols-2',
} as const;

interface LegalSectionProps {
  readonly section: LegalCopy;
  /** Cells, rows of a data sheet beside a drawing, or two columns of them. */
  readonly layout: keyof typeof LAYOUTS;
  readonly surface?: Surface;
  /** What is drawn beside the entries. */
  readonly children?: ReactNode;
}

/** What the law wants said of one subject, as terms and what they mean. */
export function LegalSection({ section, layout, surface = 'paper', children }: LegalSectionProps) {
  const { id, heading, lead, items } = section;
  const { companyName, companyEmail, imageHost } = settings;
  const entries = legalEntries(items, company.facts, {
    company: companyName,
    email: companyEmail,
    imageHost,
  });
  return (
    <Section id={id} heading={heading} lead={lead} surface={surface}>
      {children}
      <dl className={LAYOUTS[layout]}>
        {entries.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure text-muted">
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
