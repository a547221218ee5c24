import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** From enquiry to delivery, step by step. */
export function HowWeWork() {
  const { heading, items } = about.howWeWork;
  return (
    <Section id="how-we-work" heading={heading} surface="sheet">
      <ol className="grid gap-x-12 gap-y-8 [counter-reset:step] md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {items.map(({ title, text }) => (
          <li key={title} className="step border-t border-ink pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-muted">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
