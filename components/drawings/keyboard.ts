import { blockStarts, KEY } from '@/lib/measures';
import { tenths } from './scale-drawing';

/** The rows of a block of keys, by its width: a number is a key's width, a negative one a gap's. */
const ROWS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  15: [
    [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
    [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25],
    [1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
    [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
  ],
  16: [
    [],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
    [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, 1],
    [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25, 1],
    [1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
  ],
  3: [[1, 1, 1], [1, 1, 1], [1, 1, 1], [], [-1, 1, -1], [1, 1, 1]],
  4: [[], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [2, 1, 1]],
};

/** What is left free around a key's face, in millimetres. */
const SEAM = 1.2;

/** One row of keys as a path, a rectangle each, from the one before on: so most are written alike. */
function row(widths: readonly number[], left: number, top: number): string {
  let gap = left + SEAM;
  const high = tenths(KEY - 2 * SEAM);
  const keys = widths.map((width, index) => {
    const start = index === 0 ? `M${tenths(gap)} ${tenths(top + SEAM)}` : `m${tenths(gap)} 0`;
    gap = Math.abs(width) * KEY;
    const face = tenths(width * KEY - 2 * SEAM);
    return width < 0 ? start : `${start}h${face}v${high}h-${face}z`;
  });
  return keys.join('');
}

/** The keys of a keyboard from above as a path, from the widths of its blocks; one that has no layout above stays empty. */
export function keyboard(blocks: readonly number[]): string {
  const starts = blockStarts(blocks);
  const rows = blocks.flatMap((block, index) =>
    (ROWS[block] ?? []).map((widths, place) => row(widths, starts[index] ?? 0, place * KEY)),
  );
  return rows.join('');
}
