import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/data/shop/home';
import { pageLinks } from '@/lib/site/navigation';

/** The home page's sections on the shop and on why to buy there, side by side on a wide screen. */
export function AboutAndWhy() {
  const { about, why } = home;
  return (
    <div className="py-band">
      <div className="content-width grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <section aria-labelledby="about-heading" id="about">
          <h2 id="about-heading" className="plain-heading text-muted">
            {about.title}
          </h2>
          <p className="headline mt-2 text-statement">{noBreak(about.statement)}</p>
          <p className="mt-4 mb-6 max-w-measure text-lead text-muted">{noBreak(about.text)}</p>
          <SiteLink href={pageLinks.about.href} className="button quiet">
            {about.linkLabel}
          </SiteLink>
        </section>
        <section aria-labelledby="why-heading" id="why">
          <h2 id="why-heading" className="mb-4 text-section">
            {why.heading}
          </h2>
          <dl className="description-list">
            {Object.entries(why.items).map(([title, text]) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="text-muted">{noBreak(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
