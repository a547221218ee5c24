import { Star } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { home } from '@/data/home';
import { ui } from '@/data/interface';
import { testimonials } from '@/data/testimonials';
import { fill } from '@/lib/fill';
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
              <p className="flex gap-1 text-accent-ink">
                <span className="sr-only">{fill(ui.rating, { stars: rating })}</span>
                {Array.from({ length: rating }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: identical stars have nothing else to be told by
                  <Icon key={index} of={Star} className="size-5 fill-current" />
                ))}
              </p>
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
                <span className="text-small text-muted">
                  <b className="block text-body text-ink">{name}</b>
                  {company}
                  {sample && <span className="block">{sampleNote}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
