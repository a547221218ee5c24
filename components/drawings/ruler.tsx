import { placeIn } from './extent';

interface RulerProps {
  readonly length: number;
  /** Between two strokes, and between two figures. */
  readonly step: number;
  readonly figureEvery: number;
}

/** The scale of a drawing, as wide as it: strokes, and under some of them a figure. */
export function Ruler({ length, step, figureEvery }: RulerProps) {
  const marks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const heightOf = (mark: number) => (mark % figureEvery === 0 ? 10 : 5);
  // One path, which as an element a stroke would weigh several times as much.
  const strokes = marks.map((mark) => `v${heightOf(mark)}m${step}-${heightOf(mark)}`);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${length} 10`}
        width="100%"
        height="10"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className="dimension" d={`M${length} 0H0${strokes.join('')}`} />
      </svg>
      <g textAnchor="middle">
        {marks
          .filter((mark) => mark % figureEvery === 0)
          .map((mark) => (
            <text key={mark} x={placeIn({ width: length, height: 1 }, [mark, 0]).x} y="1.9em">
              {mark}
            </text>
          ))}
      </g>
    </>
  );
}
