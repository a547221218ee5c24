import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Sentences } from '@/components/ui/sentences';
import { promises } from '@/data/shop/company';
import type { HeroPictureId } from '@/data/shop/pictures';
import { isPhotograph, resolvePicture } from '@/lib/site/images';
import './hero.css';

interface HeroProps {
  readonly hero: { readonly title: string; readonly lead: string; readonly image: HeroPictureId };
  /** The arrangement of text and picture, from hero.css. */
  readonly composition?: 'front' | 'object' | 'group' | 'tabletop';
  /** False where the page states the shop's promises elsewhere. */
  readonly hasPromises?: boolean;
  /** The primary and the quiet button. */
  readonly children: ReactNode;
}

/** The dark section at the start of a page: headline, buttons, the shop's promises and a picture. */
export function Hero({ hero, composition = 'object', hasPromises = true, children }: HeroProps) {
  const { title, lead, image } = hero;
  return (
    <section
      aria-labelledby="page-title"
      data-surface="stage"
      className={clsx(
        'relative isolate overflow-hidden',
        `${composition}-hero`,
        isPhotograph(image) && 'photo-hero',
      )}
    >
      <div className="hero-text content-width">
        <div>
          <h1 id="page-title" className={composition === 'front' ? 'text-giant' : 'text-display'}>
            {composition === 'group' ? <Sentences text={title} /> : title}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">{noBreak(lead)}</p>
          <div className="actions mt-6 flex flex-wrap gap-3 print:hidden">{children}</div>
        </div>
        {hasPromises && (
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small md:grid-cols-[auto_1fr_auto_1fr] lg:col-span-full lg:flex lg:flex-wrap lg:gap-x-6">
            {promises.map(({ label, value, notes }) => (
              <div
                key={label}
                className="col-span-2 grid grid-cols-subgrid content-start lg:grid-cols-[auto_1fr] lg:gap-x-2"
              >
                <dt className="text-muted">{label}</dt>
                <dd>{noBreak(value)}</dd>
                {notes.filter(Boolean).map((note) => (
                  <dd key={note} className="col-start-2 lg:col-span-full">
                    {noBreak(note)}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="hero-picture cover print:hidden">
        <Picture picture={resolvePicture(image, 'hero')} isPriority />
      </div>
    </section>
  );
}
