import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { picture } from '@/lib/images';

/** The company in figures: the delivery note that lies beside what it sends out. */
export function Impact() {
  const { heading, noteLabel, figures, image } = about.impact;
  return (
    <Section id="impact" heading={heading} surface="stage">
      <div className="relative lg:p-10">
        <div className="filled max-lg:aspect-5/4 lg:absolute lg:inset-0 print:hidden">
          <Picture picture={picture(image, 'hero')} covers />
        </div>
        <div data-surface="slip" className="slip relative">
          <p className="datum pb-3 text-muted">{noteLabel}</p>
          <dl>
            {figures.map(({ figure, label }) => (
              <div
                key={label}
                className="flex flex-wrap items-center gap-x-3 border-t border-line py-3"
              >
                <dt className="text-muted">
                  <Unbroken text={label} />
                </dt>
                <dd className="figure ml-auto text-count">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
