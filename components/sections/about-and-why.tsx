import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';
import { home } from '@/data/home';
import { pageLinks } from '@/lib/navigation';

/** Who the shop is, and beside it why to ask it: one spread, since the one is the reason for the other. */
export function AboutAndWhy() {
  const { about, why } = home;
  return (
    <div className="py-10 lg:py-18">
      <div className="content-width grid gap-x-6 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="about-heading" id="about" className="lg:pr-12">
          <h2 id="about-heading" className="text-section">
            {about.title}
          </h2>
          <p className="mt-6 text-statement">
            <Unbroken text={about.statement} />
          </p>
          <p className="mt-5 mb-6 max-w-measure text-muted">
            <Unbroken text={about.text} />
          </p>
          <ButtonLink look="quiet" href={pageLinks.about.href}>
            {about.linkLabel}
          </ButtonLink>
        </section>
        <section aria-labelledby="why-heading" id="why">
          <h2 id="why-heading" className="text-section">
            {why.heading}
          </h2>
          <dl className="mt-5">
            {why.items.map(({ title, text }) => (
              <div
                key={title}
                className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[2fr_5fr]"
              >
                <dt className="font-semibold">{title}</dt>
                <dd className="text-muted">
                  <Unbroken text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
