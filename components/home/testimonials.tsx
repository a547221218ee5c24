import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { interfaceCopy } from '@/data/copy/interface';
import { home } from '@/data/shop/home';
import { legalDetails } from '@/data/shop/legal-details';
import { testimonials } from '@/data/shop/testimonials';
import { fillTemplate } from '@/lib/text/fill-template';

/** The testimonials, the first one large. A note above them says if some are samples. */
export function Testimonials() {
  const { heading, sampleNote } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section
      id="testimonials"
      heading={heading}
      {...(testimonials.some(({ sample }) => sample) && { remark: sampleNote })}
      surface="raised"
    >
      <ul className="grid gap-5">
        {testimonials.map(({ name, company, text, rating, avatar }, index) => (
          <li key={name} className="line-above pt-5">
            <figure className="grid gap-x-12 gap-y-3 lg:grid-cols-[auto_7fr_4fr]">
              <p className="text-name text-accent-ink">
                <span className="sr-only">
                  {fillTemplate(interfaceCopy.rating, { stars: rating })}
                </span>
                <span aria-hidden="true">{'★'.repeat(rating)}</span>
              </p>
              <blockquote>
                <p className={index === 0 ? 'headline text-statement' : 'text-lead'}>
                  “{noBreak(text)}”
                </p>
              </blockquote>
              <figcaption className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="badge min-w-10 self-start text-center text-small font-semibold"
                >
                  {avatar}
                </span>
                <span>
                  <b className="block">{name}</b>
                  <span className="block text-small text-muted">{company}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {legalDetails.reviews !== '' && (
        <p className="mt-5 text-small text-muted">{legalDetails.reviews}</p>
      )}
    </Section>
  );
}
