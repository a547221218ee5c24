import { CountTile } from '@/components/ui/count-tile';
import { ui } from '@/data/copy/interface';
import type { Category } from '@/data/shop/categories';
import type { CataloguePageData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { DEFAULT_FILTERS } from '@/lib/catalogue/filters';
import { fillTemplate } from '@/lib/text/fill-template';
import motherboard from './motherboard.svg';

/** Where each category's tile is on the drawing of a motherboard. */
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
  /** True to place the tiles on the drawing of a motherboard, false for a row. */
  readonly isOnDrawing: boolean;
  readonly products: readonly { readonly category: Category }[];
}

/** The number of shown products in each category, as links that set the category filter. */
export function CountTiles({ page, isOnDrawing, products }: CountTilesProps) {
  const list = (
    <ul
      className={
        isOnDrawing
          ? 'count-tiles border-0'
          : 'count-tiles grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))]'
      }
    >
      {page.tiles.map(({ label, category }) => (
        <li
          key={label}
          className={
            isOnDrawing ? `drawn-tile board-tile ${POSITION_CLASSES[category]}` : undefined
          }
        >
          <CountTile
            label={label}
            figure={products.filter((product) => product.category === category).length}
            link={{
              href: `${serialiseFilters({ ...DEFAULT_FILTERS, category })}#catalogue`,
              hint: fillTemplate(ui.filters.showCategory, { category }),
            }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={isOnDrawing ? 'sr-only' : 'mb-3 text-section'}>
        {page.tilesHeading}
      </h2>
      {isOnDrawing ? (
        // On a phone the drawing is small, so that the first product starts soon.
        <div className="@container relative max-sm:mx-auto max-sm:max-w-70">
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
        <div className="mb-8 lg:mb-14">{list}</div>
      )}
    </section>
  );
}
