import type { ProductCategory } from '@/data/taxonomy';
import board from './board.svg';
import './count-board.css';
import './count-strip.css';

/** Counts on the line drawing of a board, each at the place of its part; a kind without a place follows below. */
export const countBoard = {
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
  } as Readonly<Partial<Record<ProductCategory, string>>>,
};

/** Counts in a line. */
export const countStrip = {
  heading: 'mb-3 text-section',
  list: 'count-strip mb-6',
};

/** How counts are shown: the classes of their parts, and the drawing that they stand on, if any. */
export type CountLook = typeof countStrip & Partial<typeof countBoard>;
