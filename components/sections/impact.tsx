import { Section } from '@/components/ui/section';
import { about } from '@/data/about';

/** The company in figures: typeset, as a ledger. */
export function Impact() {
  const { heading, figures } = about.impact;
  return (
    <Section id="impact" heading={heading}>
      <dl className="border-t border-ink">
        {figures.map(({ figure, label }) => (
          <div key={label} className="ledger-row">
            <dt>{label}</dt>
            <dd className="text-figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
