import type { DrawnThing } from '@/data/shop/drawing';
import { sum } from './lengths';

/** Shares of a drawing's width: the gap before each thing, where its height stands, and the space below for width and name. */
const GAP_SHARE = 0.08;
const LABEL_SHARE = 0.22;
const LABEL_SHARE_ON_ONE_FLOOR = 0.14;

/**
 * Lays out things side by side on one scale. A thing more than twice as wide as every other gets a floor of its own below
 * the others, which it would otherwise shrink beyond reading; `isOneFloor` is for a page wide enough for all.
 *
 * @returns the size of the drawing, the gap before each thing, the space for labels below each floor, and each thing's place
 */
export function layOutLineUp(things: readonly DrawnThing[], isOneFloor = false) {
  const [widest = 0, next = 0] = things.map(({ width }) => width).toSorted((a, b) => b - a);
  const isLong = ({ width }: DrawnThing) => !isOneFloor && width === widest && widest > 2 * next;
  const rows = [things.filter((thing) => !isLong(thing)), things.filter(isLong)];
  const width = Math.max(
    ...rows.map((row) => sum(row.map((thing) => thing.width)) / (1 - row.length * GAP_SHARE)),
  );
  const gap = GAP_SHARE * width;
  const labelSpace = (isOneFloor ? LABEL_SHARE_ON_ONE_FLOOR : LABEL_SHARE) * width;
  let floor = 0;
  const placedThings = rows
    .filter((row) => row.length > 0)
    .flatMap((row) => {
      floor += Math.max(...row.map(({ height }) => height)) * 1.02;
      const placedRow = row.map((thing, index) => {
        const before = sum(row.slice(0, index).map((other) => other.width + gap));
        return { ...thing, left: before + gap, floor };
      });
      floor += labelSpace;
      return placedRow;
    });
  return { extent: { width, height: floor }, gap, labelSpace, placedThings };
}
