/** What fits what: the rules of data/fit.ts over the facts of data/products.ts. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import type { FitTest } from '@/checks/schemas/fit';
import { factNames, fitCopy, fitRules } from '@/data/fit';
import { fill } from './fill';
import { AGREES, factOf, words } from './fit-agreement';

/** A part as the check needs it; a product without facts has no bearing on others. */
export interface Part {
  readonly id: string;
  readonly facts?: PartFacts;
}

/** The parts of one kind, with the facts of that kind. */
export const ofKind = <P extends Part, K extends PartKind>(parts: readonly P[], kind: K) =>
  parts.filter((part): part is P & { readonly facts: FactsOf<K> } => part.facts?.part === kind);

/** What two parts come to that do not agree. */
const OTHERWISE = ['clash', 'check', 'condition'] as const;

/** How two parts go together. */
export type Outcome = 'fits' | (typeof OTHERWISE)[number];

export interface Fit {
  readonly outcome: Outcome;
  /** The conditions in few words, each to follow 'with'; none but for a condition. */
  readonly briefs: readonly string[];
  /** Why, a sentence each. */
  readonly reasons: readonly string[];
}

interface Finding extends Pick<Fit, 'outcome'> {
  readonly brief?: string | undefined;
  readonly say: string;
}

type Conditions = Readonly<Record<string, { brief: string; say: string } | null>>;

/** What one test finds; nothing where the two agree without a condition. */
function tried(test: FitTest, a: PartFacts, b: PartFacts): Finding | undefined {
  const names = { a: a.short, b: b.short };
  const [ofA, agree, ofB] = test.facts;
  const [x, y] = [factOf(a, ofA), factOf(b, ofB)];
  if (x === null || y === null) {
    const [fact, of] = x === null ? [ofA, a] : [ofB, b];
    const missing = { ...names, fact: factNames[fact] ?? fact, c: of.short };
    return { outcome: 'check', say: fill(fitCopy.unknown, missing) };
  }
  if (!AGREES[agree](x, y)) {
    const outcome = OTHERWISE.find((one) => test[one] !== undefined) ?? 'check';
    const places = { ...names, x: words(x, y), y: words(y, x) };
    const brief = test.brief && fill(test.brief, places);
    return { outcome, brief, say: fill(test[outcome] ?? '', places) };
  }
  const condition = agree === 'listed' ? (y as Conditions)[String(x)] : null;
  return condition ? { outcome: 'condition', ...condition } : undefined;
}

const ORDER = ['clash', 'question', 'check', 'condition', 'fits'];

/** What is said of parts, in the order in which a visitor needs it. */
export const worstFirst = <F extends { readonly outcome: string }>(findings: readonly F[]) =>
  findings.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));

const ruleBetween = (a: PartKind, b: PartKind) =>
  fitRules.find(({ between }) => between[0] === a && between[1] === b);

/**
 * How two parts go together.
 *
 * @param without what a whole enquiry answers better
 * @returns undefined where the two have no bearing on each other; the same whichever part comes first
 */
export function fitOf(
  a: Part,
  b: Part,
  without: readonly FitTest['about'][] = [],
): Fit | undefined {
  const [first, second] = [a.facts, b.facts];
  if (first === undefined || second === undefined) return undefined;
  const rule = ruleBetween(first.part, second.part);
  if (rule === undefined) return ruleBetween(second.part, first.part) && fitOf(b, a, without);
  const found = rule.tests
    .filter(({ about }) => about === undefined || !without.includes(about))
    .flatMap((test) => tried(test, first, second) ?? []);
  const outcome = worstFirst(found)[0]?.outcome ?? 'fits';
  const told = found.filter((finding) => finding.outcome === outcome);
  const fits = fill(rule.fits, { a: first.short, b: second.short });
  return {
    outcome,
    briefs: told.flatMap(({ brief }) => brief ?? []),
    reasons: told.length > 0 ? told.map(({ say }) => say) : [fits],
  };
}
