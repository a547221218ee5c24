import { LineDrawing } from '@/components/ui/line-drawing';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';

/** From enquiry to delivery: four drawings on one trace, across on wide screens, else downwards. */
export function HowWeWork() {
  const { heading, items } = about.howWeWork;
  return (
    <Section id="how-we-work" heading={heading} surface="sheet">
      <ol className="steps">
        {items.map(({ drawing, title, text }) => (
          <li key={title}>
            <LineDrawing name={drawing} className="lg:h-29" />
            <h3 className="text-title lg:mt-6">{title}</h3>
            <p className="mt-2 text-muted">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
