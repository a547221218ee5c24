import { Section } from '@/components/ui/section';
import { about } from '@/data/about';

/** The company in figures: typeset, as a ledger. */
export function Impact() {
  const { heading, figures } = about.impact;
  return (
    <Section id="impact" heading={heading}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 border-t border-ink">
        {figures.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-b border-line py-5"
          >
            <dt>{label}</dt>
            <dd className="figure text-figure whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
