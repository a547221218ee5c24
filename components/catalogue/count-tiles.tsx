import { clsx } from 'clsx';
import type { Category } from '@/data/shop/categories';
import type { CataloguePageData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import motherboard from './motherboard.svg';
import './count-tiles.css';

/** The places of the tiles on the drawing of a motherboard. */
const POSITION_CLASSES: Readonly<Record<Category, string>> = {
  Processors: 'inset-[16%_49%_48%_21%]',
  'Graphics Cards': 'inset-[66%_68%_14%_9%]',
  Memory: 'inset-[48%_26%_38%_55%]',
  Storage: 'inset-[69%_35%_17%_33%]',
  Motherboards: 'inset-[65%_6%_6%_73%]',
  'Power Supplies': 'inset-[48%_2%_38%_75%]',
};

interface CountTilesProps {
  readonly page: Pick<CataloguePageData, 'tiles' | 'tilesHeading'>;
  /** True for tiles on the drawing of a motherboard. */
  readonly isOnDrawing: boolean;
  readonly products: readonly { readonly category: Category }[];
}

/** The number of products in each category, as links that set the category filter. A zero is muted. */
export function CountTiles({ page, isOnDrawing, products }: CountTilesProps) {
  const list = (
    <ul>
      {page.tiles.map(({ label, counts: category }) => {
        const count = products.filter((product) => product.category === category).length;
        return (
          <li key={label} className={isOnDrawing ? POSITION_CLASSES[category] : undefined}>
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
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={clsx('mb-3', isOnDrawing ? 'sr-only' : 'text-section')}>
        {page.tilesHeading}
      </h2>
      {isOnDrawing ? (
        <div className="count-drawing">
          <img
            src={motherboard.src}
            width={motherboard.width}
            height={motherboard.height}
            alt=""
            loading="lazy"
            className="w-full print:hidden"
          />
          {list}
        </div>
      ) : (
        <div className="count-strip">{list}</div>
      )}
    </section>
  );
}
