import { SectionMark } from '@/components/ui/section-mark';
import type { CountTile } from '@/data/types';

interface CountTilesProps {
  readonly heading: string;
  readonly tiles: readonly CountTile[];
  /** How many products each tile counts, in the tiles' order. */
  readonly counts: readonly number[];
}

/** What is on show, counted by kind. */
export function CountTiles({ heading, tiles, counts }: CountTilesProps) {
  return (
    <section aria-labelledby="tiles-heading">
      <SectionMark />
      <h2 id="tiles-heading" className="mb-6 text-title">
        {heading}
      </h2>
      <ul className="tile-row">
        {tiles.map(({ label }, index) => (
          <li key={label} className="tile">
            <span className="tile-figure">{counts[index]}</span>{' '}
            <span className="tile-label">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
