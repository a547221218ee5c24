import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NO_FILTERS } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { serialiseFilters } from '@/lib/page-state/filter-query';
import './count-tiles.css';

interface CountTilesProps {
  readonly page: Pick<CataloguePageData, 'tiles' | 'tilesHeading'>;
  /** What the counts stand on, with a class for each kind's place, and the heading's; those of no place stand in a line. */
  readonly board: {
    readonly heading: string;
    readonly drawing: ReactNode;
    readonly places: Readonly<Partial<Record<Product['category'], string>>>;
  } | null;
  readonly shown: readonly Pick<Product, 'category'>[];
}

/** The products that are on show, counted by kind, each count leading to what it counts; zero steps back. */
export function CountTiles({ page, board, shown }: CountTilesProps) {
  const list = (tiles: typeof page.tiles) => (
    <ul>
      {tiles.map(({ label, counts: category }) => {
        const count = shown.filter((product) => product.category === category).length;
        return (
          <li key={label} className={board?.places[category]}>
            <a
              href={`${serialiseFilters({ ...NO_FILTERS, category })}#catalogue`}
              className={clsx(count === 0 && 'text-muted')}
            >
              <span className="font-semibold">{label}</span>{' '}
              <span className="figure text-count">{count}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
  const hasPlace = ({ counts }: (typeof page.tiles)[number]) => board?.places[counts] !== undefined;
  const others = page.tiles.filter((tile) => !hasPlace(tile));
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={clsx('mb-3', board?.heading ?? 'text-section')}>
        {page.tilesHeading}
      </h2>
      {board && (
        <div className="board-counts">
          {board.drawing}
          {list(page.tiles.filter(hasPlace))}
        </div>
      )}
      {others.length > 0 && (
        <div className={clsx('strip-counts', board && 'mt-4')}>{list(others)}</div>
      )}
    </section>
  );
}
