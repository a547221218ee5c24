import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { picture } from '@/lib/images';

/** The company in figures, set as a ledger on a stage beside one of its machines. */
export function Impact() {
  const { heading, figures, image } = about.impact;
  return (
    <Section id="impact" heading={heading} surface="stage">
      <div className="grid gap-6 md:grid-cols-2">
        <dl className="grid grid-cols-2 gap-x-6">
          {figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col gap-1.5 border-t border-line py-4 last:col-span-2 lg:py-6"
            >
              <dt className="text-muted">
                <Unbroken text={label} />
              </dt>
              <dd className="figure order-first text-count whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
        <div className="corner-ticks filled max-md:aspect-5/4">
          <Picture picture={picture(image, 'home-card')} />
        </div>
      </div>
    </Section>
  );
}
