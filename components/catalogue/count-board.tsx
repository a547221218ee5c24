import type { ProductCategory } from '@/data/taxonomy';
import board from './board.svg';
import { CountLink, type Counts } from './count-link';
import './count-board.css';

/** Where board.svg has each kind; one that it has no place for follows below. */
const PLACES: Readonly<Partial<Record<ProductCategory, string>>> = {
  Processors: 'at-socket',
  'Graphics Cards': 'at-slots',
  Memory: 'at-modules',
  Storage: 'at-drive',
  Motherboards: 'at-chipset',
  'Power Supplies': 'at-power',
};

/** The counts on the line drawing of a board, each at the place of its part. */
export function CountBoard({ heading, tiles, counts, onChoose }: Counts) {
  return (
    <section
      aria-labelledby="tiles-heading"
      className="max-xl:mt-2 lg:max-xl:grid lg:max-xl:grid-cols-[1fr_3fr]"
    >
      <h2 id="tiles-heading" className="mb-2 text-name xl:sr-only">
        {heading}
      </h2>
      <div className="board @container relative">
        <img
          src={board.src}
          width={board.width}
          height={board.height}
          alt=""
          loading="lazy"
          className="w-full print:hidden"
        />
        <ul className="flex flex-wrap gap-4">
          {tiles.map((tile, index) => (
            <li key={tile.label} className={PLACES[tile.counts]}>
              <CountLink tile={tile} count={counts[index]} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
