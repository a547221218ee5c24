import { Section } from '@/components/ui/section';
import type { StatedTile } from '@/data/types';

interface StatedTilesProps {
  readonly heading: string;
  readonly tiles: readonly StatedTile[];
}

/** The range in figures that the owner states, as a ledger. */
export function StatedTiles({ heading, tiles }: StatedTilesProps) {
  return (
    <Section id="categories" heading={heading} surface="sheet">
      <ul className="tile-row">
        {tiles.map(({ label, figure, unit }) => (
          <li key={label} className="tile">
            <p>
              <span className="figure text-count">{figure}</span>{' '}
              <span className="datum ml-1">{unit}</span>
            </p>
            <h3 className="plain-heading font-semibold">{label}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
