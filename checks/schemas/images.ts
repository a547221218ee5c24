import { z } from 'zod';
import { distinct, type Shape, slug, text } from './parts';

const image = z.strictObject({
  /** A product on paper, or a scene on the dark stage, such as a page opens on. */
  kind: z.enum(['card', 'hero']),
  alt: text.max(140),
  /** The stock photograph that may stand in for it: see NEXT_PUBLIC_IMAGE_HOST in the README. */
  stock: text.startsWith('photo-').optional(),
});

export type ImageRecord = Shape<typeof image>;

export const imagesSchema = z.record(slug, image).superRefine(distinct('alt'));
