import type { ReactNode } from 'react';
import { roundToTenth } from '@/lib/drawings/lengths';
import './drawing.css';

/** The area that a drawing shows, in millimetres or, for a floor plan, in metres. */
interface Extent {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** A point in the units of the drawing's extent. */
type Point = readonly [x: number, y: number];

/** Formats a length as a percentage of another: 12, 200 → '6%'. */
export const formatPercentage = (length: number, total: number) =>
  `${Number(((100 * length) / total).toFixed(2))}%`;

/** Converts a point to percentages of the drawing, for an SVG without a viewBox. */
export const toPercentages = ({ x = 0, y = 0, width, height }: Extent, [left, top]: Point) => ({
  x: formatPercentage(left - x, width),
  y: formatPercentage(top - y, height),
});

/** A horizontal or vertical dimension line with its label, such as '348 mm'. Notes may state the length instead. */
interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text?: string;
  /** True for the figure that the drawing is about. */
  readonly isMain?: boolean;
}

interface ScaleDrawingProps {
  readonly extent: Extent;
  /** A text alternative. Without it, screen readers skip the drawing, and the page must state its figures as text. */
  readonly label?: string;
  /** SVG shapes in the units of the extent, with line classes from drawing.css. */
  readonly shapes: ReactNode;
  readonly dimensions: readonly Dimension[];
  /** Draws the dimensions in light colours, for a dark background. */
  readonly variant?: 'inverse';
  /** A label interrupts its line, or is outside a line that may be too short for it. */
  readonly labelPosition?: 'along' | 'outside';
  /** Notes, positioned by `toPercentages`. */
  readonly children?: ReactNode;
}

/** A drawing to scale, as wide as its container. Shapes grow with it; dimensions and notes keep their text size. */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { extent, label, shapes, dimensions, variant, labelPosition = 'along', children } = props;
  const { x = 0, y = 0, width, height } = extent;
  return (
    <div className="@container relative">
      <svg
        className="drawing"
        viewBox={[x, y, width, height].map(roundToTenth).join(' ')}
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
      >
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawing absolute inset-0 h-full" textAnchor="middle">
        <g className={variant}>
          {dimensions.map(({ from, to, text, isMain = false }) => {
            const [start, end] = [toPercentages(extent, from), toPercentages(extent, to)];
            const middle = toPercentages(extent, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
            const isHorizontal = start.y === end.y;
            const isOutside = labelPosition === 'outside';
            return (
              <g key={`${from} ${to}`}>
                <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
                {[start, end].map((point) => (
                  <svg key={point.x + point.y} aria-hidden="true" overflow="visible" {...point}>
                    <path className="dimension" d={isHorizontal ? 'M0-5V5' : 'M-5 0H5'} />
                  </svg>
                ))}
                {isHorizontal ? (
                  <text
                    {...middle}
                    dy={isOutside ? '1.3em' : '0.35em'}
                    className={isMain ? 'fill-accent-ink text-name' : undefined}
                  >
                    {text}
                  </text>
                ) : (
                  // The nested SVG rotates the text around its own position, which is a percentage.
                  <svg aria-hidden="true" overflow="visible" {...middle}>
                    <text transform="rotate(-90)" dy={isOutside ? '-0.3em' : '0.35em'}>
                      {text}
                    </text>
                  </svg>
                )}
              </g>
            );
          })}
        </g>
        {children}
      </svg>
    </div>
  );
}
