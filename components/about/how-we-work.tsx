import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { about } from '@/data/shop/about';

/** The steps from enquiry to delivery. */
export function HowWeWork() {
  const { heading, items } = about.howWeWork;
  return (
    <Section id="how-we-work" heading={heading} surface="raised">
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(items).map(([title, text]) => (
          <li key={title} className="line-above border-ink pt-4 lg:pr-6">
            <h3 className="text-name">{title}</h3>
            <p className="mt-2 text-muted">{noBreak(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
