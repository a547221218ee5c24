import type { ShowcaseCategory } from '@/checks/schemas/categories';
import { PointItems } from '@/components/ui/point-items';
import { Section } from '@/components/ui/section';
import { Unbroken } from '@/components/ui/unbroken';
import { DrawnTiles } from './drawn-tiles';

/** What the range is for and what is in it, on one spread: the themes as rows, the stated figures as a drawing. */
export function RangeSpread({ category }: { readonly category: ShowcaseCategory }) {
  const { range, tilesHeading, tiles } = category;
  return (
    <Section id="range" heading={range.heading}>
      <div className="spread">
        <ul className="border-t border-ink">
          {range.themes.map(({ title, text, points }) => (
            <li key={title}>
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-1 text-muted">
                  <Unbroken text={text} />
                </p>
              </div>
              <ul className="points">
                <PointItems points={points} />
              </ul>
            </li>
          ))}
        </ul>
        <section id="categories" aria-labelledby="categories-heading">
          <h2 id="categories-heading" className="mb-4 text-title">
            {tilesHeading}
          </h2>
          <DrawnTiles tiles={tiles} />
        </section>
      </div>
    </Section>
  );
}
