import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { home } from '@/data/home';
import { testimonials } from '@/data/testimonials';
import './testimonials.css';

/** What customers say, the first of them large; nothing where no one has said anything yet. */
export function Testimonials() {
  const { heading, sampleNote } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" heading={heading} surface="raised">
      <ul className="testimonials">
        {testimonials.map(({ name, company, text, rating, avatar, sample }) => (
          <li key={name}>
            <figure className="grid gap-4">
              <Rating stars={rating} />
              <blockquote>
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center rounded bg-fill text-small font-semibold"
                >
                  {avatar}
                </span>
                <span className="grow">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small text-muted">
                    {company}
                    {sample && (
                      <>
                        <br />
                        {sampleNote}
                      </>
                    )}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
