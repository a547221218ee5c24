import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FitStudy } from '@/lib/content/category-pages';
import { TICKED_FIT } from './enquiry-ids';
import type { Measured } from './fit-drawing-parts';

/** What a fit study of many parts knows of them. */
export interface ManyDrawn {
  readonly fit: FitStudy;
  /** The longest first. */
  readonly parts: readonly Measured[];
}

/**
 * The drawing of a fit study with what is ticked between the longest and the shortest, which it shows anyway; takes its place.
 * What draws it is a script that comes with the first such tick.
 */
export function FitTicked({ drawn, ids }: { drawn: ManyDrawn; ids: readonly string[] }) {
  const { fit, parts } = drawn;
  const [script, setScript] = useState<typeof import('./fit-drawing')>();
  const between = parts.slice(1, -1).filter(({ product }) => ids.includes(product.id));
  const isMore = between.length > 0;
  useEffect(() => {
    if (isMore) import('./fit-drawing').then(setScript, () => {});
  }, [isMore]);
  const place = isMore && script && document.querySelector(`#${TICKED_FIT}`);
  if (!place) return null;
  const of = [...parts.slice(0, 1), ...between, ...parts.slice(-1)];
  return createPortal(<script.FitDrawing fit={fit} of={of} />, place);
}
