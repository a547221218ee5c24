import { Section, type Surface } from '@/components/ui/section';
import { company } from '@/data/company';
import type { LegalSection as LegalCopy } from '@/data/types';
import { legalEntries } from '@/lib/legal';
import { settings } from '@/lib/settings';

interface LegalSectionProps {
  readonly section: LegalCopy;
  readonly surface?: Surface;
}

/** What the law wants said of one subject, as terms and what they mean, two columns on a wide screen. */
export function LegalSection({ section, surface = 'paper' }: LegalSectionProps) {
  const { id, heading, lead, items } = section;
  const { companyName, companyEmail, imageHost } = settings;
  const entries = legalEntries(items, company.facts, {
    company: companyName,
    email: companyEmail,
    imageHost,
  });
  return (
    <Section id={id} heading={heading} lead={lead} surface={surface}>
      <dl className="grid gap-x-12 gap-y-8 border-t border-ink pt-8 md:grid-cols-2">
        {entries.map(({ label, text }) => (
          <div key={label}>
            <dt className="mb-1 font-semibold">{label}</dt>
            <dd className="max-w-measure text-muted [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
