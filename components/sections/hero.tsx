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
  readonly composition?: keyof typeof COMPOSITIONS;
  /** False where the page states the shop's promises elsewhere. */
  readonly hasPromises?: boolean;
  /** The primary and the quiet button, except above a form. */
  readonly children?: ReactNode;
}

const TITLE_CLASS = 'max-w-[10.25em] text-page-title';

/** The arrangements of text and picture: classes beside those in hero.css. */
const COMPOSITIONS = {
  front: { section: '', text: 'lg:grid-cols-[8fr_4fr]', title: 'text-home-title' },
  object: { section: 'object-hero', text: '', title: TITLE_CLASS },
  group: {
    section: 'group-hero',
    text: 'lg:min-h-[min(max(28rem,40vw),72vh,46rem)]',
    title: TITLE_CLASS,
  },
  tabletop: {
    section: 'lg:[&_.hero-picture_img]:object-[100%_80%]',
    // The letter below overlaps the front edge of the desk.
    text: 'sm:pb-20 lg:min-h-[min(38vw,72vh,44rem)] lg:pb-28',
    title: TITLE_CLASS,
  },
} as const;

/** The dark section that starts a page: headline, buttons, the shop's promises and a picture. */
export function Hero({ hero, composition = 'object', hasPromises = true, children }: HeroProps) {
  const { title, lead } = hero;
  const classes = COMPOSITIONS[composition];
  const { photograph }: PictureRecord = pictures[hero.image];
  const picture = resolveHeroPicture(hero.image);
  return (
    <section
      aria-labelledby="page-title"
      data-surface="stage"
      className={clsx(
        'relative isolate overflow-hidden',
        classes.section,
        (photograph || picture.stockPhotograph) && 'photo-hero',
      )}
    >
      <div
        className={clsx(
          'hero-text content-width max-sm:pt-6 print:block print:min-h-0 print:py-0',
          classes.text,
        )}
      >
        <div>
          <h1 id="page-title" className={classes.title}>
            <HeadlineClauses text={title} />
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-muted">{noBreak(lead)}</p>
          {/* On a phone, buttons share a row if their words fit. */}
          {children && (
            <div className="mt-5 flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:text-[0.9375rem] sm:mt-6 sm:gap-3 sm:max-lg:*:px-5 print:hidden max-lg:[&_svg]:hidden">
              {children}
            </div>
          )}
        </div>
        {hasPromises && (
          <dl className="mt-4 columns-[8rem_2] gap-x-4 text-small leading-5 sm:col-span-full sm:grid sm:w-full sm:grid-cols-4 lg:gap-x-6">
            {promises.map(({ label, value, notes }) => (
              <div key={label} className="mb-3 break-inside-avoid sm:mb-0">
                <dt className="text-muted">{label}</dt>
                <dd>{noBreak(value)}</dd>
                {notes.filter(Boolean).map((note) => (
                  <dd key={note} className="text-muted">
                    {noBreak(note)}
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
