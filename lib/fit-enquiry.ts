/** How the parts of one enquiry go together, each two of them and as a whole. */
import type { FactsOf, PartFacts, PartKind } from '@/checks/schemas/facts';
import { fitCopy, type Test } from '@/data/fit';
import { fill } from './fill';
import { fitOf, type Outcome, type Part } from './fit';
import { factOf } from './fit-agreement';
import { capital, listed, questionsOf } from './fit-words';

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

/** In which order things are said. */
export const ORDER: readonly Finding['outcome'][] = [
  'clash',
  'question',
  'check',
  'condition',
  'fits',
];

type Known = Part & { readonly facts: PartFacts };

const idsOf = (parts: readonly Known[]) => parts.map(({ id }) => id);
const namesOf = (parts: readonly Known[]) => listed(parts.map(({ facts }) => `the ${facts.short}`));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const counted = (amounts: Readonly<Record<string, number>> | null) =>
  sum(Object.values(amounts ?? {}));

/** The parts of one kind, with the facts of that kind. */
const ofKind = <K extends PartKind>(parts: readonly Known[], kind: K) =>
  parts.filter((part): part is Known & { readonly facts: FactsOf<K> } => part.facts.part === kind);

/**
 * What each two say of each other. A part that goes with one of several is not told that it does not go with the others:
 * an enquiry is not one PC.
 */
function pairFindings(
  parts: readonly Known[],
  without: readonly Test['about'][],
): readonly Finding[] {
  const pairs = parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const fit = fitOf(one, other, without);
      return fit === undefined ? [] : { one, other, fit };
    }),
  );
  const goesElsewhere = (part: Known, than: Known) =>
    pairs.some(
      ({ one, other, fit }) =>
        fit.outcome !== 'clash' &&
        ((one === part && other.facts.part === than.facts.part) ||
          (other === part && one.facts.part === than.facts.part)),
    );
  return pairs
    .filter(
      ({ one, other, fit }) =>
        fit.outcome !== 'clash' || !(goesElsewhere(one, other) || goesElsewhere(other, one)),
    )
    .flatMap(({ one, other, fit }) =>
      fit.reasons.map((say) => ({ outcome: fit.outcome, say, about: idsOf([one, other]) })),
    );
}

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

/** What is missing: a board or a supply of the shop's, and what only the visitor can tell. */
function missing(parts: readonly Known[], shop: readonly Part[]): readonly Finding[] {
  const waiting = {
    board: parts.filter(({ facts }) => !['board', 'supply'].includes(facts.part)),
    supply: ofKind(parts, 'card'),
  };
  const added = (['board', 'supply'] as const).flatMap((kind): readonly Finding[] => {
    const has = parts.some(({ facts }) => facts.part === kind);
    const sold = shop.some(({ facts }) => facts?.part === kind);
    if (has || !sold || waiting[kind].length === 0) return [];
    return [{ outcome: 'check', say: fitCopy.add[kind], about: idsOf(waiting[kind]), add: kind }];
  });
  const asked = (['case', 'cooler'] as const).flatMap((about): readonly Finding[] => {
    const why = parts.flatMap((part) =>
      questionsOf(part.facts)
        .filter((question) => question.about === about)
        .map(({ why, fact }) => ({
          part,
          why: fill(why, { a: part.facts.short, x: String(factOf(part.facts, fact)) }),
        })),
    );
    if (why.length === 0) return [];
    const say = `${fitCopy.tellUs[about]}: ${listed(why.map((reason) => reason.why))}.`;
    return [{ outcome: 'check', say, about: idsOf(why.map(({ part }) => part)), tellUs: about }];
  });
  return [...added, ...asked];
}

/**
 * All that is to be said of an enquiry: what does not fit first, then questions, what we'll check, conditions and what
 * fits.
 *
 * @param parts the ticked ones; their order changes nothing but the order of what is said
 * @param shop all parts that are sold, so that nothing is missed that cannot be had
 */
export function enquiryFindings(parts: readonly Part[], shop: readonly Part[]): readonly Finding[] {
  const known = parts
    .filter((part): part is Known => part.facts !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const boards = ofKind(known, 'board');
  const [board] = boards.length === 1 ? boards : [];
  const alternatives: readonly Finding[] =
    boards.length > 1
      ? [
          {
            outcome: 'question',
            say: capital(fill(fitCopy.alternatives, { names: namesOf(boards) })),
            about: idsOf(boards),
          },
        ]
      : [];
  const whole =
    board === undefined ? [] : [...driveFindings(board, known), ...moduleFindings(board, known)];
  const has = (kind: PartKind) => known.some(({ facts }) => facts.part === kind);
  const found = [
    ...pairFindings(known, [
      // The whole answers for the lanes, and the processor for the speed.
      board !== undefined && has('card') ? 'lanes' : undefined,
      has('processor') ? 'speed' : undefined,
    ]),
    ...alternatives,
    ...whole,
    ...wattFindings(known),
    ...missing(known, shop),
  ];
  // Two pairs may say the same, as two processors do of one board.
  const once = new Map<string, Finding>();
  for (const finding of found) {
    const before = once.get(finding.say);
    const about = [...new Set([...(before?.about ?? []), ...finding.about])];
    once.set(finding.say, { ...finding, about });
  }
  return [...once.values()].sort(
    (one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome),
  );
}
