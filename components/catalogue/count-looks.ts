import type { ProductCategory } from '@/data/taxonomy';
import board from './board.svg';
import './count-board.css';
import './count-strip.css';

/** How counts are shown: the classes of their parts, and the drawing that they stand on, if any. */
export interface CountLook {
  readonly heading: string;
  readonly frame?: string;
  readonly list: string;
  readonly drawing?: { readonly src: string; readonly width: number; readonly height: number };
  /** Where the drawing has each kind; one that it has no place for follows below. */
  readonly places?: Readonly<Partial<Record<ProductCategory, string>>>;
}

/** On the line drawing of a board, each at the place of its part. */
export const countBoard: CountLook = {
  heading: 'mb-3 text-name lg:sr-only',
  frame: 'count-board relative',
  list: 'flex flex-wrap gap-4',
  drawing: { src: board.src, width: board.width, height: board.height },
  places: {
    Processors: 'at-socket',
    'Graphics Cards': 'at-slots',
    Memory: 'at-modules',
    Storage: 'at-drive',
    Motherboards: 'at-chipset',
    'Power Supplies': 'at-power',
  },
};

/** In a line. */
export const countStrip: CountLook = {
  heading: 'mb-3 text-section',
  list: 'count-strip mb-6',
};
