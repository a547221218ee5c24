/** How the parts of one enquiry go together, which may be for several PCs or leave a choice. */

import { fitCopy, kinds } from '@/data/fit';
import type { PartKind } from '@/lib/content/facts';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import {
  checkPair,
  collectPcFindings,
  type Known,
  kindsOf,
  type Outcome,
  ofKind,
  type Part,
  pairsOf,
  questionsOf,
  type Said,
  worstFirst,
} from './fit';
import { joinNames, namesOf } from './fit-words';

/** One thing that is said of an enquiry. */
export interface Finding {
  /** A question is for the visitor to answer, and no fault. */
  readonly outcome: Outcome | 'question';
  readonly say: string;
  /** In few words, where it is a condition. */
  readonly brief?: string | undefined;
  /** Ids of the parts that it holds for, and of all that it speaks of. */
  readonly about: readonly string[];
  readonly between: readonly string[];
  /** A kind of part that would let us check, where the enquiry has none of it. */
  readonly add?: keyof typeof fitCopy.add;
  /** A part of the visitor's that the shop must know. */
  readonly tellUs?: keyof typeof fitCopy.tellUs;
  /** Of several findings on one sum only that of the most is told. */
  readonly sum?: Said['sum'];
}

const KINDS = Object.keys(kinds) as readonly PartKind[];
/** More PCs than these are not gone through. */
const MOST_PCS = 64;

type Pc = readonly Known[];
type Clashes = (one: Known, other: Known) => boolean;

const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id);
const shortOf = (parts: readonly Known[]) => namesOf(parts.map(({ facts }) => facts));
const isClash = ({ outcome }: { readonly outcome: string }) => outcome === 'clash';

const found = (
  outcome: Finding['outcome'],
  say: string,
  about: readonly Part[],
  more: Partial<Finding> = {},
): Finding => ({ outcome, say, about: idsOf(about), between: idsOf(about), ...more });

/** Part kinds with more parts than one PC normally holds, and those parts. */
const choicesOf = (parts: readonly Known[]) =>
  KINDS.filter((kind) => kinds[kind].inOnePc !== 'any')
    .map((kind) => ({ kind, options: ofKind(parts, kind) as readonly Known[] }))
    .filter(({ options }) => options.length > 1);
type Choices = ReturnType<typeof choicesOf>;

/** Returns the possible PCs, each with one part of every choice, without clashes where that is possible; undefined for too many. */
function possiblePcs(parts: readonly Known[], choices: Choices, clashes: Clashes) {
  const fixed = parts.filter((part) => !choices.some(({ options }) => options.includes(part)));
  const joined = (goes: (part: Known, pc: Pc) => boolean) =>
    choices.reduce<readonly Pc[] | undefined>(
      (pcs, { options }) => {
        const next = pcs?.flatMap((pc) =>
          options.filter((part) => goes(part, pc)).map((part) => [...pc, part]),
        );
        return next && next.length <= MOST_PCS ? next : undefined;
      },
      [fixed],
    );
  const pcs = joined((part, pc) => !pc.some((other) => clashes(part, other)));
  return pcs?.length === 0 ? joined(() => true) : pcs;
}

/** A function that is asked of the same parts once. */
function remembered<P extends Pc, V>(make: (...parts: P) => V) {
  const before = new Map<string, V>();
  return (...parts: P): V => {
    const key = idsOf(parts).join();
    if (!before.has(key)) before.set(key, make(...parts));
    return before.get(key) as V;
  };
}

/** All that is asked of the parts of an enquiry. */
function look(parts: readonly Known[]) {
  const present = kindsOf(parts);
  const between = remembered((one: Known, other: Known) => checkPair(one, other, present));
  const saidIn = remembered((...pc: Pc) => collectPcFindings(pc, between));
  const clashing = pairsOf(parts)
    .filter((two) => between(...two)?.fits)
    .flatMap((two) => saidIn(...two).filter(isClash));
  const clashes: Clashes = (one, other) =>
    clashing.some(({ about }) => about.includes(one) && about.includes(other));
  const choices = choicesOf(parts);
  const pcs = possiblePcs(parts, choices, clashes);
  return { pcs: pcs ?? [], isTooMany: !pcs, choices, clashing, clashes, between, said: saidIn };
}
type Enquiry = ReturnType<typeof look>;

/** Says which options of two choices work together, where not all do. */
function goingTogether(pcs: readonly Pc[], choices: Choices, clashes: Clashes) {
  const used = choices.map(({ options }) =>
    options.filter((part) => pcs.some((pc) => pc.includes(part))),
  );
  return pairsOf(used).flatMap(([some, others]) => {
    if (!some.some((one) => others.some((other) => clashes(one, other)))) return [];
    const groups = new Map<string, readonly Known[]>();
    for (const part of some) {
      const beside = pcs.filter((pc) => pc.includes(part)).flat();
      const names = shortOf(others.filter((other) => beside.includes(other)));
      groups.set(names, [...(groups.get(names) ?? []), part]);
    }
    const told = [...groups].map(([b, own], index) => {
      const words = own.length > 1 ? fitCopy.go : fitCopy.goes;
      return fillTemplate(index > 0 ? fitCopy.goesToo : words, { a: shortOf(own), b });
    });
    return [found('question', `${capitalise(told.join(', '))}.`, [...some, ...others])];
  });
}

