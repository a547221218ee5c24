import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import type { PageDrawing } from '@/data/shop/drawing';
import type { ShowcasePageData } from '@/data/shop/page';
import { DrawingSection } from './drawing-section';
import './product-range.css';

type Slot = 'spread' | 'themes' | 'categories' | 'tiles' | 'figure';

const THEMES = 'lg:grid-cols-3 lg:gap-y-8';
const TILES = 'lg:grid-cols-4 lg:*:flex-col-reverse lg:*:items-start';

/** The classes that arrange the section's parts, by the kind of drawing. */
const CLASSES: Readonly<Record<PageDrawing['kind'], Partial<Record<Slot, string>>>> = {
  lineup: { tiles: TILES },
  bays: {
    spread: 'lg:grid-cols-[7fr_5fr]',
    themes: 'lg:gap-y-8',
    categories: 'lg:grid lg:grid-rows-[auto_1fr]',
    tiles: 'enclosure',
  },
  desk: { themes: THEMES, categories: 'lg:-order-1', tiles: 'desk-tiles', figure: 'text-count' },
  plan: { themes: THEMES, tiles: TILES },
};

interface TilesProps {
  readonly tiles: ShowcasePageData['tiles'];
  readonly classes: Partial<Record<Slot, string>>;
}

function Tiles({ tiles, classes }: TilesProps) {
  return (
    <ul className={clsx('tiles', classes.tiles)}>
      {tiles.map(({ label, figure, unit, shape }) => (
        <li key={label} className={shape}>
          <h3 className="plain-heading font-semibold">{noBreak(label)}</h3>
          <p>
            <span className={clsx('figure', classes.figure ?? 'text-figure')}>{figure}</span>{' '}
            <span className="text-small text-muted">{unit}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The themes and categories of a page's range, and its floor plan where it has one. */
export function ProductRange({ page }: { readonly page: ShowcasePageData }) {
  const { range, tilesHeading, tiles, drawing } = page;
  const classes = CLASSES[drawing.kind];
  return (
    <Section id="range" heading={range.heading}>
      <div className={clsx('grid gap-x-16 gap-y-4 lg:gap-y-8', classes.spread)}>
        {drawing.kind === 'plan' && <DrawingSection drawing={drawing} isInRange />}
        <ul className={clsx('themes grid gap-x-16 gap-y-4', classes.themes)}>
          {Object.entries(range.themes).map(([title, { text, facts }]) => (
            <li key={title}>
              <div>
                <h3 className="mb-1 text-name">{title}</h3>
                <p className="max-w-measure text-muted">{noBreak(text)}</p>
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
          className={classes.categories}
        >
          <h2 id="categories-heading" className="text-statement">
            {tilesHeading}
          </h2>
          <Tiles tiles={tiles} classes={classes} />
        </section>
      </div>
    </Section>
  );
}
