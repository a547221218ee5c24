import { z } from 'zod';
import { distinct, type Shape, slug, text } from './parts';

const image = z.strictObject({
  /** A product on paper, or a scene on the dark stage, such as a page opens on. */
  kind: z.enum(['card', 'hero']),
  alt: text
    .max(140, 'is longer than 140 characters: say what is seen in one phrase')
    .regex(/^(?!(?:image|picture|photo)\b)/i, 'says that it is a picture: say what is seen'),
  /** The stock photograph that may stand in for it: see NEXT_PUBLIC_IMAGE_HOST in the README. */
  stock: z
    .string()
    .regex(/^photo-[\w-]+$/, 'must start with photo-, such as photo-1591488320449-011701bb6704')
    .exactOptional(),
});

export type ImageRecord = Shape<typeof image>;

export const imagesSchema = z.record(slug, image).superRefine(distinct('alt'));
