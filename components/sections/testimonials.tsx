import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { home } from '@/data/home';
import { testimonials } from '@/data/testimonials';

/** What customers say, as quotations; nothing where no one has said anything yet. */
export function Testimonials() {
  const { heading, sampleNote } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" heading={heading} surface="sheet">
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {testimonials.map(({ name, company, text, rating, avatar, sample }) => (
          <li key={name}>
            <figure className="grid h-full grid-rows-[auto_1fr_auto] gap-5 border-t border-ink pt-5">
              <Rating stars={rating} />
              <blockquote className="text-lead">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="flex gap-4 self-end">
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center rounded bg-fill text-small font-semibold"
                >
                  {avatar}
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-muted">{company}</span>
                  {sample && <span className="datum block text-muted">{sampleNote}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
