import { type Extent, placeIn } from './extent';

interface LimitLineProps {
  readonly extent: Extent;
  /** Where it stands: across the drawing at a height, or from top to bottom. */
  readonly at: { readonly x: number } | { readonly y: number };
}

/** What must not be crossed, from edge to edge of a drawing. */
export function LimitLine({ extent, at }: LimitLineProps) {
  const { x, y } = placeIn(extent, { x: 0, y: 0, ...at });
  return 'x' in at ? (
    <line className="limit" x1={x} y1="0" x2={x} y2="100%" />
  ) : (
    <line className="limit" x1="0" y1={y} x2="100%" y2={y} />
  );
}
