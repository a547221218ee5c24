import { z } from 'zod';
import { naming, text, texts } from './parts';

/** The words of an enquiry for several parts. */

export const enquirySchema = z.strictObject({
  ...texts('heading', 'includeStart', 'includeEnd', 'show', 'untick', 'untickAll', 'quoteOne'),
  ...texts('bar', 'findings', 'missing', 'link', 'copyLink', 'otherOne', 'leftOutOne'),
  ...texts('plain', 'plainSubmit'),
  ticked: naming('n'),
  hidden: naming('n', 'hidden'),
  quoteMany: naming('n'),
  onward: naming('page'),
  otherMany: naming('n'),
  leftOutMany: naming('n'),
});

const blank = z.string().regex(/^\S.*: $/, 'must end in a colon and a space, for the answer');
const blanks = { case: blank, cooler: blank };

export const partsRequestSchema = z.strictObject({
  ...texts('one', 'intro', 'openIntro', 'rest'),
  many: naming('n'),
  line: naming('brand', 'name', 'sku'),
  numberLine: naming('sku'),
  list: naming('link'),
  answered: z.array(text),
  blanks: z.strictObject(blanks),
});
