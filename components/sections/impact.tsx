import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { picture } from '@/lib/images';

/** The company in figures, set like a delivery note beside what it sends out. */
export function Impact() {
  const { heading, figures, image } = about.impact;
  return (
    <Section id="impact" heading={heading} surface="stage">
      <div className="grid gap-6 lg:grid-cols-2">
        <dl className="grid border-b border-line">
          {figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3 lg:py-4"
            >
              <dt className="text-muted">
                <Unbroken text={label} />
              </dt>
              <dd className="figure ml-auto text-count whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
        <div className="corner-ticks filled max-lg:aspect-5/4">
          <Picture picture={picture(image, 'half')} />
        </div>
      </div>
    </Section>
  );
}
