import type { ReactNode, SVGProps } from 'react';
import { roundToTenth } from './lengths';
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

/** Formats a length as a percentage of another: 12 of 200 → '6%'. */
export const formatPercentage = (length: number, total: number) =>
  `${Number(((100 * length) / total).toFixed(2))}%`;

/** Converts a point to percentages of the drawing, for an SVG without a viewBox. */
export const toPercentages = ({ x = 0, y = 0, width, height }: Extent, [left, top]: Point) => ({
  x: formatPercentage(left - x, width),
  y: formatPercentage(top - y, height),
});

/** A horizontal or vertical dimension line. Its label is a length, such as '348 mm', unless a note states it. */
interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text?: string;
  /** True for the figure that the drawing is about. */
  readonly isMain?: boolean;
}

/** Shapes or a text around a point of the drawing in percentages. Their own coordinates are in pixels. */
export const AtPoint = (props: SVGProps<SVGSVGElement>) => (
  <svg aria-hidden="true" overflow="visible" {...props} />
);

function DimensionLine(props: Dimension & Pick<ScaleDrawingProps, 'extent' | 'isLabelOutside'>) {
  const { from, to, text, isMain, extent, isLabelOutside } = props;
  const start = toPercentages(extent, from);
  const end = toPercentages(extent, to);
  const middle = toPercentages(extent, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const isHorizontal = start.y === end.y;
  return (
    <g>
      <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {[start, end].map((point) => (
        <AtPoint key={point.x + point.y} {...point}>
          <path className="dimension" d={isHorizontal ? 'M0-5V5' : 'M-5 0H5'} />
        </AtPoint>
      ))}
      {isHorizontal ? (
        <text
          {...middle}
          dy={isLabelOutside ? '1.3em' : '0.35em'}
          className={isMain ? 'fill-accent-ink text-name' : undefined}
        >
          {text}
        </text>
      ) : (
        <AtPoint {...middle}>
          <text transform="rotate(-90)" dy={isLabelOutside ? '-0.3em' : '0.35em'}>
            {text}
          </text>
        </AtPoint>
      )}
    </g>
  );
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
  /** True to place labels beside lines that may be too short for them. Otherwise they interrupt their lines. */
  readonly isLabelOutside?: boolean;
  /** Notes, positioned by `toPercentages`. */
  readonly children?: ReactNode;
}

/** A drawing to scale, as wide as its container. Shapes grow with it; dimensions and notes keep their text size. */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { extent, label, shapes, dimensions, variant, isLabelOutside = false, children } = props;
  const { x = 0, y = 0, width, height } = extent;
  return (
    <div className="@container relative">
      <svg
        className="drawing"
        viewBox={[x, y, width, height].map(roundToTenth).join(' ')}
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
      >
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawing absolute inset-0 h-full" textAnchor="middle">
        <g className={variant}>
          {dimensions.map((dimension) => (
            <DimensionLine
              key={`${dimension.from} ${dimension.to}`}
              {...dimension}
              extent={extent}
              isLabelOutside={isLabelOutside}
            />
          ))}
        </g>
        {children}
      </svg>
    </div>
  );
}
