import { z } from 'zod';
import { mayName, naming, text, texts } from './parts';

/** The words of an enquiry for several parts, and of what fits what; which facts a rule compares, its type says. */

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

/** A sentence on two parts and their facts. */
const ofTwo = mayName('a', 'b', 'x', 'y');
const pair = z.array(text).length(2, 'must be two: the first part’s and the second’s');

const test = z.strictObject({
  facts: pair,
  ...texts('agree', 'otherwise'),
  brief: ofTwo.exactOptional(),
  say: ofTwo,
  about: text.exactOptional(),
});

export const fitRulesSchema = z.array(
  z.strictObject({
    between: pair,
    fits: mayName('a', 'b'),
    tests: z.array(test).min(1, 'must not be empty: write at least one entry'),
  }),
);

const ofOne = mayName('a', 'x');

export const fitQuestionsSchema = z.array(
  z.strictObject({
    ...texts('part', 'fact', 'about'),
    above: z.number().exactOptional(),
    is: z.boolean().exactOptional(),
    why: ofOne,
    card: ofOne.exactOptional(),
  }),
);

export const fitCopySchema = z.strictObject({
  outcomes: z.strictObject(texts('fits', 'condition', 'check', 'question', 'clash')),
  ...texts('with', 'not', 'and', 'others'),
  more: naming('n'),
  unknown: naming('a', 'b', 'c', 'fact'),
  unsure: naming('b'),
  tellUs: z.strictObject(texts('case', 'cooler')),
  alternatives: naming('names'),
  driveSlots: naming('board', 'x', 'y'),
  lanes: naming('board'),
  modules: naming('board', 'x', 'y'),
  manyModules: naming('x'),
  watts: naming('x', 'y'),
  unknownWatts: naming('names'),
  add: z.strictObject(texts('board', 'supply')),
});

export const fitTableCopySchema = z.strictObject(
  texts('heading', 'caption', 'part', 'condition', 'conditions'),
);
