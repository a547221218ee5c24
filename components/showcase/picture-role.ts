import type { RangeDrawing } from '@/data/vocabulary';
import type { PictureRole } from '@/lib/images';

/** The places of the cards that a page's composition shows larger than the others, from 0. */
const WIDE: Readonly<Record<RangeDrawing, readonly number[]>> = {
  lineup: [0],
  bays: [],
  desk: [1, 3],
  plan: [],
};

/** How large a page shows the picture of its featured card at a place, from 0; the stylesheets beside this agree. */
export function pictureRole(drawing: RangeDrawing, place: number): PictureRole {
  if (drawing === 'bays') return 'row';
  return WIDE[drawing].includes(place) ? 'wide-card' : 'card';
}
