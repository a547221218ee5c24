import { Section } from '@/components/ui/section';
import { about } from '@/data/about';

/** From enquiry to delivery, step by step. */
export function HowWeWork() {
  const { heading, items } = about.howWeWork;
  return (
    <Section id="how-we-work" heading={heading} surface="sheet">
      <ol className="steps">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
