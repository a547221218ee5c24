import type { DeskDrawing } from '@/data/shop/drawing';

const INCH = 25.4;
/** The distance from one key to the next, in millimetres: three quarters of an inch. */
export const KEY_PITCH = 0.75 * INCH;
/** The gap between two blocks of keys, and the width of the letter block, in keys. */
const BLOCK_GAP = 0.25;
const LETTER_BLOCK_WIDTH = 15;

/** Computes the size of a screen's picture in millimetres, from its diagonal in inches and its aspect ratio. */
function computePanelSize(diagonal: number, [wide, high]: readonly [number, number]) {
  const unit = (diagonal * INCH) / Math.hypot(wide, high);
  return { width: wide * unit, height: high * unit };
}

/** Computes the width of a keyboard in millimetres, from the widths of its blocks in keys. */
const computeKeyboardWidth = (blocks: readonly number[]): number =>
  KEY_PITCH * blocks.reduce((total, block) => total + BLOCK_GAP + block, -BLOCK_GAP);

/** Computes where each block of a keyboard begins, in millimetres from its left. */
export const computeBlockStarts = (blocks: readonly number[]): readonly number[] =>
  // The width up to an empty block includes the gap before it.
  blocks.map((_, index) => computeKeyboardWidth([...blocks.slice(0, index), 0]));

/**
 * Lays out a desk's screens and keyboards, in millimetres from the middle of the desk. The letters of each keyboard are
 * centred. `sideSpace` is free at either side of the screens, and `mouseSpace` right of a keyboard.
 */
export function layOutDesk({
  width,
  screens,
  keyboards,
}: Pick<DeskDrawing, 'width' | 'screens' | 'keyboards'>) {
  const edge = width / 2;
  return {
    edge,
    screens: screens.map((screen) => {
      const panelSize = computePanelSize(screen.diagonal, screen.shape);
      const totalWidth = screen.abreast * panelSize.width;
      return { ...screen, ...panelSize, totalWidth, sideSpace: edge - totalWidth / 2 };
    }),
    keyboards: keyboards.map((keyboard) => {
      const left = (-LETTER_BLOCK_WIDTH * KEY_PITCH) / 2;
      const right = left + computeKeyboardWidth(keyboard.blocks);
      return { ...keyboard, left, right, mouseSpace: edge - right };
    }),
  };
}
