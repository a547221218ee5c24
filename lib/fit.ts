/** What fits what: the rules of data/fit.ts over the facts of data/products.ts. */
import type { PartFacts, PartKind } from '@/checks/schemas/facts';
import { factNames, fitCopy, fitRules, type Rule, type Test } from '@/data/fit';
import { fill } from './fill';
import { AGREES, factOf, words } from './fit-agreement';

/** A part as the check needs it; a product without facts has no bearing on others. */
export interface Part {
  readonly id: string;
  readonly facts?: PartFacts;
}

/** How two parts go together, best first. */
export type Outcome = 'fits' | 'condition' | 'check' | 'clash';

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

/** What one test finds; undefined where the two agree. */
function tried({ facts, agree, ...test }: Test, a: PartFacts, b: PartFacts): Finding | undefined {
  const names = { a: a.short, b: b.short };
  const [ofA, ofB] = facts;
  const x = factOf(a, ofA);
  const y = factOf(b, ofB);
  if (x === null || y === null) {
    const [fact, of] = x === null ? [ofA, a] : [ofB, b];
    const missing = { ...names, fact: factNames[String(fact)] ?? String(fact), c: of.short };
    return { outcome: 'check', say: fill(fitCopy.unknown, missing) };
  }
  const places = { ...names, x: words(x, y), y: words(y, x) };
  if (!AGREES[agree](x, y)) {
    const brief = test.brief && fill(test.brief, places);
    return { outcome: test.otherwise, brief, say: fill(test.say, places) };
  }
  const condition = agree === 'listed' ? (y as Readonly<Record<string, unknown>>)[String(x)] : null;
  return condition
    ? { outcome: 'condition', ...(condition as { brief: string; say: string }) }
    : undefined;
}

const SEVERITY: readonly Outcome[] = ['fits', 'condition', 'check', 'clash'];

const ruleBetween = (a: PartKind, b: PartKind): Rule | undefined =>
  fitRules.find(({ between }) => between[0] === a && between[1] === b);

/**
 * How two parts go together.
 *
 * @param without what a whole enquiry answers better
 * @returns undefined where the two have no bearing on each other; the same whichever part comes first
 */
export function fitOf(a: Part, b: Part, without: readonly Test['about'][] = []): Fit | undefined {
  if (a.facts === undefined || b.facts === undefined) return undefined;
  const rule = ruleBetween(a.facts.part, b.facts.part);
  if (rule === undefined) return ruleBetween(b.facts.part, a.facts.part) && fitOf(b, a, without);
  const { facts: first } = a;
  const { facts: second } = b;
  const found = rule.tests
    .filter(({ about }) => about === undefined || !without.includes(about))
    .flatMap((test) => tried(test, first, second) ?? []);
  const worst = (outcome: Outcome) => found.some((finding) => finding.outcome === outcome);
  const outcome = SEVERITY.findLast(worst) ?? 'fits';
  const told = found.filter((finding) => finding.outcome === outcome);
  return {
    outcome,
    briefs: outcome === 'condition' ? told.flatMap(({ brief }) => brief ?? []) : [],
    reasons:
      told.length > 0
        ? told.map(({ say }) => say)
        : [fill(rule.fits, { a: first.short, b: second.short })],
  };
}
