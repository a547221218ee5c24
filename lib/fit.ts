/** What fits what: the rules of data/fit.ts over the facts of data/products.ts, and the words that tell of it. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import type { FitTest } from '@/checks/schemas/fit';
import { factNames, fitCopy, fitQuestions, fitRules } from '@/data/fit';
import { fill } from './fill';

/** A part as the check needs it; a product without facts has no bearing on others. */
export interface Part {
  readonly id: string;
  readonly facts?: PartFacts | undefined;
}

/** The parts of one kind, with the facts of that kind. */
export const ofKind = <P extends Part, K extends PartKind>(parts: readonly P[], kind: K) =>
  parts.filter((part): part is P & { readonly facts: FactsOf<K> } => part.facts?.part === kind);

type Named = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | readonly string[] | Named;
type Amounts = Readonly<Record<string, number>>;
type Conditions = Readonly<Record<string, { brief: string; say: string } | null>>;

/** A fact by its name; null where it is not on record. */
export const factOf = (facts: PartFacts, name: PropertyKey): Value | null =>
  (facts as unknown as Readonly<Record<PropertyKey, Value | null>>)[name] ?? null;

const keys = (value: Value) => (typeof value === 'object' ? Object.keys(value) : []);

/** Whether a fact of one part, x, agrees with one of another, y, in each of the ways that a rule may name. */
export const AGREES = {
  same: (x, y) => x === y,
  atMost: (x, y) => x <= y,
  has: (x, y) => ((y as Amounts)[String(x)] ?? 0) > 0,
  names: (x, y) => keys(x).every((name) => keys(y).includes(name)),
  within: (x, y) =>
    Object.entries(x as Amounts).every(([name, amount]) => amount <= ((y as Amounts)[name] ?? 0)),
  shares: (x, y) =>
    (x as readonly string[]).some((word) => (y as readonly string[]).includes(word)),
  some: (x, y) =>
    Object.entries(y as Amounts).some(
      ([name, amount]) => amount > 0 && Number(/[\d.]+/.exec(name)?.[0]) >= Number(x),
    ),
  notBoth: (x, y) => !(x && y),
  listed: (x, y) => keys(y).includes(String(x)),
} satisfies Readonly<Record<string, (x: Value, y: Value) => boolean>>;

/** A fact in words; of amounts those that the other part has too, where there are any. */
function words(value: Value, other: Value): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(` ${fitCopy.and} `);
  const shared = keys(value).filter((name) => keys(other).includes(name));
  return (shared.length > 0 ? shared : keys(value))
    .map((name) => {
      const amount = (value as Named)[name];
      // Kinds of memory carry their speed in their name, other amounts are counted.
      return name.startsWith('DDR') ? `${name}-${amount}` : `${amount} × ${name}`;
    })
    .join(` ${fitCopy.and} `);
}

const ORDER = ['clash', 'question', 'check', 'condition', 'fits'] as const;

/** How two parts go together. */
export type Outcome = Exclude<(typeof ORDER)[number], 'question'>;

/** What is said of parts, in the order in which a visitor needs it. */
export const worstFirst = <F extends { outcome: (typeof ORDER)[number] }>(findings: readonly F[]) =>
  findings.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));

/** What one test finds; nothing where the two agree without a condition. */
function tried(test: FitTest, a: PartFacts, b: PartFacts) {
  const names = { a: a.short, b: b.short };
  const [ofA, agree, ofB] = test.facts;
  const [x, y] = [factOf(a, ofA), factOf(b, ofB)];
  if (x === null || y === null) {
    const [fact, of] = x === null ? [ofA, a] : [ofB, b];
    const missing = { ...names, fact: factNames[fact] ?? fact, c: of.short };
    return { outcome: 'check' as const, say: fill(fitCopy.unknown, missing) };
  }
  if (!AGREES[agree](x, y)) {
    const outcome =
      (['clash', 'check', 'condition'] as const).find((one) => test[one] !== undefined) ?? 'check';
    const places = { ...names, x: words(x, y), y: words(y, x) };
    const brief = test.brief && fill(test.brief, places);
    return { outcome, brief, say: fill(test[outcome] ?? '', places) };
  }
  const condition = agree === 'listed' ? (y as Conditions)[String(x)] : null;
  return condition ? { outcome: 'condition' as const, ...condition } : undefined;
}

const ruleBetween = (a: PartFacts, b: PartFacts) =>
  fitRules.find(({ between: [one, other] }) => one === a.part && other === b.part);

export interface Fit {
  readonly outcome: Outcome;
  /** The conditions in few words, each to follow 'with'; none but for a condition. */
  readonly briefs: readonly string[];
  /** Why, a sentence each. */
  readonly reasons: readonly string[];
}

/** What a whole enquiry answers better than two of its parts do. */
type LeftOut = readonly FitTest['about'][];

/** How two parts go together, the same whichever comes first; undefined where they have no bearing on each other. */
export function fitOf(a: Part, b: Part, without: LeftOut = []): Fit | undefined {
  const [first, second] = [a.facts, b.facts];
  if (first === undefined || second === undefined) return undefined;
  const rule = ruleBetween(first, second);
  if (rule === undefined) return ruleBetween(second, first) && fitOf(b, a, without);
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

/** Names that one line holds; of more, the rest are counted. */
const NAMES_SHOWN = 4;

/** 'A, B and C'; of many the first, and how many more. */
export function listed(names: readonly string[]): string {
  const rest = names.length - NAMES_SHOWN;
  const told = rest > 1 ? [...names.slice(0, NAMES_SHOWN), fill(fitCopy.more, { n: rest })] : names;
  return new Intl.ListFormat('en-GB').format(told);
}

/** What only a visitor can tell of a part: of what, why it is asked, and what the part's card says of it, if anything. */
export const questionsOf = (facts: PartFacts) =>
  fitQuestions.flatMap(({ part, fact, above = -Infinity, is, about, why, card = '' }) => {
    const value = factOf(facts, fact);
    const asked = part === facts.part && value !== null && (is ?? value) === value;
    if (!asked || Number(value) <= above) return [];
    const places = { a: facts.short, x: String(value) };
    return { about, why: fill(why, places), card: fill(card, places) };
  });
