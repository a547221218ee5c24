import { Section } from '@/components/ui/section';
import { home } from '@/data/home';
import { ui } from '@/data/interface';
import { testimonials } from '@/data/testimonials';
import { fill } from '@/lib/fill';
import './testimonials.css';

/** What customers say, the first of them large, with initials for faces; nothing where no one has said anything. */
export function Testimonials() {
  const { heading, sampleNote } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" heading={heading} surface="raised">
      <ul className="testimonials">
        {testimonials.map(({ name, company, text, rating, sample }) => (
          <li key={name}>
            <figure className="grid gap-3">
              <p className="text-name text-accent-ink">
                <span className="sr-only">{fill(ui.rating, { stars: rating })}</span>
                <span aria-hidden="true">{'★'.repeat(rating)}</span>
              </p>
              <blockquote>
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="flex gap-3">
                <span aria-hidden="true" className="badge self-start text-small font-semibold">
                  {name
                    .split(' ')
                    .map(([initial]) => initial)
                    .join('')}
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
    </Section>
  );
}
