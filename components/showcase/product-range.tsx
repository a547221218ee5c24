import { clsx } from 'clsx';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import type { ShowcasePageData } from '@/lib/content/category-pages';
import { DrawingSection } from './drawing-section';
import './product-range.css';

type Slot = 'spread' | 'themes' | 'categories' | 'tiles' | 'figure';

/** The columns of a list by its number of entries, so that no row is half empty. */
const COLUMNS: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 6: 'lg:grid-cols-3' };
const getThemeClasses = (count: number) => `${COLUMNS[count] ?? 'lg:grid-cols-2'} lg:gap-y-8`;
const getTileClasses = (count: number) =>
  `${count === 2 ? 'lg:grid-cols-2' : (COLUMNS[count] ?? 'lg:grid-cols-4')} lg:*:flex-col-reverse lg:*:items-start`;

/** Returns the classes that arrange the section's parts, by the kind of drawing. */
function getClasses({
  drawing,
  range,
  tiles,
}: Pick<ShowcasePageData, 'drawing' | 'range' | 'tiles'>): Partial<Record<Slot, string>> {
  const rangeThemes = Object.values(range?.themes ?? {});
  const hasFacts = rangeThemes.some(({ facts }) => Object.keys(facts).length > 0);
  const themes = getThemeClasses(rangeThemes.length);
  const tileGrid = getTileClasses(tiles?.length ?? 0);
  switch (drawing?.kind) {
    case 'lineup':
      return { tiles: tileGrid, ...(!hasFacts && { themes }) };
    case 'bays':
      return {
        ...(tiles ? { spread: 'lg:grid-cols-[7fr_5fr]', themes: 'lg:gap-y-8' } : { themes }),
        categories: 'lg:grid lg:grid-rows-[auto_1fr]',
        tiles: 'enclosure',
      };
    case 'desk':
      return { themes, categories: 'lg:-order-1', tiles: 'desk-tiles', figure: 'text-count' };
    default:
      return { themes, tiles: tileGrid };
  }
}

interface TilesProps {
  readonly tiles: NonNullable<ShowcasePageData['tiles']>;
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
  const classes = getClasses(page);
  if (range === undefined)
    return (
      tiles &&
      tilesHeading !== undefined && (
        <Section id="categories" heading={tilesHeading}>
          <Tiles tiles={tiles} classes={classes} />
        </Section>
      )
    );
  return (
    <Section id="range" heading={range.heading}>
      <div className={clsx('grid gap-x-16 gap-y-4 lg:gap-y-8', classes.spread)}>
        {drawing?.kind === 'plan' && <DrawingSection drawing={drawing} isInRange />}
        <ul className={clsx('themes grid gap-x-16 gap-y-4', classes.themes)}>
          {Object.entries(range.themes).map(([title, { text, facts }]) => (
            <li key={title}>
              <div>
                <h3 className="mb-1 text-name">{title}</h3>
                <p className="max-w-measure text-muted">{noBreak(text)}</p>
              </div>
              {Object.keys(facts).length > 0 && (
                <dl>
                  {Object.entries(facts).map(([label, value]) => (
                    <div key={label}>
                      <dt className="text-muted">{label}</dt>
                      <dd className="font-semibold">{noBreak(value)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          ))}
        </ul>
        {tiles && tilesHeading !== undefined && (
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
        )}
      </div>
    </Section>
  );
}
