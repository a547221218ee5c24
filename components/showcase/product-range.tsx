import { CountTile } from '@/components/ui/count-tile';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import type { ShowcasePageData } from '@/data/shop/page';
import './desk-tiles.css';

/** The class of a page's list of tiles: in a drawing of an enclosure or a desk, or in a row. */
const TILE_CLASSES = {
  computers: 'count-tiles',
  drives: 'count-tiles bay-tiles',
  desk: 'count-tiles desk-tiles',
  plan: 'count-tiles',
} as const;

/** The categories and topics of a page's range. */
export function ProductRange({ page }: { readonly page: ShowcasePageData }) {
  const { range, tilesHeading, tiles, drawing } = page;
  return (
    <Section id="categories" heading={tilesHeading}>
      <div className="@container">
        <ul className={TILE_CLASSES[drawing.kind]}>
          {tiles.map(({ shape, ...tile }) => (
            <li key={tile.label} className={shape}>
              <CountTile {...tile} />
            </li>
          ))}
        </ul>
      </div>
      <section id="range" aria-labelledby="range-heading" className="mt-8 lg:mt-10">
        <h2 id="range-heading" className="mb-3 text-statement">
          {range.heading}
        </h2>
        <ul className="topics grid gap-x-12 gap-y-5 lg:grid-cols-3">
          {Object.entries(range.themes).map(([title, { text, facts }]) => (
            <li key={title} className="grid content-start gap-2 lg:row-span-2 lg:grid-rows-subgrid">
              <div>
                <h3 className="mb-1 text-name">{title}</h3>
                <p className="max-w-measure text-muted">{noBreak(text)}</p>
              </div>
              <dl>
                {Object.entries(facts).map(([label, value]) => (
                  <div
                    key={label}
                    className="grid grid-cols-[minmax(min(5.75rem,40%),2fr)_5fr] gap-x-3 line-above py-1"
                  >
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-semibold">{noBreak(value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
