import type { ProductCategory } from '@/data/taxonomy';
import board from './board.svg';
import { CountLink, type Counts } from './count-link';
import './count-board.css';
import './count-strip.css';

/** Where board.svg has each kind; one that it has no place for follows below. */
const PLACES: Readonly<Partial<Record<ProductCategory, string>>> = {
  Processors: 'at-socket',
  'Graphics Cards': 'at-slots',
  Memory: 'at-modules',
  Storage: 'at-drive',
  Motherboards: 'at-chipset',
  'Power Supplies': 'at-power',
};

const LOOKS = {
  board: {
    section: 'max-xl:mt-2 lg:max-xl:grid lg:max-xl:grid-cols-[1fr_3fr]',
    heading: 'mb-2 text-name xl:sr-only',
    frame: 'board @container relative',
    list: 'flex flex-wrap gap-4',
  },
  strip: {
    section: 'mb-8 lg:mb-12 lg:flex lg:items-center lg:gap-12',
    heading: 'mb-3 text-section lg:mb-0',
    frame: 'grow',
    list: 'count-strip',
  },
} as const;

interface CountTilesProps extends Counts {
  readonly look: keyof typeof LOOKS;
}

/** The counts in a line, or on the line drawing of a board, each at the place of its part. */
export function CountTiles({ heading, tiles, counts, onChoose, look }: CountTilesProps) {
  const classes = LOOKS[look];
  return (
    <section aria-labelledby="tiles-heading" className={classes.section}>
      <h2 id="tiles-heading" className={classes.heading}>
        {heading}
      </h2>
      <div className={classes.frame}>
        {look === 'board' && (
          <img
            src={board.src}
            width={board.width}
            height={board.height}
            alt=""
            loading="lazy"
            className="w-full print:hidden"
          />
        )}
        <ul className={classes.list}>
          {tiles.map((tile, index) => (
            <li key={tile.label} className={look === 'board' ? PLACES[tile.counts] : undefined}>
              <CountLink tile={tile} count={counts[index]} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
