import { Icon } from '@/components/ui/icon';
import { PointItems } from '@/components/ui/point-items';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import type { ShowcaseCategory } from '@/data/types';
import { DrawnTiles } from './drawn-tiles';

/** What the range is for and what is in it, on one spread: the themes as rows, the stated figures as a drawing. */
export function RangeSpread({ category }: { readonly category: ShowcaseCategory }) {
  const { range, tilesHeading, tiles, drawing } = category;
  return (
    <Section id="range" heading={range.heading}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <ul className="border-t border-ink">
          {range.themes.map(({ icon, title, text, points }) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-5 sm:grid-cols-[1.5rem_7fr_6fr]"
            >
              <Icon name={icon} />
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-1 text-muted">
                  <Unbroken text={text} />
                </p>
              </div>
              <ul className="points max-sm:col-start-2">
                <PointItems points={points} />
              </ul>
            </li>
          ))}
        </ul>
        <section id="categories" aria-labelledby="categories-heading" className="flex flex-col">
          <h2 id="categories-heading" className="mb-4 text-title">
            {tilesHeading}
          </h2>
          <DrawnTiles tiles={tiles} drawing={drawing} />
        </section>
      </div>
    </Section>
  );
}
