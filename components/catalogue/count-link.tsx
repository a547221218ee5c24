import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { CountTile } from '@/checks/schemas/category-pages';
import { NO_FILTERS } from '@/lib/catalogue';
import { queryFromFilters } from '@/lib/filter-address';

/** The products that are on show, counted by kind. */
export interface Counts {
  readonly heading: string;
  readonly tiles: readonly CountTile[];
  /** How many products each tile counts, in the tiles' order. */
  readonly counts: readonly number[];
  /** Shows the products that a tile counts. */
  readonly onChoose: (category: string) => void;
}

interface CountLinkProps extends Pick<Counts, 'onChoose'> {
  readonly tile: CountTile;
  readonly count: number | undefined;
}

const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** One kind's count, which leads to what it counts; zero steps back. */
export function CountLink({ tile, count, onChoose }: CountLinkProps) {
  const { label, counts: category } = tile;
  return (
    <a
      href={`${queryFromFilters({ ...NO_FILTERS, category })}#catalogue`}
      className={clsx(count === 0 && 'text-muted')}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(category);
      }}
    >
      <span className="figure text-count">{count}</span>{' '}
      <span className="font-semibold">{label}</span>
    </a>
  );
}
