import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { HeadlineClauses } from '@/components/ui/headline-clauses';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { promises } from '@/data/shop/company';
import { type HeroPictureId, type PictureRecord, pictures } from '@/data/shop/pictures';
import { resolveHeroPicture } from '@/lib/site/resolve-picture';
import './hero.css';
import './stock-photograph.css';

interface HeroProps {
  readonly hero: { readonly title: string; readonly lead: string; readonly image: HeroPictureId };
  /** The arrangement of text and picture in hero.css. */
  readonly composition?: 'front' | 'object' | 'group' | 'tabletop';
  /** False where the page states the shop's promises elsewhere. */
  readonly hasPromises?: boolean;
  /** The primary and the quiet button. */
  readonly children: ReactNode;
}

/** The dark section at the start of a page: headline, buttons, the shop's promises and a picture. */
export function Hero({ hero, composition = 'object', hasPromises = true, children }: HeroProps) {
  const { title, lead } = hero;
  const { isPhotograph = false }: PictureRecord = pictures[hero.image];
  const picture = resolveHeroPicture(hero.image);
  return (
    <section
      aria-labelledby="page-title"
      data-surface="stage"
      className={clsx(
        'relative isolate overflow-hidden',
        `${composition}-hero`,
        (isPhotograph || picture.stockPhotograph) && 'photo-hero',
      )}
    >
      <div className="hero-text content-width print:block print:min-h-0 print:py-0">
        <div>
          <h1
            id="page-title"
            className={composition === 'front' ? 'text-home-title' : 'max-w-[10em] text-page-title'}
          >
            {composition === 'group' ? <HeadlineClauses text={title} /> : title}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">{noBreak(lead)}</p>
          {/* On a phone, buttons share a row in the ratio 3:2 if their words fit. */}
          <div className="mt-6 flex flex-wrap gap-2 max-sm:*:min-w-fit max-sm:*:flex-2 max-sm:*:px-2 max-sm:*:text-[0.9375rem] max-sm:*:first:flex-3 sm:gap-3 print:hidden max-sm:[&_svg]:hidden">
            {children}
          </div>
        </div>
        {hasPromises && (
          <dl className="mt-4 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2 lg:col-span-full lg:w-full lg:grid-cols-4">
            {promises.map(({ label, value, notes }) => (
              <div
                key={label}
                className="max-lg:grid max-lg:grid-cols-[4.75rem_1fr] max-lg:gap-x-3"
              >
                <dt className="text-muted">{label}</dt>
                {[value, ...notes].filter(Boolean).map((line) => (
                  <dd key={line} className="col-start-2">
                    {noBreak(line)}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="hero-picture cover print:hidden">
        <Picture picture={picture} isPriority />
      </div>
    </section>
  );
}
