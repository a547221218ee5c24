import { z } from 'zod';
import { AGREES } from '@/lib/fit';
import { partFacts, partKinds } from './facts';
import { mayName, type Shape } from './parts';

/** What fits what, and what is said of it. */

const kind = z.enum(partKinds);
const fact = z.enum(
  partFacts.options.flatMap(({ shape }) => Object.keys(shape)),
  'is not a fact of checks/schemas/facts.ts: correct its name',
);

/** How a fact of the first part agrees with one of the second. */
const agreement = z.enum(Object.keys(AGREES) as (keyof typeof AGREES)[]);

/** A sentence on two parts and their facts. */
const ofTwo = mayName('a', 'b', 'x', 'y');

/** One thing that two parts must agree in, and what is said, in one of three ways, where they do not. */
const test = z
  .strictObject({
    facts: z.tuple([fact, agreement, fact]),
    clash: ofTwo.exactOptional(),
    condition: ofTwo.exactOptional(),
    check: ofTwo.exactOptional(),
    /** Follows 'with' on a card, where it is a condition. */
    brief: ofTwo.exactOptional(),
    /** What a whole enquiry answers better than two parts do. */
    about: z.enum(['lanes', 'speed']).exactOptional(),
  })
  .refine(
    ({ clash, condition, check }) => clash ?? condition ?? check,
    'must say what is so otherwise: write clash, condition or check',
  );

const rule = z.strictObject({
  between: z.tuple([kind, kind]),
  fits: mayName('a', 'b'),
  tests: z.array(test).min(1),
});

const ofOne = mayName('a', 'x');

const question = z.strictObject({
  part: kind,
  fact,
  /** Asked where the fact is above this number, or always. */
  above: z.number().exactOptional(),
  /** Asked where the fact is exactly this. */
  is: z.boolean().exactOptional(),
  /** What a visitor is asked of. */
  about: z.enum(['case', 'cooler']),
  why: ofOne,
  /** What the part's card says of it. */
  card: ofOne.exactOptional(),
});

/** TypeScript sees to the words that lib/ asks for by name. */
export const fitSchema = z.looseObject({
  fitRules: z.array(rule),
  fitQuestions: z.array(question),
});

export type FitTest = Shape<typeof test>;
export type FitRule = Shape<typeof rule>;
export type FitQuestion = Shape<typeof question>;
