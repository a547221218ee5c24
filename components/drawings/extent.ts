/** How much of the world a drawing shows, in millimetres (or whatever else it is to scale in). */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place in a drawing, from its top left corner, in the units of its extent. */
export type Point = readonly [x: number, y: number];

/** A length as precisely as a drawing shows it, and no longer. */
export const tenths = (length: number) => Number(length.toFixed(1));

/** A rectangle as part of a path. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${tenths(x)} ${tenths(y)}h${tenths(width)}v${tenths(height)}h-${tenths(width)}z`;

const share = (length: number, of: number) => `${Number(((100 * length) / of).toFixed(2))}%`;

/** A place as SVG takes it in a drawing without units of its own: as shares of the whole. */
export const placeIn = ({ width, height }: Extent, [x, y]: Point) => ({
  x: share(x, width),
  y: share(y, height),
});
