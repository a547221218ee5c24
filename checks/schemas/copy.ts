import { z } from 'zod';
import { products } from '@/data/products';
import { closing, listOf, search } from './parts';

/** What holds of the home and the about page's words besides that each can be read. */

const product = z.enum(
  products.map(({ id }) => id),
  'is not a product of data/products.ts: correct it, or ask for another',
);

/** The parts of the example's lines: beside which other, or the millimetres that there are for it. */
const asked = z.union([
  z.strictObject({ part: product, room: z.number().positive() }),
  z.strictObject({ part: product, beside: product }),
]);

export const aboutSchema = z.looseObject({ search, closing });

export const homeSchema = aboutSchema.extend({
  example: z.looseObject({ mail: z.looseObject({ asked: listOf(asked, 'part') }) }),
});
