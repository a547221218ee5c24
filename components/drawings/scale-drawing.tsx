import type { ReactNode } from 'react';
import { type Extent, tenths } from './extent';
import './drawing.css';

interface ScaleDrawingProps {
  readonly extent: Extent;
  /** What the drawing shows, for who can't see it; without one the text beside it says all. */
  readonly label?: string;
  /** SVG shapes in the units of the extent; drawing.css has classes for their lines. */
  readonly shapes: ReactNode;
  /** Dimension lines and notes: their lines and letters keep their size while the drawing grows with the page. */
  readonly children?: ReactNode;
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
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
      >
        {shapes}
      </svg>
      <svg aria-hidden="true" className="drawn notes">
        {children}
      </svg>
    </div>
  );
}