/** Returns the questions about the choices, including what happens if one PC holds all parts of a kind. */
function asked({ pcs, choices, clashes, between, said: saidIn }: Enquiry) {
  const [only, ...more] = choices;
  if (only === undefined) return [];
  const counted = choices.map(({ kind, options }) => `${options.length} ${kinds[kind].many}`);
  const names = capitalise(more.length > 0 ? joinNames(counted) : shortOf(only.options));
  const questions = choices.flatMap(({ kind, options }) => {
    if (kinds[kind].inOnePc === 'one') {
      return pairsOf(options).flatMap((two) =>
        (between(...two)?.found ?? []).map(({ say }) => found('question', say, two)),
      );
    }
    return pcs.flatMap((pc) => {
      const all = saidIn(...pc.filter((part) => !options.includes(part)), ...options);
      const ofSeveral = all.filter(
        ({ outcome, about }) =>
          outcome !== 'fits' && options.filter((part) => about.includes(part)).length > 1,
      );
      const clashing = ofSeveral.filter(isClash);
      return (clashing.length > 0 ? clashing : ofSeveral).map(({ say, about, sum }) =>
        found('question', fillTemplate(fitCopy.together, { say }), about, sum && { sum }),
      );
    });
  });
  const every = choices.flatMap(({ options }) => options);
  const question = found('question', fillTemplate(fitCopy.choice, { names }), every);
  return [question, ...goingTogether(pcs, choices, clashes), ...questions];
}

/** Returns the findings of the possible PCs. A part that no working PC holds gets its clash; other clashes leave a choice. */
function said({ pcs, clashing, said: saidIn }: Enquiry) {
  const all = pcs.map((pc) => ({ pc, told: saidIn(...pc) }));
  const working = all.filter(({ told }) => !told.some(isClash));
  const failing = (told: readonly Said[], among: readonly Pc[]) =>
    told.filter(isClash).flatMap(({ say, about }) => {
      const left = about.filter((part) => !among.some((pc) => pc.includes(part)));
      return left.length > 0 ? [found('clash', say, left, { between: idsOf(about) })] : [];
    });
  return [
    ...failing(clashing, pcs),
    ...failing(
      all.flatMap(({ told }) => told),
      working.map(({ pc }) => pc),
    ),
    ...(working.length > 0 ? working : all)
      .flatMap(({ told }) => told)
      .filter((one) => !isClash(one))
      .map(({ outcome, about, ...one }) => found(outcome, one.say, about, one)),
  ];
}

/** Returns the missing parts: kinds that the shop sells, and parts that only the visitor can describe. */
function missing(parts: readonly Known[], shop: readonly Part[]) {
  const has = (kind: PartKind) => ofKind(parts, kind).length > 0;
  const added = (['motherboard', 'psu'] as const).flatMap((add) => {
    const waiting = parts.filter(({ facts }) => kinds[facts.part].needs.includes(add));
    const isSold = ofKind(shop, add).length > 0;
    const needed = waiting.length > 0 && isSold && !has(add);
    return needed ? [found('check', fitCopy.add[add], waiting, { add })] : [];
  });
  const questions = parts.flatMap(({ id, facts }) =>
    questionsOf(facts).map((question) => ({ ...question, id })),
  );
  const told = (['case', 'cooler'] as const).flatMap((tellUs) => {
    const own = has(tellUs) ? [] : questions.filter(({ about }) => about === tellUs);
    const say = `${fitCopy.tellUs[tellUs]}: ${joinNames(own.map(({ why }) => why))}.`;
    return own.length > 0 ? [found('check', say, own, { tellUs })] : [];
  });
  return [...added, ...told];
}

/**
 * All that is to be said of an enquiry, the worst first.
 *
 * @param parts the ticked ones; their order changes nothing
 * @param shop all parts that are sold, so that nothing is missed that cannot be had
 */
export function enquiryFindings(parts: readonly Part[], shop: readonly Part[]): readonly Finding[] {
  const known = parts
    .filter((part): part is Known => part.facts !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const enquiry = look(known);
  const tooMany = found('check', fillTemplate(fitCopy.tooMany, { n: MOST_PCS }), known);
  const all = [
    ...asked(enquiry),
    ...(enquiry.isTooMany ? [tooMany] : said(enquiry)),
    ...missing(known, shop),
  ];
  // Several PCs may say the same, as two processors do of one board.
  const once = new Map<string, Finding>();
  for (const finding of all) {
    const key = `${finding.outcome} ${finding.sum?.of ?? finding.say}`;
    const before = once.get(key) ?? finding;
    const most = (before.sum?.taken ?? 0) > (finding.sum?.taken ?? 0) ? before : finding;
    const both = (of: 'about' | 'between') => [...new Set([...before[of], ...finding[of]])];
    once.set(key, { ...most, about: both('about'), between: both('between') });
  }
  return worstFirst([...once.values()]);
}

/** Returns the line for a clash on a part's card, by part id. The line names the other part if it is the only one. */
export function clashLines(findings: readonly Finding[], parts: readonly Part[]) {
  const clashing = findings.filter(isClash);
  const line = (id: string) => {
    const others = clashing.flatMap(({ about, between }) => (about.includes(id) ? between : []));
    const [only, ...more] = parts.filter((part) => part.id !== id && others.includes(part.id));
    const other = only?.facts && more.length === 0 ? `the ${only.facts.short}` : fitCopy.others;
    return `${fitCopy.outcomes.clash} ${other}`;
  };
  return new Map(clashing.flatMap(({ about }) => about.map((id) => [id, line(id)])));
}

/** How one part goes with the rest of an enquiry, the worst that is said of it; undefined where nothing is. */
export function verdictOn(id: string, findings: readonly Finding[]) {
  const told = worstFirst(findings.filter(({ about }) => about.includes(id)));
  const [worst] = told;
  if (worst === undefined) return undefined;
  const briefs = told.flatMap(({ outcome, brief }) =>
    outcome === 'condition' && brief !== undefined ? [brief] : [],
  );
  return { outcome: worst.outcome, briefs: [...new Set(briefs)] };
}
