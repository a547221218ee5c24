import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** What the company holds itself to, as a test sheet: each value a test point, with what proves it. */
export function Values() {
  const { heading, proofLabel, items } = about.values;
  return (
    <Section id="values" heading={heading} surface="sheet">
      <ul className="stations">
        {items.map(({ title, text, proof }) => (
          <li key={title} className="gap-x-8 lg:grid lg:grid-cols-[4fr_6fr_5fr]">
            <h3 className="mb-3 text-title">{title}</h3>
            <p className="max-w-measure text-muted">
              <Unbroken text={text} />
            </p>
            <p className="proof max-lg:mt-3">
              <span className="datum block text-accent-ink">{proofLabel}</span>{' '}
              <Unbroken text={proof} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
