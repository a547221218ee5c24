import { CountTile } from '@/components/ui/count-tile';
import { noBreak } from '@/components/ui/no-break';
import { interfaceCopy } from '@/data/copy/interface';
import type { Category } from '@/data/shop/categories';
import type { CataloguePageData, RangeData } from '@/data/shop/page';
import { serialiseFilters } from '@/lib/catalogue/filter-query';
import { fillTemplate } from '@/lib/text/fill-template';
import motherboard from './motherboard.svg';
import './motherboard-tiles.css';

/** Where each category's tile is on the drawing of a motherboard. */
const POSITION_CLASSES: Readonly<Record<Category, string>> = {
  Processors: 'inset-[16%_49%_48%_21%]',
  'Graphics Cards': 'inset-[66%_68%_14%_9%]',
  Memory: 'inset-[48%_26%_38%_55%]',
  Storage: 'inset-[69%_35%_17%_33%]',
  Motherboards: 'inset-[65%_6%_6%_73%]',
  'Power Supplies': 'inset-[48%_2%_38%_75%]',
};

/** A heading and its content, in the two rows of the section's grid. */
const COLUMN_CLASS = 'grid gap-y-[inherit] md:row-span-2 md:grid-rows-subgrid';

interface CategoryTilesProps {
  readonly heading: string;
  readonly tiles: CataloguePageData['tiles'];
  /** The shown products, which the tiles count. */
  readonly products: readonly { readonly category: Category }[];
  /** Set on a page that shows its tiles on a drawing, beside the topics of its range. */
  readonly range: RangeData | undefined;
}

/**
 * The number of shown products in each category, as links that set the category filter: on a
 * motherboard's drawing beside the topics, or as a row.
 */
export function CategoryTiles(props: CategoryTilesProps) {
  const { heading, tiles, products, range } = props;
  const renderTile = ({ label, category }: CategoryTilesProps['tiles'][number]) => (
    <CountTile
      label={label}
      figure={products.filter((product) => product.category === category).length}
      link={{
        href: `${serialiseFilters({ category })}#catalogue`,
        hint: fillTemplate(interfaceCopy.filters.showCategory, { category }),
      }}
    />
  );
  return range === undefined ? (
    <section aria-labelledby="tiles-heading" className="content-width py-band">
      <h2 id="tiles-heading" className="mb-3 text-section">
        {heading}
      </h2>
      <ul className="count-tiles grid-cols-[repeat(auto-fit,minmax(min(4.25rem,100%),1fr))]">
        {tiles.map((tile) => (
          <li key={tile.label}>{renderTile(tile)}</li>
        ))}
      </ul>
    </section>
  ) : (
    <section id="range" aria-labelledby="range-heading" className="py-band">
      {/* On a wide screen, the headings share a row, and the topics are as high as the board. */}
      <div className="content-width grid gap-x-8 gap-y-2 md:grid-cols-2 lg:gap-x-16 lg:gap-y-4">
        <div className={COLUMN_CLASS}>
          <h2 id="range-heading" className="text-section">
            {range.heading}
          </h2>
          <ul className="grid line-below">
            {Object.entries(range.topics).map(([title, text]) => (
              <li key={title} className="line-above content-center py-1 lg:py-3">
                <h3 className="text-name">{title}</h3>
                <p className="text-small text-muted lg:text-lead">{noBreak(text)}</p>
              </li>
            ))}
          </ul>
        </div>
        <section aria-labelledby="tiles-heading" className={COLUMN_CLASS}>
          <div className="flex flex-wrap items-baseline gap-x-3 self-end">
            <h2 id="tiles-heading" className="text-name">
              {heading}
            </h2>
            <p className="text-small text-muted">{range.tilesNote}</p>
          </div>
          <div className="@container relative max-sm:mx-auto max-sm:w-full max-sm:max-w-80">
            <img
              src={motherboard.src}
              width={motherboard.width}
              height={motherboard.height}
              alt=""
              loading="lazy"
              className="w-full print:hidden"
            />
            <ul className="count-tiles motherboard-tiles border-0">
              {tiles.map((tile) => (
                <li key={tile.label} className={`drawn-tile ${POSITION_CLASSES[tile.category]}`}>
                  {renderTile(tile)}
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </section>
  );
}
