import { noBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { home } from '@/data/shop/home';
import { pageLinks } from '@/lib/site/navigation';

/** The home page's sections on the shop and on the reasons to buy from it. */
export function AboutAndWhy() {
  const { about, why } = home;
  return (
    <div className="py-band">
      <div className="content-width grid gap-12 lg:gap-16">
        <section
          aria-labelledby="about-heading"
          id="about"
          className="grid gap-x-6 gap-y-4 lg:grid-cols-2"
        >
          <div>
            <h2 id="about-heading" className="plain-heading text-muted">
              {about.title}
            </h2>
            <p className="headline mt-2 text-statement">{noBreak(about.statement)}</p>
          </div>
          <div className="grid content-end justify-items-start gap-6">
            <p className="max-w-measure text-lead text-muted">{noBreak(about.text)}</p>
            <SiteLink href={pageLinks.about.href} className="button quiet">
              {about.linkLabel}
            </SiteLink>
          </div>
        </section>
        <section aria-labelledby="why-heading" id="why">
          <h2 id="why-heading" className="text-section">
            {why.heading}
          </h2>
          <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
            {Object.entries(why.items).map(([title, text]) => (
              <div key={title} className="line-above pt-3">
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
