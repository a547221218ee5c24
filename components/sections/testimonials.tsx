import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { ui } from '@/data/interface';
import { home, company as shop, testimonials } from '@/data/shop';
import { fillTemplate } from '@/lib/text/fill-template';

/** Classes by index: the first testimonial fills the left column, the others share the right one. */
const CLASSES_BY_INDEX = ['lg:row-span-2', 'max-lg:line-above max-lg:pt-5'];

/** The testimonials, the first of them large. Renders nothing in a shop without testimonials. */
export function Testimonials() {
  const { heading, sampleNote } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" heading={heading} surface="raised">
      <ul className="grid gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr] lg:grid-rows-[1fr_auto]">
        {testimonials.map(({ name, company, text, rating, avatar, sample }, index) => (
          <li key={name} className={CLASSES_BY_INDEX[index] ?? 'line-above pt-5'}>
            <figure className="grid gap-3">
              <p className="text-name text-accent-ink">
                <span className="sr-only">{fillTemplate(ui.rating, { stars: rating })}</span>
                <span aria-hidden="true">{'★'.repeat(rating)}</span>
              </p>
              <blockquote>
                <p className={index === 0 ? 'text-quotation' : undefined}>“{noBreak(text)}”</p>
              </blockquote>
              <figcaption className="flex gap-3">
                <span aria-hidden="true" className="badge self-start text-small font-semibold">
                  {avatar}
                </span>
                <span>
                  <b className="block">{name}</b>
                  <span className="block text-small text-muted">
                    {company}
                    {sample && <span className="block">{sampleNote}</span>}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {shop.facts.reviews !== '' && (
        <p className="mt-5 text-small text-muted">{shop.facts.reviews}</p>
      )}
    </Section>
  );
}
