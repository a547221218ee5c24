import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import type { CataloguePageData } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { serialiseFilters } from '@/lib/page-state/filter-query';
import './count-tiles.css';

interface CountTilesProps {
  readonly page: Pick<CataloguePageData, 'tiles' | 'tilesHeading'>;
  /** A picture that the tiles lie on. Tiles of a category without a position follow below it. */
  readonly drawing: {
    readonly headingClass: string;
    readonly image: ReactNode;
    readonly positionClasses: Readonly<Partial<Record<Product['category'], string>>>;
  } | null;
  readonly products: readonly Pick<Product, 'category'>[];
}

/** The number of products in each category, as links that set the category filter. A zero is muted. */
export function CountTiles({ page, drawing, products }: CountTilesProps) {
  const renderTiles = (tiles: typeof page.tiles) => (
    <ul>
      {tiles.map(({ label, counts: category }) => {
        const count = products.filter((product) => product.category === category).length;
        return (
          <li key={label} className={drawing?.positionClasses[category]}>
            <a
              href={`${serialiseFilters({ ...DEFAULT_FILTERS, category })}#catalogue`}
              className={clsx(count === 0 && 'text-muted')}
            >
              <span className="font-semibold">{label}</span>{' '}
              <span className="figure text-name">{count}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
  const isOnDrawing = ({ counts }: (typeof page.tiles)[number]) =>
    drawing?.positionClasses[counts] !== undefined;
  const stripTiles = page.tiles.filter((tile) => !isOnDrawing(tile));
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={clsx('mb-3', drawing?.headingClass ?? 'text-section')}>
        {page.tilesHeading}
      </h2>
      {drawing && (
        <div className="count-drawing">
          {drawing.image}
          {renderTiles(page.tiles.filter(isOnDrawing))}
        </div>
      )}
      {stripTiles.length > 0 && (
        <div className={clsx('count-strip', drawing && 'mt-4')}>{renderTiles(stripTiles)}</div>
      )}
    </section>
  );
}
