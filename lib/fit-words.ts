/** What lines and enquiries share in telling what fits. */
import type { PartFacts } from '@/checks/schemas/facts';
import { fitCopy, fitQuestions } from '@/data/fit';
import { fill } from './fill';
import { factOf } from './fit-agreement';

/** Names that one line holds; of more, the rest are counted. */
const NAMES_SHOWN = 4;

/** 'A, B and C'; of many the first, and how many more. */
export function listed(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  const told = rest > 1 ? [...names.slice(0, NAMES_SHOWN), fill(fitCopy.more, { n: rest })] : names;
  return told.length < 2
    ? told.join('')
    : `${told.slice(0, -1).join(', ')} ${fitCopy.and} ${told.at(-1)}`;
}

/** A sentence's beginning. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What only a visitor can tell of a part: about what, why it is asked, and what the part's card says of it, if anything. */
export const questionsOf = (facts: PartFacts) =>
  fitQuestions.flatMap(({ part, fact, above, is, about, why, card = '' }) => {
    const value = factOf(facts, fact);
    if (part !== facts.part || value === null) return [];
    if ((above !== undefined && Number(value) <= above) || (is !== undefined && value !== is))
      return [];
    const places = { a: facts.short, x: String(value) };
    return { about, why: fill(why, places), card: fill(card, places) };
  });
