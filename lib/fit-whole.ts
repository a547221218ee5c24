/** How the parts of one enquiry go together as a whole: drives and modules against slots, watts against the supply. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import { fitCopy } from '@/data/fit';
import { fill } from './fill';
import type { Outcome, Part } from './fit';
import { listed } from './fit-words';

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

export const idsOf = (parts: readonly Known[]) => parts.map(({ id }) => id);
/** 'the A and the B'. */
export const namesOf = (parts: readonly Known[]) =>
  listed(parts.map(({ facts }) => `the ${facts.short}`));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const counted = (amounts: Readonly<Record<string, number>> | null) =>
  sum(Object.values(amounts ?? {}));

/** The parts of one kind, with the facts of that kind. */
export const ofKind = <K extends PartKind>(parts: readonly Known[], kind: K) =>
  parts.filter((part): part is Known & { readonly facts: FactsOf<K> } => part.facts.part === kind);

/** Drives against the slots of the one board, and the lanes that they leave to a card. */
function driveFindings(
  board: Known & { readonly facts: FactsOf<'board'> },
  parts: readonly Known[],
): readonly Finding[] {
  const { short, drives, m2, m2Unshared } = board.facts;
  const ticked = ofKind(parts, 'drive').filter(({ facts }) => facts.slot === 'M.2');
  const slots = drives?.['M.2'];
  if (slots === undefined || ticked.length === 0) return [];
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
  const free = counted(
    Object.fromEntries(Object.entries(m2Unshared).filter(([name]) => name.includes(`${newest}`))),
  );
  if (fast <= free && ticked.length <= counted(m2Unshared)) return [];
  const say = fill(fitCopy.lanes, { board: short });
  return [{ outcome: 'condition', say, about: [...about, ...idsOf(cards)] }];
}

/** Modules against the slots of the one board. */
function moduleFindings(
  board: Known & { readonly facts: FactsOf<'board'> },
  parts: readonly Known[],
): readonly Finding[] {
  const kits = ofKind(parts, 'memory');
  const modules = sum(kits.map(({ facts }) => facts.modules ?? 0));
  const slots = board.facts.memorySlots;
  if (kits.length < 2 || slots === null) return [];
  const tooMany = modules > slots;
  const say = fill(tooMany ? fitCopy.modules : fitCopy.manyModules, {
    board: board.facts.short,
    x: modules,
    y: slots,
  });
  return [{ outcome: tooMany ? 'clash' : 'condition', say, about: idsOf([...kits, board]) }];
}

/** What processors and cards draw, against the one supply. */
function wattFindings(parts: readonly Known[]): readonly Finding[] {
  const supplies = ofKind(parts, 'supply');
  const [supply] = supplies;
  const drawing = [...ofKind(parts, 'processor'), ...ofKind(parts, 'card')];
  if (supply === undefined || supplies.length > 1 || drawing.length === 0) return [];
  const unknown = [...drawing, supply].filter(({ facts }) => facts.watts === null);
  const about = idsOf([...drawing, supply]);
  if (unknown.length > 0)
    return [
      { outcome: 'check', say: fill(fitCopy.unknownWatts, { names: namesOf(unknown) }), about },
    ];
  const watts = sum(drawing.map(({ facts }) => facts.watts ?? 0));
  const places = { x: watts, y: supply.facts.watts ?? 0, supply: supply.facts.short };
  return watts > places.y ? [{ outcome: 'clash', say: fill(fitCopy.watts, places), about }] : [];
}

/**
 * What is said of the whole, where there is one board or one supply to hold it against.
 *
 * @param parts ticked ones, all with facts
 */
export function wholeFindings(parts: readonly Known[]): readonly Finding[] {
  const boards = ofKind(parts, 'board');
  const [board] = boards.length === 1 ? boards : [];
  return [
    ...(board === undefined
      ? []
      : [...driveFindings(board, parts), ...moduleFindings(board, parts)]),
    ...wattFindings(parts),
  ];
}
