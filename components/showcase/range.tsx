import type { ShowcasePageData } from '@/checks/schemas/category-pages';
import { Section } from '@/components/ui/section';
import { unbroken } from '@/components/ui/unbroken';
import { FitFigure } from './fit-figure';
import './range.css';

/** What the range is for and what is in it, with the page's plan or desk, on one spread that each page arranges. */
export function Range({ page }: { readonly page: ShowcasePageData }) {
  const { range, tilesHeading, tiles, drawing } = page;
  return (
    <Section id="range" heading={range.heading}>
      <div className="spread">
        {!('things' in drawing) && <FitFigure drawing={drawing} />}
        <ul className="themes">
          {Object.entries(range.themes).map(([title, { text, facts }]) => (
            <li key={title}>
              <div>
                <h3 className="text-name">{title}</h3>
                <p className="mt-1 max-w-measure text-muted">{unbroken(text)}</p>
              </div>
              <dl>
                {Object.entries(facts).map(([label, value]) => (
                  <div key={label}>
                    <dt className="text-muted">{label}</dt>
                    <dd className="font-semibold">{unbroken(value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <section id="categories" aria-labelledby="categories-heading">
          <h2 id="categories-heading" className="text-name">
            {tilesHeading}
          </h2>
          <ul className="tiles">
            {tiles.map(({ label, figure, unit }) => (
              <li key={label}>
                <h3 className="plain-heading font-semibold">{unbroken(label)}</h3>
                <p>
                  <span className="figure text-figure">{figure}</span>{' '}
                  <span className="text-small text-muted">{unit}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}
