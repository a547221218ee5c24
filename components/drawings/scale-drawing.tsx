import type { ReactNode } from 'react';
import { roundToTenth } from '@/lib/drawings/measures';
import './drawing.css';

/** What of the world a drawing shows, in millimetres (or whatever else it is to scale in), and where that begins. */
interface Extent {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** A place in a drawing, in the units of its extent. */
type Point = readonly [x: number, y: number];

/** A rectangle as part of a path. */
export const formatViewBox = (x: number, y: number, width: number, height: number) =>
  `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h-${roundToTenth(width)}z`;

const share = (length: number, of: number) => `${Number(((100 * length) / of).toFixed(2))}%`;

/** A place as SVG takes it in a drawing without units of its own: as shares of the whole. */
export const toPercentages = ({ x = 0, y = 0, width, height }: Extent, [left, top]: Point) => ({
  x: share(left - x, width),
  y: share(top - y, height),
});

/**
 * A length as a technical drawing states it: both ends, on one level or above one another, and a figure like '348 mm'.
 */
interface Dimension {
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
}

interface ScaleDrawingProps {
  readonly extent: Extent;
  /** What the drawing shows, for who can't see it; without one the text beside it says all. */
  readonly label?: string;
  /** SVG shapes in the units of the extent; drawing.css has classes for their lines. */
  readonly shapes: ReactNode;
  readonly dimensions: readonly Dimension[];
  /** How the dimensions look, where they stand on what is drawn dark. */
  readonly look?: 'inverse';
  /** A figure breaks its line and is read along it, or upright; or it stands beside a line that may be shorter than it. */
  readonly figures?: 'along' | 'upright' | 'beside';
  /** Notes, placed by `placeIn`. */
  readonly children?: ReactNode;
}

/**
 * A drawing to scale, as wide as its place. Two layers: shapes, which grow with it, and over them dimensions and notes,
 * whose lines and letters keep their size: to be read on a phone, not enormous on a desktop, and shrunk by no engine.
 */
export function ScaleDrawing(props: ScaleDrawingProps) {
  const { extent, label, shapes, dimensions, look, figures = 'along', children } = props;
  const { x = 0, y = 0, width, height } = extent;
  return (
    <div className="scale-drawing">
      <svg
        className="drawn"
        viewBox={[x, y, width, height].map(roundToTenth).join(' ')}
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
      >
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawn absolute inset-0 h-full" textAnchor="middle">
        <g className={look}>
          {dimensions.map(({ from, to, text }) => {
            const [start, end] = [toPercentages(extent, from), toPercentages(extent, to)];
            const middle = toPercentages(extent, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
            const isLevel = start.y === end.y;
            const isUpright = isLevel || figures === 'upright';
            const isBeside = figures === 'beside';
            return (
              <g key={`${from} ${to}`}>
                <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
                {[start, end].map((place) => (
                  <svg key={place.x + place.y} aria-hidden="true" overflow="visible" {...place}>
                    <path className="dimension" d={isLevel ? 'M0-5V5' : 'M-5 0H5'} />
                  </svg>
                ))}
                {isUpright ? (
                  <text {...middle} dy={isBeside ? '1.3em' : '0.35em'}>
                    {text}
                  </text>
                ) : (
                  // Turned around its own place, which is a share of the whole.
                  <svg aria-hidden="true" overflow="visible" {...middle}>
                    <text transform="rotate(-90)" dy={isBeside ? '-0.3em' : '0.35em'}>
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
