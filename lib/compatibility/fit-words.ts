/** How facts and parts are told in a sentence. */

import { type FitWords, factNames, fitCopy } from '@/data/fit';
import type { FactName, PartFacts } from '@/lib/content/facts';
import { fillTemplate } from '@/lib/text/fill-template';

/** How much of what: leads by their plug, memory's MT/s by its kind, watts as W. */
export type Amounts = Readonly<Record<string, number>>;

/** Things by their names. */
type Named = Readonly<Record<string, number | string>>;

/** A finding on some parts in one sentence. A condition also has a short form that follows 'with'. */
export interface Told {
  readonly outcome: FitWords['outcome'];
  readonly say: string;
  readonly brief?: string | undefined;
}

// Made once: making one takes longer than all else that is said of an enquiry.
const listFormat = new Intl.ListFormat('en-GB');
/** Names that one line holds; of more, the rest are counted. */
const NAMES_SHOWN = 4;

/** 'A, B and C'; of many the first, and how many more. */
export function joinNames(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  const told =
    rest > 1 ? [...names.slice(0, NAMES_SHOWN), fillTemplate(fitCopy.more, { n: rest })] : names;
  return listFormat.format(told);
}

/** 'the A and the B'. */
export const namesOf = (all: readonly PartFacts[]) =>
  joinNames(all.map(({ short }) => `the ${short}`));

/** An amount by its name: a speed as 'DDR5-6000', what has a unit as '850 W', plugs and slots as '2 × 8-pin'. */
function amountInWords([name, amount]: readonly [name: string, amount: number | string]) {
  if (name.startsWith('DDR')) return `${name}-${amount}`;
  if (/^(W$|[a-z])/.test(name)) return `${amount} ${name}`;
  return amount === 0 ? `${fitCopy.no} ${name}` : `${amount} × ${name}`;
}

/** A fact in words. */
export function formatFact(fact: string | number | boolean | readonly string[] | Named): string {
  if (typeof fact !== 'object') return String(fact);
  const words = Array.isArray(fact) ? fact : Object.entries(fact).map(amountInWords);
  return words.join(` ${fitCopy.and} `);
}

/** Fills in the words of a finding. */
export const tell = (
  { outcome, brief, say }: FitWords,
  places: Readonly<Record<string, string | number>>,
): Told => ({
  outcome,
  say: fillTemplate(say, places),
  brief: brief && fillTemplate(brief, places),
});

/** Returns the finding for a comparison or a total with an unknown fact. */
export function unknownOf(words: FitWords, fact: FactName, say: string): Told {
  const brief =
    words.unknown ?? fillTemplate(fitCopy.unknownBrief, { fact: factNames[fact] ?? fact });
  const decides = words.unknown === undefined && words.outcome !== 'condition';
  return decides ? { outcome: 'check', say } : { outcome: 'condition', say, brief };
}

/** Conditions in few words, to follow what they are of; '' for none. */
export const conditions = (briefs: readonly string[]) =>
  briefs.length > 0 ? ` ${fitCopy.with} ${formatFact(briefs)}` : '';

/** How parts go together, in the words that stand for it wherever it is told: 'Fits with an overclock'. */
export const inOneLine = (fit: {
  readonly outcome: keyof typeof fitCopy.outcomes;
  readonly briefs: readonly string[];
}) =>
  fit.outcome === 'condition' && fit.briefs.length > 0
    ? fitCopy.outcomes.fits + conditions(fit.briefs)
    : fitCopy.outcomes[fit.outcome];
