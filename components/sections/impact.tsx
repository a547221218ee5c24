import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** The company in figures: typeset, as a ledger. */
export function Impact() {
  const { heading, figures } = about.impact;
  return (
    <Section id="impact" heading={heading}>
      <dl className="gap-x-6 border-t border-ink lg:grid lg:grid-cols-[repeat(5,auto)]">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline gap-2 border-b border-line py-4 lg:flex-col lg:py-5"
          >
            <dt className="grow basis-28 lg:grow-0 lg:basis-auto">
              <Unbroken text={label} />
            </dt>
            <dd className="figure order-first basis-34 text-figure whitespace-nowrap lg:basis-auto">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
