/** How parts go together, two of them or all that are in one PC. */

import { fitQuestions } from '@/data/fit';
import type { FactName, FactsOf, PartFacts, PartKind } from '@/lib/content/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { rules } from './fit-rules';
import { type Said as SaidOf, sumOf, totals } from './fit-totals';
import { formatFact } from './fit-words';

/** A part as the check needs it; a product without facts has no bearing on others. */
export interface Part {
  readonly id: string;
  readonly facts?: PartFacts | undefined;
}
/** A part whose facts are known, of any kind or of one. */
export type Known<K extends PartKind = PartKind> = Part & { readonly facts: FactsOf<K> };

/** The parts of one kind, with the facts of that kind. */
export const ofKind = <P extends Part, K extends PartKind>(parts: readonly P[], kind: K) =>
  parts.filter((part): part is P & { readonly facts: FactsOf<K> } => part.facts?.part === kind);

const ORDER = ['clash', 'question', 'check', 'condition', 'fits'] as const;
/** How parts go together. */
export type Outcome = Exclude<(typeof ORDER)[number], 'question'>;

/** Sorts findings from the worst to the best. */
export const worstFirst = <F extends { outcome: (typeof ORDER)[number] }>(findings: readonly F[]) =>
  findings.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));

/** A finding on some of the parts of one PC. */
export type Said = SaidOf<Known>;

/** Applies the rule for two parts; returns undefined where there is none. */
export function checkPair(one: Known, other: Known, kinds: readonly PartKind[] = []) {
  for (const [a, b] of [[one, other] as const, [other, one] as const]) {
    const rule = rules.find(({ between: [x, y] }) => x === a.facts.part && y === b.facts.part);
    if (rule === undefined) continue;
    const found = rule.tests(a.facts, b.facts, kinds).filter((told) => told !== undefined);
    const clashes = found.filter(({ outcome }) => outcome === 'clash');
    const fits = fillTemplate(rule.fits, { a: a.facts.short, b: b.facts.short });
    return { found: clashes.length > 0 ? clashes : found, fits };
  }
  return undefined;
}

export const kindsOf = (parts: readonly Known[]) => parts.map(({ facts }) => facts.part);

/** Every two of some parts. */
export const pairsOf = <P>(parts: readonly P[]) =>
  parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));

/**
 * Returns everything that the check finds among the parts of one PC.
 *
 * @param between compares two parts; pass a cached function to check many PCs
 */
export function collectPcFindings(
  pc: readonly Known[],
  between = (one: Known, other: Known) => checkPair(one, other, kindsOf(pc)),
): readonly Said[] {
  const pairs = pairsOf(pc).flatMap((about) => {
    const found = between(...about);
    return found ? [{ ...found, about }] : [];
  });
  const said: readonly Said[] = [
    ...pairs.flatMap(({ found, about }) => found.map((told) => ({ ...told, about }))),
    ...totals.flatMap((total) => sumOf(total, pc)),
  ];
  const open = said.filter(({ outcome }) => outcome !== 'fits');
  const fitting = pairs.filter(
    ({ about: [one, other], fits }) =>
      fits !== '' && !open.some(({ about }) => about.includes(one) && about.includes(other)),
  );
  return [
    ...said,
    ...fitting.map(({ fits: say, about }) => ({ outcome: 'fits' as const, say, about })),
  ];
}

export interface Fit {
  readonly outcome: Outcome;
  /** The conditions in few words, each to follow 'with'; none but for a condition. */
  readonly briefs: readonly string[];
  /** Why, a sentence each. */
  readonly reasons: readonly string[];
}

/** How two parts go together, the same whichever comes first; undefined where they have no bearing on each other. */
export function fitOf(a: Part, b: Part): Fit | undefined {
  const known = [a, b].filter((part): part is Known => part.facts !== undefined);
  const [one, other] = known;
  if (one === undefined || other === undefined || !checkPair(one, other)?.fits) return undefined;
  const said = collectPcFindings(known);
  const outcome = worstFirst(said)[0]?.outcome ?? 'fits';
  const told = said.filter((finding) => finding.outcome === outcome);
  const briefs = told.flatMap(({ brief }) => (outcome === 'condition' && brief ? [brief] : []));
  return {
    outcome,
    briefs: [...new Set(briefs)],
    reasons: told.map(({ say }) => say),
  };
}

/** Returns the questions about a part that only the visitor can answer: the subject, the reason, and the card's line or ''. */
export const questionsOf = (facts: PartFacts) =>
  fitQuestions.flatMap(({ part, fact, above = -Infinity, is, about, why, card = '' }) => {
    const { [fact]: value } = facts as unknown as Readonly<
      Partial<Record<FactName, string | number>>
    >;
    const asked = part === facts.part && value !== undefined && (is ?? value) === value;
    if (!asked || Number(value) <= above) return [];
    const places = { a: facts.short, x: formatFact(value) };
    return { about, why: fillTemplate(why, places), card: fillTemplate(card, places) };
  });
