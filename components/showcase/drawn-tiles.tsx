import type { StatedTile } from '@/checks/schemas/categories';

/** The range in figures that the owner states, drawn by the spread around them as what the page is about. */
export function DrawnTiles({ tiles }: { readonly tiles: readonly StatedTile[] }) {
  return (
    <ul className="drawn">
      {tiles.map(({ label, figure, unit }) => (
        <li key={label}>
          <p>
            <span className="figure text-count">{figure}</span>{' '}
            <span className="datum">{unit}</span>
          </p>
          <h3 className="plain-heading font-semibold">{label}</h3>
        </li>
      ))}
    </ul>
  );
}
