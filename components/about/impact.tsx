import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { about } from '@/data/shop/about';
import { resolveHeroPicture } from '@/lib/site/resolve-picture';
import './delivery-note.css';

/** The company's figures on a delivery note, in front of a picture of parcels. */
export function Impact() {
  const { heading, noteLabel, figures, image } = about.impact;
  return (
    <section
      id="impact"
      aria-labelledby="impact-heading"
      data-surface="stage"
      className="relative isolate"
    >
      {/* On a wide screen the picture fills the section, to the edges of the window. */}
      <div className="cover -mb-6 aspect-5/4 mask-[linear-gradient(black_70%,transparent_96%)] sm:absolute sm:inset-x-0 sm:top-0 sm:-z-1 sm:mb-0 sm:aspect-[2.2] lg:bottom-0 lg:aspect-auto print:hidden lg:[&_img]:object-[100%_60%]">
        <Picture picture={resolveHeroPicture(image)} />
      </div>
      <div className="content-width py-band">
        <h2 id="impact-heading" className="mb-6 text-section">
          {heading}
        </h2>
        <div data-surface="slip" className="delivery-note sm:w-[60%] lg:w-[56%]">
          <p className="pb-3 text-small text-muted">{noteLabel}</p>
          <dl>
            {figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-wrap items-center gap-x-3 line-above py-3">
                <dt className="grow basis-20 text-muted">{noBreak(label)}</dt>
                <dd className="figure ml-auto text-[min(1.4rem+2.4vw,7.2vw,3.5rem)] leading-none">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
