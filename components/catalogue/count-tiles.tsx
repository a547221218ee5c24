import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { SectionMark } from '@/components/ui/section-mark';
import type { CountTile } from '@/data/types';
import { NO_FILTERS } from '@/lib/catalogue';
import { queryFromFilters } from '@/lib/filter-address';
import { KindDrawing } from './kind-drawing';

interface CountTilesProps {
  readonly heading: string;
  readonly tiles: readonly CountTile[];
  /** How many products each tile counts, in the tiles' order. */
  readonly counts: readonly number[];
  /** Shows the products that a tile counts. */
  readonly onChoose: (category: string) => void;
}

/** As many tiles as leave room for a drawing each. */
const DRAWN = 4;

const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** What is on show, counted by kind; each tile leads to what it counts. */
export function CountTiles({ heading, tiles, counts, onChoose }: CountTilesProps) {
  return (
    <section aria-labelledby="tiles-heading">
      <SectionMark />
      <h2 id="tiles-heading" className="mb-4 text-title">
        {heading}
      </h2>
      <ul className="tile-row">
        {tiles.map(({ label, counts: category }, index) => (
          <li key={label} className="tile relative">
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
              <span className="ml-1 font-semibold">{label}</span>
              {tiles.length <= DRAWN && <KindDrawing kind={category} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
