import type { ReactNode } from 'react';
import { type Extent, type Point, placeIn } from './extent';

interface AtProps {
  readonly extent: Extent;
  readonly place: Point;
  readonly children: ReactNode;
}

/** What is drawn in pixels, from a place of a drawing on. */
export function At({ extent, place, children }: AtProps) {
  return (
    <svg aria-hidden="true" overflow="visible" {...placeIn(extent, place)}>
      {children}
    </svg>
  );
}
