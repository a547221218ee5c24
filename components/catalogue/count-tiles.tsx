import { clsx } from 'clsx';
import type { CountTile } from '@/checks/schemas/category-pages';
import { NO_FILTERS } from '@/lib/catalogue';
import { queryFromFilters } from '@/lib/filter-address';
import type { CountLook } from './count-looks';
import { opensElsewhere } from './opens-elsewhere';

interface CountTilesProps {
  readonly look: CountLook;
  readonly heading: string;
  readonly tiles: readonly CountTile[];
  /** How many products each tile counts, in the tiles' order. */
  readonly counts: readonly number[];
  /** Shows the products that a tile counts. */
  readonly onChoose: (category: string) => void;
}

/** The products that are on show, counted by kind, each count leading to what it counts; zero steps back. */
export function CountTiles({ look, heading, tiles, counts, onChoose }: CountTilesProps) {
  const { drawing, places } = look;
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={look.heading}>
        {heading}
      </h2>
      <div className={look.frame}>
        {drawing && <img {...drawing} alt="" loading="lazy" className="w-full print:hidden" />}
        <ul className={look.list}>
          {tiles.map(({ label, counts: category }, index) => (
            <li key={label} className={places?.[category]}>
              <a
                href={`${queryFromFilters({ ...NO_FILTERS, category })}#catalogue`}
                className={clsx(counts[index] === 0 && 'text-muted')}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onChoose(category);
                }}
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
