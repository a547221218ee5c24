/** How the parts of one enquiry go together as a whole: drives and modules against slots, watts against the supply. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import { fitCopy } from '@/data/fit';
import { fill } from './fill';
import { type Outcome, ofKind, type Part } from './fit';
import { capital, listed } from './fit-words';

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
export type Known = Part & { readonly facts: PartFacts };

type OfKind<K extends PartKind> = Known & { readonly facts: FactsOf<K> };

export const idsOf = (parts: readonly Known[]) => parts.map(({ id }) => id);
/** 'the A and the B'. */
const namesOf = (parts: readonly Known[]) => listed(parts.map(({ facts }) => `the ${facts.short}`));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Drives against the slots of the one board, and the lanes that they leave to a card. */
function driveFindings(board: OfKind<'board'>, parts: readonly Known[]): readonly Finding[] {
  const { short, drives, m2, m2Unshared } = board.facts;
  const ticked = ofKind(parts, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  const slots = drives?.['M.2'];
  if (slots === undefined) return [];
  const about = idsOf([board, ...ticked]);
  if (ticked.length > slots) {
    const say = fill(fitCopy.driveSlots, { board: short, x: ticked.length, y: slots });
    return [{ outcome: 'clash', say, about }];
  }
  const cards = ofKind(parts, 'card');
  if (cards.length === 0 || m2 === null || m2Unshared === null) return [];
  // A drive of the newest generation that the board has takes a slot of it; others take what is left.
  const newest = Math.max(...Object.keys(m2).map((name) => Number(/\d+/.exec(name)?.[0])));
  const fast = ticked.filter(({ facts }) => (facts.generation ?? 0) >= newest).length;
  const free = m2Unshared[`PCIe ${newest}.0`] ?? 0;
  if (fast <= free && ticked.length <= sum(Object.values(m2Unshared))) return [];
  const say = fill(fitCopy.lanes, { board: short });
  return [{ outcome: 'condition', say, about: [...about, ...idsOf(cards)] }];
}

/** Modules against the slots of the one board. */
function moduleFindings(board: OfKind<'board'>, parts: readonly Known[]): readonly Finding[] {
  const kits = ofKind(parts, 'memory');
  const { short, memorySlots: slots } = board.facts;
  if (kits.length < 2 || slots === null) return [];
  const modules = sum(kits.map(({ facts }) => facts.modules ?? 0));
  const tooMany = modules > slots;
  const words = tooMany ? fitCopy.modules : fitCopy.manyModules;
  const say = fill(words, { board: short, x: modules, y: slots });
  return [{ outcome: tooMany ? 'clash' : 'condition', say, about: idsOf([...kits, board]) }];
}

/** What processors and cards draw, against the one supply. */
function wattFindings(supply: OfKind<'supply'>, parts: readonly Known[]): readonly Finding[] {
  const drawing = [...ofKind(parts, 'processor'), ...ofKind(parts, 'card')];
  if (drawing.length === 0) return [];
  const about = idsOf([...drawing, supply]);
  const unknown = [...drawing, supply].filter(({ facts }) => facts.watts === null);
  if (unknown.length > 0) {
    const say = fill(fitCopy.unknownWatts, { names: namesOf(unknown) });
    return [{ outcome: 'check', say, about }];
  }
  const x = sum(drawing.map(({ facts }) => facts.watts ?? 0));
  const y = supply.facts.watts ?? 0;
  return x > y ? [{ outcome: 'clash', say: fill(fitCopy.watts, { x, y }), about }] : [];
}

/** Boards of which an enquiry has several. */
function boardFindings(boards: readonly Known[]): readonly Finding[] {
  if (boards.length < 2) return [];
  const say = capital(fill(fitCopy.alternatives, { names: namesOf(boards) }));
  return [{ outcome: 'question', say, about: idsOf(boards) }];
}

const alone = <P>(parts: readonly P[]) => (parts.length === 1 ? parts : []);

/**
 * What is said of the whole: what holds of one board or one supply is not asked of several.
 *
 * @param parts ticked ones, all with facts
 */
export function wholeFindings(parts: readonly Known[]): readonly Finding[] {
  const boards = ofKind(parts, 'board');
  return [
    ...alone(boards).flatMap((board) => driveFindings(board, parts)),
    ...alone(boards).flatMap((board) => moduleFindings(board, parts)),
    ...alone(ofKind(parts, 'supply')).flatMap((supply) => wattFindings(supply, parts)),
    ...boardFindings(boards),
  ];
}
