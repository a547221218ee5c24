import { SectionMark } from '@/components/ui/section-mark';
import { CountLink, type Counts } from './count-link';
import { KindDrawing } from './kind-drawing';

/** As many tiles as leave room for a drawing each. */
const DRAWN = 4;

/** The counts in a row of tiles. */
export function CountTiles({ heading, tiles, counts, onChoose }: Counts) {
  return (
    <section aria-labelledby="tiles-heading" className="mb-9 lg:mb-14">
      <SectionMark />
      <h2 id="tiles-heading" className="mb-4 text-title">
        {heading}
      </h2>
      <ul className="tile-row">
        {tiles.map((tile, index) => (
          <li key={tile.label} className="tile relative">
            <CountLink tile={tile} count={counts[index]} onChoose={onChoose}>
              {tiles.length <= DRAWN && <KindDrawing kind={tile.counts} />}
            </CountLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
