import { Picture } from '@/components/ui/picture';
import { unbroken } from '@/components/ui/unbroken';
import { about } from '@/data/about';
import { picture } from '@/lib/images';
import './impact.css';

/** The company in figures: the delivery note that lies beside what it sends out. */
export function Impact() {
  const { heading, noteLabel, figures, image } = about.impact;
  return (
    <section
      id="impact"
      aria-labelledby="impact-heading"
      data-surface="stage"
      className="relative isolate"
    >
      <div className="parcels filled print:hidden">
        <Picture picture={picture(image, 'hero')} />
      </div>
      <div className="content-width py-band">
        <h2 id="impact-heading" className="mb-6 text-section">
          {heading}
        </h2>
        <div data-surface="slip" className="slip">
          <p className="pb-3 text-small text-muted">{noteLabel}</p>
          <dl>
            {figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-wrap items-center gap-x-3 line-above py-3">
                <dt className="max-w-[14ch] text-muted">{unbroken(label)}</dt>
                <dd className="figure ml-auto text-count">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
