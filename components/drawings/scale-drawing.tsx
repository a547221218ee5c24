import type { ReactNode, SVGProps } from 'react';
import './drawing.css';

/** The area that a drawing shows, in millimetres or, for a floor plan, in metres. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A point in the units of the drawing. */
type Point = readonly [x: number, y: number];

/** Rounds a length to a tenth, the precision of the drawings. */
export const roundToTenth = (length: number) => Number(length.toFixed(1));

/** Formats a length as a percentage of another: 12 of 200 → '6%'. */
export const formatPercentage = (length: number, total: number) =>
  `${Number(((100 * length) / total).toFixed(2))}%`;

/** Converts a point to percentages of the drawing, for an SVG without a viewBox. */
export const toPercentages = ([x, y, width, height]: ViewBox, [left, top]: Point) => ({
  x: formatPercentage(left - x, width),
  y: formatPercentage(top - y, height),
});

/** A horizontal or vertical dimension line. Its label is a length, unless a note states it. */
interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text?: string;
  /** True for the figure that the drawing is about. */
  readonly isMain?: boolean;
}

/** Shapes or a text around a point given in percentages. Their own coordinates are in pixels. */
export const AtPoint = (props: SVGProps<SVGSVGElement>) => (
  <svg aria-hidden="true" overflow="visible" {...props} />
);

/** In em: half the width of a label's average character, and the space beside a label on a line. */
const HALF_CHARACTER = 0.28;
const LABEL_SPACE = 0.4;

function DimensionLine(props: Dimension & Pick<ScaleDrawingProps, 'viewBox' | 'isLabelOutside'>) {
  const { from, to, text = '', isMain, viewBox, isLabelOutside } = props;
  const [, , width, height] = viewBox;
  const isHorizontal = from[1] === to[1];
  const half = isHorizontal
    ? formatPercentage((to[0] - from[0]) / 2, width)
    : formatPercentage((to[1] - from[1]) / 2, height);
  const gap = `${(text.length * HALF_CHARACTER + LABEL_SPACE).toFixed(1)}em`;
  // A label that isn't outside stands between the two parts of its line.
  const parts =
    isLabelOutside || text === ''
      ? [[`-${half}`, half]]
      : [
          [`-${half}`, `-${gap}`],
          [gap, half],
        ];
  const outsideShift = isHorizontal ? '1.4em' : '-0.4em';
  return (
    <AtPoint {...toPercentages(viewBox, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])}>
      {[`-${half}`, half].map((end) => (
        <line
          key={end}
          className="dimension"
          {...(isHorizontal
            ? { x1: end, x2: end, y1: -5, y2: 5 }
            : { y1: end, y2: end, x1: -5, x2: 5 })}
        />
      ))}
      {parts.map(([start, end]) => (
        <line
          key={start}
          className={isMain ? 'stroke-accent-ink stroke-3' : 'dimension'}
          {...(isHorizontal ? { x1: start, x2: end } : { y1: start, y2: end })}
        />
      ))}
      <text
        transform={isHorizontal ? undefined : 'rotate(-90)'}
        dy={isLabelOutside ? outsideShift : '0.35em'}
      >
        {isMain ? <tspan className="text-name">{text}</tspan> : text}
      </text>
    </AtPoint>
  );
}

interface ScaleDrawingProps {
  readonly viewBox: ViewBox;
  /** SVG shapes in the units of the viewBox, with line classes from drawing.css. */
  readonly shapes: ReactNode;
  readonly dimensions: readonly Dimension[];
  /** Draws the dimensions in light colours, for a dark background. */
  readonly variant?: 'inverse';
  /** True to place labels beside lines that may be too short for them, not within the lines. */
  readonly isLabelOutside?: boolean;
  /** Notes, positioned by `toPercentages`. */
  readonly children?: ReactNode;
}

/**
 * A drawing to scale, as wide as its container. Shapes grow with it; dimensions and notes keep
 * their text size. Screen readers skip it, so the page must state its figures as text.
 */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { viewBox, shapes, dimensions, variant, isLabelOutside = false, children } = props;
  return (
    <div className="@container relative">
      <svg aria-hidden="true" className="drawing" viewBox={viewBox.map(roundToTenth).join(' ')}>
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawing absolute inset-0 h-full" textAnchor="middle">
        <g className={variant}>
          {dimensions.map((dimension) => (
            <DimensionLine
              key={`${dimension.from} ${dimension.to}`}
              {...dimension}
              viewBox={viewBox}
              isLabelOutside={isLabelOutside}
            />
          ))}
        </g>
        {children}
      </svg>
    </div>
  );
}
