import { At } from './at';
import { type Extent, type Point, placeIn } from './extent';

interface RulerProps {
  readonly extent: Extent;
  /** Where its zero is. */
  readonly from: Point;
  readonly length: number;
  /** Between two strokes, and between two figures. */
  readonly step: number;
  readonly figureEvery: number;
}

/** The scale of a drawing, along its foot: strokes, and under some of them a figure. */
export function Ruler({ extent, from, length, step, figureEvery }: RulerProps) {
  const marks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const [start, end] = [placeIn(extent, from), placeIn(extent, { x: from.x + length, y: from.y })];
  return (
    <>
      <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {marks.map((mark) => (
        <At key={mark} extent={extent} place={{ x: from.x + mark, y: from.y }}>
          <path className="dimension" d={mark % figureEvery === 0 ? 'M0 0V10' : 'M0 0V5'} />
          {mark % figureEvery === 0 && (
            <text y="1.9em" textAnchor="middle">
              {mark}
            </text>
          )}
        </At>
      ))}
    </>
  );
}
