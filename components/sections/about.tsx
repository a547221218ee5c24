import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { about } from '@/data/shop/about';
import { products } from '@/data/shop/products';
import { rogStrixX670ee } from '@/data/shop/products/rog-strix-x670e-e';
import { listMotherboardRows } from '@/lib/compatibility/compatibility-table';
import { resolveHeroPicture } from '@/lib/site/resolve-picture';
import { fillTemplate } from '@/lib/text/fill-template';
import './delivery-note.css';

/** The company's introduction, whose first paragraph is large. */
export function WhoWeAre() {
  const { heading, paragraphs } = about.whoWeAre;
  const [statement, ...rest] = paragraphs;
  return (
    <section id="who-we-are" aria-labelledby="who-we-are-heading" className="py-band">
      <div className="content-width grid gap-x-6 gap-y-8 lg:grid-cols-2">
        <div className="lg:pr-6">
          <h2 id="who-we-are-heading" className="plain-heading text-muted">
            {heading}
          </h2>
          <p className="headline mt-2 text-statement">{noBreak(statement)}</p>
        </div>
        <div className="grid content-end gap-4">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-muted">
              {noBreak(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The company's values, beside an example of the compatibility check: one motherboard with the shop's parts. */
export function Values() {
  const { heading, items, fitCaption } = about.values;
  const { facts } = rogStrixX670ee;
  const rows = listMotherboardRows({ id: 'rog-strix-x670e-e', facts }, products);
  return (
    <Section id="values" heading={heading} surface="raised">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <ul className="grid gap-y-5 lg:gap-y-8">
          {Object.entries(items).map(([title, text]) => (
            <li key={title}>
              <h3 className="mb-1 text-name">{title}</h3>
              <p className="max-w-measure text-muted">{noBreak(text)}</p>
            </li>
          ))}
        </ul>
        <figure className="callout">
          <figcaption className="mb-2 text-small text-muted">
            {noBreak(fillTemplate(fitCaption, { motherboard: facts.shortName }))}
          </figcaption>
          <dl className="description-list">
            {rows.map(({ part, text, outcome }) => (
              <div key={part}>
                <dt className="font-semibold">{noBreak(part)}</dt>
                <OutcomeLine as="dd" icon={outcome}>
                  {text}
                </OutcomeLine>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </Section>
  );
}

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
