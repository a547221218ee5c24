import { Section, type Surface } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/data/company';
import type { LegalSection as LegalCopy } from '@/data/types';
import { legalEntries } from '@/lib/legal';
import { settings } from '@/lib/settings';

interface LegalSectionProps {
  readonly section: LegalCopy;
  readonly surface?: Surface;
}

/** What the law wants said of one subject, as terms and what they mean, in two columns on a wide screen. */
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
      <dl className="-mb-6 gap-x-6 md:columns-2">
        {entries.map(({ label, text }) => (
          <div key={label} className="break-inside-avoid border-t border-line pt-3 pb-6">
            <dt className="mb-1 font-semibold">{label}</dt>
            <dd className="max-w-measure text-muted [overflow-wrap:anywhere]">
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
