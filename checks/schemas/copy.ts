import { z } from 'zod';
import { products } from '@/data/products';
import { closing, imageId, listOf, naming, oneOf, search, slug, text, words } from './parts';

/** The words that stand once: of the company's own pages, of buttons and labels, of an enquiry for several parts. */

/** The company's own pages, by their folders. */
export const pagesSchema = z.record(slug, text);

const hero = words({ image: imageId });

const product = oneOf(
  products.map(({ id }) => id),
  'a product of data/products.ts',
);

export const homeSchema = words({
  search,
  hero,
  example: words({
    mail: words({
      /** The parts of the lines: beside which other, or the millimetres that there are for it. */
      asked: listOf(
        z.union([
          z.strictObject({ part: product, beside: product }),
          z.strictObject({ part: product, room: z.number().positive() }),
        ]),
        'part',
      ),
    }),
  }),
  closing,
});

export const aboutSchema = words({
  search,
  hero,
  values: words({ fitCaption: naming('board') }),
  impact: words({ image: imageId }),
  closing,
});

export const interfaceSchema = words({
  footer: words({ established: naming('company', 'year', 'town') }),
  /** Above the examples of a page without filters. */
  featured: naming('name'),
  rating: naming('stars'),
  /** Under a drawing's desk. */
  desk: naming('width'),
  /** Follows the words of a button that don't say what they are for, read out and not shown. */
  quoteFor: naming('what'),
  filters: words({ shown: naming('shown', 'total') }),
});

export const enquirySchema = words({
  ticked: naming('n'),
  hidden: naming('n', 'hidden'),
  quoteMany: naming('n'),
  onward: naming('page'),
  otherMany: naming('n'),
  leftOutMany: naming('n'),
});

const blank = z.string().regex(/^\S.*: $/, 'must end in a colon and a space, for the answer');

export const partsRequestSchema = words({
  many: naming('n'),
  line: naming('brand', 'name', 'sku'),
  numberLine: naming('sku'),
  list: naming('link'),
  blanks: z.strictObject({ case: blank, cooler: blank }),
});
