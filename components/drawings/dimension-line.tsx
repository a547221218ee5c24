import { At } from './at';
import { type Extent, type Point, placeIn } from './extent';

interface DimensionLineProps {
  readonly extent: Extent;
  /** Both ends, on one level or above one another. */
  readonly from: Point;
  readonly to: Point;
  /** Such as '348 mm'. */
  readonly text: string;
  /** True on what is drawn dark. */
  readonly inverse?: boolean;
}

/** A length as a technical drawing states it: a line with a stroke at either end and the figure in it. */
export function DimensionLine({ extent, from, to, text, inverse = false }: DimensionLineProps) {
  const [start, end] = [placeIn(extent, from), placeIn(extent, to)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const stroke = <path className="dimension" d={from.y === to.y ? 'M0-5V5' : 'M-5 0H5'} />;
  return (
    <g className={inverse ? 'inverse' : undefined}>
      <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <At extent={extent} place={from}>
        {stroke}
      </At>
      <At extent={extent} place={to}>
        {stroke}
      </At>
      <At extent={extent} place={middle}>
        <text dy="0.35em" textAnchor="middle">
          {text}
        </text>
      </At>
    </g>
  );
}
