import { CountLink, type Counts } from './count-link';

/** The counts, each kind of part with what it does. */
export function CountChain({ heading, tiles, counts, onChoose }: Counts) {
  return (
    <section aria-labelledby="tiles-heading" className="mb-9 lg:mb-14">
      <h2 id="tiles-heading" className="mb-6 text-section">
        {heading}
      </h2>
      <ul className="chain">
        {tiles.map((tile, index) => (
          <li key={tile.label}>
            <CountLink tile={tile} count={counts[index]} onChoose={onChoose} />
            {tile.job !== undefined && <p className="mt-1 text-small text-muted">{tile.job}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
