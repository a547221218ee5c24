import { CountLink, type Counts } from './count-link';
import './count-strip.css';

/** The counts in a line. */
export function CountStrip({ heading, tiles, counts, onChoose }: Counts) {
  return (
    <section
      aria-labelledby="tiles-heading"
      className="mb-8 lg:mb-12 lg:flex lg:items-center lg:gap-12"
    >
      <h2 id="tiles-heading" className="mb-3 text-section lg:mb-0">
        {heading}
      </h2>
      <ul className="count-strip grow">
        {tiles.map((tile, index) => (
          <li key={tile.label}>
            <CountLink tile={tile} count={counts[index]} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
