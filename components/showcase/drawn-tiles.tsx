import type { RangeDrawing, StatedTile } from '@/data/types';

const DRAWINGS: Readonly<Record<RangeDrawing, string>> = {
  people: 'drawn people',
  ladder: 'drawn ladder',
  desk: 'drawn desk',
  plan: 'drawn plan',
};

interface DrawnTilesProps {
  readonly tiles: readonly StatedTile[];
  readonly drawing: RangeDrawing;
}

/** The range in figures that the owner states, drawn as what the page is about. */
export function DrawnTiles({ tiles, drawing }: DrawnTilesProps) {
  return (
    <ul className={DRAWINGS[drawing]}>
      {tiles.map(({ label, figure, unit }) => (
        <li key={label}>
          <p>
            <span className="figure text-count">{figure}</span>{' '}
            <span className="datum ml-1">{unit}</span>
          </p>
          <h3 className="plain-heading font-semibold">{label}</h3>
        </li>
      ))}
    </ul>
  );
}
