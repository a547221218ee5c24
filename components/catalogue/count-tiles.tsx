import { clsx } from 'clsx';
import { NO_FILTERS, tileCounts } from '@/lib/catalogue';
import { queryFromFilters } from '@/lib/filter-address';
import type { CatalogueLabels } from './catalogue-labels';
import type { CountLook } from './count-looks';

interface CountTilesProps {
  readonly look: CountLook;
  readonly labels: CatalogueLabels;
  /** The products that are on show. */
  readonly shown: Parameters<typeof tileCounts>[0];
}

/** The products that are on show, counted by kind, each count leading to what it counts; zero steps back. */
export function CountTiles({ look, labels, shown }: CountTilesProps) {
  const { drawing, places } = look;
  const counts = tileCounts(shown, labels.tiles);
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={look.heading}>
        {labels.tilesHeading}
      </h2>
      <div className={look.frame}>
        {drawing && <img {...drawing} alt="" loading="lazy" className="w-full print:hidden" />}
        <ul className={look.list}>
          {labels.tiles.map(({ label, counts: category }, index) => (
            <li key={label} className={places?.[category]}>
              <a
                href={`${queryFromFilters({ ...NO_FILTERS, category })}#catalogue`}
                className={clsx(counts[index] === 0 && 'text-muted')}
              >
                <span className="figure text-count">{counts[index]}</span>{' '}
                <span className="font-semibold">{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
