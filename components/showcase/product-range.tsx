import { clsx } from 'clsx';
import { CountTile } from '@/components/ui/count-tile';
import { noBreak } from '@/components/ui/no-break';
import { Section } from '@/components/ui/section';
import { interfaceCopy } from '@/data/copy/interface';
import type { ShowcaseSectionProps } from './section-props';
import './bay-tiles.css';
import './desk-tiles.css';

/** The categories and topics of a page's range. */
export function ProductRange({ page, surface }: ShowcaseSectionProps) {
  const { range, tilesHeading, tiles, drawing } = page;
  return (
    <Section
      id="categories"
      heading={tilesHeading}
      remark={interfaceCopy.rangeNote}
      surface={surface}
    >
      <div className="@container">
        {/* A drive enclosure, the things of a desk or a plain row. */}
        <ul
          className={clsx(
            'count-tiles',
            drawing.kind === 'drives' &&
              'bay-tiles gap-2 rounded-[4px] border-2 border-ink bg-studio p-2',
            drawing.kind === 'desk' && 'desk-tiles',
          )}
        >
          {tiles.map(({ shape, ...tile }) => (
            <li key={tile.label} className={shape}>
              <CountTile {...tile} />
            </li>
          ))}
        </ul>
      </div>
      <section id="range" aria-labelledby="range-heading" className="mt-6 lg:mt-8">
        <h2 id="range-heading" className="mb-3 text-statement lg:mb-5">
          {range.heading}
        </h2>
        <ul className="grid gap-x-6 gap-y-4 md:grid-cols-3 lg:gap-x-12">
          {Object.entries(range.topics).map(([title, { text, figures }]) => (
            <li key={title} className="grid content-start gap-2 md:row-span-2 md:grid-rows-subgrid">
              <div>
                <h3 className="mb-1 text-name">{title}</h3>
                <p className="max-w-measure text-muted">{noBreak(text)}</p>
              </div>
              <dl>
                {Object.entries(figures).map(([label, value]) => (
                  <div
                    key={label}
                    className="grid grid-cols-[minmax(min(5.75rem,40%),2fr)_5fr] gap-x-3 line-above py-1 max-md:leading-6 md:max-lg:block"
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
