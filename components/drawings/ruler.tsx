import { toPercentages } from './scale-drawing';

/** Between two strokes, and between two figures. */
const STEP = 10;
const FIGURE_EVERY = 50;

/** The scale of a drawing, as wide as it: strokes, and under some of them a figure. */
export function Ruler({ length }: { readonly length: number }) {
  const marks = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, index) => index * STEP);
  const figures = marks.filter((mark) => mark % FIGURE_EVERY === 0);
  // One path, which as an element a stroke would weigh several times as much.
  const strokes = marks.map((mark) => (figures.includes(mark) ? 'v10m10-10' : 'v5m10-5'));
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
        {figures.map((mark) => (
          <text key={mark} x={toPercentages({ width: length, height: 1 }, [mark, 0]).x} y="1.9em">
            {mark}
          </text>
        ))}
      </g>
    </>
  );
}
