import { At } from './at';
import { type Extent, type Point, placeIn } from './extent';

interface DimensionLineProps {
  readonly extent: Extent;
  /** Both ends, on one level or above one another. */
  readonly from: Point;
  readonly to: Point;
  /** Such as '348 mm'. */
  readonly text: string;
  /** True where the line is too short for its text, which then follows its end. */
  readonly beside?: boolean;
  /** Pixels that a level line stands below what it measures. */
  readonly below?: number;
  /** True on what is drawn dark. */
  readonly inverse?: boolean;
}

/** A length as a technical drawing states it: a line with a stroke at either end and the figure in or after it. */
export function DimensionLine({
  extent,
  from,
  to,
  text,
  beside = false,
  below = 0,
  inverse = false,
}: DimensionLineProps) {
  const [start, end] = [placeIn(extent, from), placeIn(extent, to)];
  const level = from.y === to.y;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const stroke = <path className="dimension" d={level ? 'M0-5V5' : 'M-5 0H5'} />;
  return (
    <g
      className={inverse ? 'inverse' : undefined}
      transform={below === 0 ? undefined : `translate(0 ${below})`}
    >
      <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <At extent={extent} place={from}>
        {stroke}
      </At>
      <At extent={extent} place={to}>
        {stroke}
      </At>
      <At extent={extent} place={beside && level ? to : middle}>
        <text x={beside ? 10 : 0} dy="0.35em" textAnchor={beside ? 'start' : 'middle'}>
          {text}
        </text>
      </At>
    </g>
  );
}
