import { Section } from '@/components/ui/section';
import { about } from '@/data/about';

/** The company in figures: typeset, as a ledger. */
export function Impact() {
  const { heading, figures } = about.impact;
  return (
    <Section id="impact" heading={heading}>
      <dl className="ledger">
        {figures.map(({ figure, label }) => (
          <div key={label} className="ledger-entry">
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
