import type { ReactNode } from 'react';
import { type Extent, type Point, placeIn, tenths } from './extent';
import './drawing.css';

interface DimensionsProps {
  readonly extent: Extent;
  /** Both ends of each, on one level or above one another, and its figure, such as '348 mm'. */
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly text: string }[];
  /** Inverse on what is drawn dark; sizes are also told in words, which a narrow page may show instead. */
  readonly look?: 'inverse' | 'sizes';
}

/** Lengths as a technical drawing states them: a line with a stroke at either end and the figure in it. */
export function Dimensions({ extent, lines, look }: DimensionsProps) {
  return (
    <g className={look}>
      {lines.map(({ from, to, text }) => {
        const [start, end] = [placeIn(extent, from), placeIn(extent, to)];
        const middle = placeIn(extent, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
        return (
          <g key={`${from} ${to}`}>
            <line className="dimension" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            {[start, end].map((place) => (
              <svg key={place.x + place.y} aria-hidden="true" overflow="visible" {...place}>
                <path className="dimension" d={start.y === end.y ? 'M0-5V5' : 'M-5 0H5'} />
              </svg>
            ))}
            <text {...middle} dy="0.35em">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface ScaleDrawingProps {
  readonly extent: Extent;
  /** What the drawing shows, for who can't see it; without one the text beside it says all. */
  readonly label?: string;
  /** SVG shapes in the units of the extent; drawing.css has classes for their lines. */
  readonly shapes: ReactNode;
  /** Dimension lines and notes: their lines and letters keep their size while the drawing grows with the page. */
  readonly children: ReactNode;
}

/**
 * A drawing to scale, as wide as its place. Two layers: shapes, which grow with it, and over them text in the page's own
 * size. So figures can be read on a phone and are not enormous on a desktop, and no engine has to shrink letters.
 */
export function ScaleDrawing({ extent, label, shapes, children }: ScaleDrawingProps) {
  return (
    <div className="scale-drawing">
      <svg
        className="drawn"
        viewBox={`0 0 ${tenths(extent.width)} ${tenths(extent.height)}`}
        role={label && 'img'}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
      >
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawn notes" textAnchor="middle">
        {children}
      </svg>
    </div>
  );
}
