import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import type { ShowcasePageData } from '@/lib/content/category-pages';
import { FitFigure } from './fit-figure';
import './range.css';

type Place = 'spread' | 'themes' | 'categories' | 'tiles' | 'figure';

const LINES = {
  themes: 'lg:grid-cols-3 lg:gap-y-8',
  tiles: 'lg:grid-cols-4 lg:*:flex-col-reverse lg:*:items-start',
};

/** How a page of each kind arranges its range, where there is space for that. */
const ARRANGEMENTS: Record<ShowcasePageData['drawing']['kind'], Partial<Record<Place, string>>> = {
  lineup: { tiles: LINES.tiles },
  plan: LINES,
  bays: {
    spread: 'lg:grid-cols-[7fr_5fr]',
    themes: 'lg:gap-y-8',
    categories: 'lg:grid lg:grid-rows-[auto_1fr]',
    tiles: 'enclosure',
  },
  desk: {
    themes: LINES.themes,
    categories: 'lg:-order-1',
    tiles: 'on-desk',
    figure: 'text-count',
  },
};

/** What the range is for and what is in it, with the page's plan, on one spread that each page arranges. */
export function Range({ page }: { readonly page: ShowcasePageData }) {
  const { range, tilesHeading, tiles, drawing } = page;
  const arranged = ARRANGEMENTS[drawing.kind];
  return (
    <Section id="range" heading={range.heading}>
      <div className={clsx('grid gap-x-16 gap-y-4 lg:gap-y-8', arranged.spread)}>
        {drawing.kind === 'plan' && <FitFigure drawing={drawing} />}
        <ul className={clsx('themes grid gap-x-16 gap-y-4', arranged.themes)}>
          {Object.entries(range.themes).map(([title, { text, facts }]) => (
            <li key={title}>
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-1 max-w-measure text-muted">{noBreak(text)}</p>
              </div>
              <dl>
                {Object.entries(facts).map(([label, value]) => (
                  <div key={label}>
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-semibold">{noBreak(value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <section
          id="categories"
          aria-labelledby="categories-heading"
          className={arranged.categories}
        >
          <h2 id="categories-heading" className="text-statement">
            {tilesHeading}
          </h2>
          <ul className={clsx('tiles', arranged.tiles)}>
            {tiles.map(({ label, figure, unit, shape }) => (
              <li key={label} className={shape}>
                <h3 className="plain-heading font-semibold">{noBreak(label)}</h3>
                <p>
                  <span className={clsx('figure', arranged.figure ?? 'text-figure')}>{figure}</span>{' '}
                  <span className="text-small text-muted">{unit}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
