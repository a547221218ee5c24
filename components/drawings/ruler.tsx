import { toPercentages } from './scale-drawing';

/** Distances between two strokes and between two numbers, in millimetres. */
const STROKE_SPACING = 10;
const NUMBER_SPACING = 50;

/** A ruler as wide as its drawing. `length` is in millimetres. */
export function Ruler({ length }: { readonly length: number }) {
  const marks = Array.from(
    { length: Math.floor(length / STROKE_SPACING) + 1 },
    (_, index) => index * STROKE_SPACING,
  );
  const numberedMarks = marks.filter((mark) => mark % NUMBER_SPACING === 0);
  // One path for all strokes is much smaller than an element for each.
  const strokes = marks.map((mark) => (numberedMarks.includes(mark) ? 'v10m10-10' : 'v5m10-5'));
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
        {numberedMarks.map((mark) => (
          <text key={mark} x={toPercentages({ width: length, height: 1 }, [mark, 0]).x} y="1.9em">
            {mark}
          </text>
        ))}
      </g>
    </>
  );
}
