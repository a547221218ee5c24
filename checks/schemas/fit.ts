import { z } from 'zod';
import { partFacts, partKinds } from './facts';
import { choiceRemedy, mayName, naming, oneOf, type Shape, text, words } from './parts';

/** What fits what, and what is said of it. */

const kind = oneOf(partKinds, 'a kind of part');

/** Refuses a fact that is none of a kind of part. */
function mustBeFact(name: string, of: string, path: PropertyKey[], context: z.RefinementCtx) {
  const facts = partFacts.options.find(({ shape }) => shape.part.value === of);
  if (facts === undefined || name in facts.shape) return;
  const message = `is not a fact of a ${of}: ${choiceRemedy(name, Object.keys(facts.shape))}`;
  context.addIssue({ code: 'custom', path, message });
}

/** How a fact of the first part, x, agrees with one of the second, y; lib/fit.ts has each. */
const agreement = oneOf(
  ['same', 'atMost', 'has', 'names', 'within', 'shares', 'some', 'notBoth', 'listed'],
  'an agreement',
);

/** A sentence on two parts and their facts. */
const ofTwo = mayName('a', 'b', 'x', 'y');
const OTHERWISE = ['clash', 'condition', 'check'] as const;

/** One thing that two parts must agree in, and what is said, in one of three ways, where they do not. */
const test = z
  .strictObject({
    facts: z.tuple([text, agreement, text], 'must be three: a fact, how it agrees, and the other'),
    clash: ofTwo.exactOptional(),
    condition: ofTwo.exactOptional(),
    check: ofTwo.exactOptional(),
    /** Follows 'with' on a card, where it is a condition. */
    brief: ofTwo.exactOptional(),
    /** What a whole enquiry answers better than two parts do. */
    about: oneOf(['lanes', 'speed'], 'what an enquiry answers').exactOptional(),
  })
  .refine(
    (made) => OTHERWISE.filter((name) => made[name] !== undefined).length === 1,
    `must say what is so otherwise: write one of ${OTHERWISE.join(', ')}`,
  );

const rule = z
  .strictObject({
    between: z.tuple([kind, kind], 'must be two kinds of part'),
    fits: mayName('a', 'b'),
    tests: z.array(test).min(1, 'must not be empty: write at least one entry'),
  })
  .superRefine(({ between: [a, b], tests }, context) => {
    for (const [index, { facts }] of tests.entries()) {
      mustBeFact(facts[0], a, ['tests', index, 'facts', 0], context);
      mustBeFact(facts[2], b, ['tests', index, 'facts', 2], context);
    }
  });

const ofOne = mayName('a', 'x');

const question = z
  .strictObject({
    part: kind,
    fact: text,
    /** Asked where the fact is above this number, or always. */
    above: z.number().exactOptional(),
    /** Asked where the fact is exactly this. */
    is: z.boolean().exactOptional(),
    about: oneOf(['case', 'cooler'], 'what a visitor is asked of'),
    why: ofOne,
    /** What the part's card says of it. */
    card: ofOne.exactOptional(),
  })
  .superRefine(({ fact, part }, context) => mustBeFact(fact, part, ['fact'], context));

const byKind = <T extends z.ZodType>(entry: T) =>
  z.strictObject(Object.fromEntries(partKinds.map((name) => [name, entry])));

const before = z.string().regex(/^(?:\S+ )?$/, 'must end in a space, or be empty');
const after = z.string().regex(/^(?: \S.*)?$/, 'must begin with a space, or be empty');

export const fitSchema = z.strictObject({
  fitRules: z.array(rule),
  fitQuestions: z.array(question),
  cardLines: byKind(z.strictObject({ with: kind, verb: text })),
  cardNouns: byKind(z.strictObject({ the: before, one: after, many: after })),
  factNames: z.record(text, text),
  fitCopy: words({
    more: naming('n'),
    unknown: naming('a', 'b', 'c', 'fact'),
    unsure: naming('b'),
    alternatives: naming('names'),
    driveSlots: naming('board', 'x', 'y'),
    lanes: naming('board'),
    modules: naming('board', 'x', 'y'),
    manyModules: naming('x'),
    watts: naming('x', 'y'),
    unknownWatts: naming('names'),
  }),
  fitTableCopy: words({}),
});

export type FitRule = Shape<typeof rule>;
export type FitTest = FitRule['tests'][number];
export type FitQuestion = Shape<typeof question>;
