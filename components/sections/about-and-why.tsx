import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/data/shop';
import { pageLinks } from '@/lib/site/navigation';

/** Two sections side by side: the shop, and reasons to ask it. */
export function AboutAndWhy() {
  const { about, why } = home;
  return (
    <div className="py-band">
      <div className="content-width grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="about-heading" id="about">
          <h2 id="about-heading" className="text-section">
            {about.title}
          </h2>
          <p className="mt-4 text-statement">{noBreak(about.statement)}</p>
          <p className="my-6 max-w-measure text-muted">{noBreak(about.text)}</p>
          <SiteLink href={pageLinks.about.href} className="button quiet">
            {about.linkLabel}
          </SiteLink>
        </section>
        <section aria-labelledby="why-heading" id="why">
          <h2 id="why-heading" className="text-section">
            {why.heading}
          </h2>
          <dl className="description-list mt-3">
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
