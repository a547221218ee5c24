/** How the parts of one enquiry go together: each two of them, and as a whole against slots and watts. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import { fitCopy } from '@/data/fit';
import { capital, fill } from './fill';
import { fitOf, listed, type Outcome, ofKind, type Part, questionsOf, worstFirst } from './fit';

/** One thing that is said of an enquiry. */
export interface Finding {
  /** A question is for the visitor to answer, and no fault. */
  readonly outcome: Outcome | 'question';
  readonly say: string;
  /** Ids of the parts that it is about. */
  readonly about: readonly string[];
  /** A kind of part that would let us check, where the enquiry has none of it. */
  readonly add?: keyof typeof fitCopy.add;
  /** What the visitor has and we must know. */
  readonly tellUs?: keyof typeof fitCopy.tellUs;
}

/** A part whose facts are known. */
type Known = Part & { readonly facts: PartFacts };
type OfKind<K extends PartKind> = Known & { readonly facts: FactsOf<K> };

/** 'the A and the B'. */
const namesOf = (parts: readonly Known[]) => listed(parts.map(({ facts }) => `the ${facts.short}`));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const found = (
  outcome: Finding['outcome'],
  say: string,
  about: readonly Part[],
  more: Pick<Finding, 'add' | 'tellUs'> = {},
): readonly Finding[] => [{ outcome, say, about: about.map(({ id }) => id), ...more }];

/**
 * What each two say of each other. A part that goes with one of several is not told that it does not go with the others:
 * an enquiry is not one PC.
 */
function pairFindings(parts: readonly Known[]) {
  const count = (kind: PartKind) => ofKind(parts, kind).length;
  // The whole answers for the lanes, and the processor for the speed.
  const lanes = count('board') === 1 && count('card') > 0 ? 'lanes' : undefined;
  const speed = count('processor') > 0 ? 'speed' : undefined;
  const between = (one: Known, other: Known) => fitOf(one, other, [lanes, speed]);
  const goesElsewhere = (part: Known, than: Known) =>
    ofKind(parts, than.facts.part).some((other) => between(part, other)?.outcome !== 'clash');
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const { outcome, reasons } = between(one, other) ?? { outcome: 'fits', reasons: [] };
      // Asked of clashes alone: it checks both against all other parts, at each tick.
      const isClash = outcome === 'clash';
      if (isClash && (goesElsewhere(one, other) || goesElsewhere(other, one))) return [];
      return reasons.flatMap((say) => found(outcome, say, [one, other]));
    }),
  );
}

