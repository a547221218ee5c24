import { CountLink, type Counts } from './count-link';
import type { CountLook } from './count-looks';

interface CountTilesProps extends Counts {
  readonly look: CountLook;
}

/** The products that are on show, counted by kind. */
export function CountTiles({ heading, tiles, counts, onChoose, look }: CountTilesProps) {
  const { drawing, places } = look;
  return (
    <section aria-labelledby="tiles-heading">
      <h2 id="tiles-heading" className={look.heading}>
        {heading}
      </h2>
      <div className={look.frame}>
        {drawing && <img {...drawing} alt="" loading="lazy" className="w-full print:hidden" />}
        <ul className={look.list}>
          {tiles.map((tile, index) => (
            <li key={tile.label} className={places?.[tile.counts]}>
              <CountLink tile={tile} count={counts[index]} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
