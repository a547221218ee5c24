import { z } from 'zod';
import { slug, text } from './parts';

const image = z.strictObject({
  kind: z.enum(['card', 'hero']),
  alt: text
    .max(140, 'is longer than 140 characters: say what is seen in one phrase')
    .regex(/^(?!(?:image|picture|photo)\b)/i, 'says that it is a picture: say what is seen'),
  width: z.int().positive('must be more than 0'),
  height: z.int().positive('must be more than 0'),
  stock: z
    .string()
    .regex(/^photo-[\w-]+$/, 'must start with photo-, such as photo-1591488320449-011701bb6704')
    .optional(),
});

export const imagesSchema = z.record(slug, image).superRefine((images, context) => {
  const first = new Map<string, string>();
  for (const [id, { alt }] of Object.entries(images)) {
    const other = first.get(alt);
    if (other === undefined) first.set(alt, id);
    else {
      const message = `is what ${other} says too: say what is seen in this one`;
      context.addIssue({ code: 'custom', path: [id, 'alt'], message });
    }
  }
});