/** Drives against the slots of the one board, and the lanes that they leave to a card. */
function driveFindings(board: OfKind<'board'>, parts: readonly Known[]) {
  const { short, drives, m2, m2Unshared } = board.facts;
  const ticked = ofKind(parts, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  const cards = ofKind(parts, 'card');
  const slots = drives?.['M.2'];
  if (slots === undefined) return [];
  if (ticked.length > slots) {
    const say = fill(fitCopy.driveSlots, { board: short, x: ticked.length, y: slots });
    return found('clash', say, [board, ...ticked]);
  }
  if (cards.length === 0 || m2 === null || m2Unshared === null) return [];
  // A drive of the newest generation that the board has takes a slot of it; others take what is left.
  const newest = Math.max(...Object.keys(m2).map((name) => Number(/\d+/.exec(name)?.[0])));
  const fast = ticked.filter(({ facts }) => (facts.generation ?? 0) >= newest).length;
  const free = m2Unshared[`PCIe ${newest}.0`] ?? 0;
  if (fast <= free && ticked.length <= sum(Object.values(m2Unshared))) return [];
  return found('condition', fill(fitCopy.lanes, { board: short }), [board, ...ticked, ...cards]);
}

/** Modules against the slots of the one board. */
function moduleFindings(board: OfKind<'board'>, parts: readonly Known[]) {
  const kits = ofKind(parts, 'memory');
  const { short, memorySlots: y } = board.facts;
  if (kits.length < 2 || y === null) return [];
  const x = sum(kits.map(({ facts }) => facts.modules ?? 0));
  const say = fill(x > y ? fitCopy.modules : fitCopy.manyModules, { board: short, x, y });
  return found(x > y ? 'clash' : 'condition', say, [...kits, board]);
}

/** What processors and cards draw, against the one supply. */
function wattFindings(supply: OfKind<'supply'>, parts: readonly Known[]) {
  const drawing = [...ofKind(parts, 'processor'), ...ofKind(parts, 'card')];
  if (drawing.length === 0) return [];
  const about = [...drawing, supply];
  const unknown = about.filter(({ facts }) => facts.watts === null);
  if (unknown.length > 0)
    return found('check', fill(fitCopy.unknownWatts, { names: namesOf(unknown) }), about);
  const x = sum(drawing.map(({ facts }) => facts.watts ?? 0));
  const y = supply.facts.watts ?? 0;
  return x > y ? found('clash', fill(fitCopy.watts, { x, y }), about) : [];
}

/** What is said of the whole: what holds of one board or one supply is not asked of several. */
function wholeFindings(parts: readonly Known[]) {
  const [boards, supplies] = [ofKind(parts, 'board'), ofKind(parts, 'supply')];
  const alternatives = capital(fill(fitCopy.alternatives, { names: namesOf(boards) }));
  const alone = <P>(all: readonly P[]) => (all.length === 1 ? all : []);
  return [
    ...alone(boards).flatMap((board) => driveFindings(board, parts)),
    ...alone(boards).flatMap((board) => moduleFindings(board, parts)),
    ...alone(supplies).flatMap((supply) => wattFindings(supply, parts)),
    ...(boards.length > 1 ? found('question', alternatives, boards) : []),
  ];
}

/** What is missing: a board or a supply of the shop's, and what only the visitor can tell. */
function missing(parts: readonly Known[], shop: readonly Part[]) {
  const waiting = {
    board: parts.filter(({ facts }) => !['board', 'supply'].includes(facts.part)),
    supply: ofKind(parts, 'card'),
  };
  const added = (['board', 'supply'] as const).flatMap((add) => {
    const needed = waiting[add].length > 0 && ofKind(parts, add).length === 0;
    const sold = ofKind(shop, add).length > 0;
    return needed && sold ? found('check', fitCopy.add[add], waiting[add], { add }) : [];
  });
  const questions = parts.flatMap(({ id, facts }) =>
    questionsOf(facts).map((question) => ({ ...question, id })),
  );
  const asked = (['case', 'cooler'] as const).flatMap((tellUs) => {
    const own = questions.filter(({ about }) => about === tellUs);
    const say = `${fitCopy.tellUs[tellUs]}: ${listed(own.map(({ why }) => why))}.`;
    return own.length > 0 ? found('check', say, own, { tellUs }) : [];
  });
  return [...added, ...asked];
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
  const all = [...pairFindings(known), ...wholeFindings(known), ...missing(known, shop)];
  // Two pairs may say the same, as two processors do of one board.
  const once = new Map<string, Finding>();
  for (const finding of all) {
    const before = once.get(finding.say)?.about ?? [];
    const about = [...new Set([...before, ...finding.about])];
    once.set(finding.say, { ...finding, about });
  }
  return worstFirst([...once.values()]);
}

/** What is said of a clash on a part's own card, by the part's id: with what, where it is one part alone. */
export function clashLines(findings: readonly Finding[], parts: readonly Part[]) {
  const clashing = findings.filter(({ outcome }) => outcome === 'clash');
  const line = (id: string) => {
    const others = clashing.flatMap(({ about }) => (about.includes(id) ? about : []));
    const [only, ...more] = parts.filter((part) => part.id !== id && others.includes(part.id));
    const other = only?.facts && more.length === 0 ? `the ${only.facts.short}` : fitCopy.others;
    return `${fitCopy.outcomes.clash} ${other}`;
  };
  return new Map(clashing.flatMap(({ about }) => about.map((id) => [id, line(id)])));
}
