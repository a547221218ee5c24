/** How the parts of one enquiry go together, each two of them and as a whole. */
import type { PartKind } from '@/checks/schemas/facts';
import { fitCopy, type Test } from '@/data/fit';
import { fill } from './fill';
import { fitOf, type Part } from './fit';
import { factOf } from './fit-agreement';
import { type Finding, idsOf, type Known, namesOf, ofKind, wholeFindings } from './fit-whole';
import { capital, listed, questionsOf } from './fit-words';

/** In which order things are said. */
export const ORDER: readonly Finding['outcome'][] = [
  'clash',
  'question',
  'check',
  'condition',
  'fits',
];

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
      return fit === undefined ? [] : { both: [one, other], fit };
    }),
  );
  const goesElsewhere = (part: Known, than: Known) =>
    pairs.some(
      ({ both, fit }) =>
        fit.outcome !== 'clash' &&
        both.includes(part) &&
        both.some((other) => other !== part && other.facts.part === than.facts.part),
    );
  return pairs.flatMap(({ both, fit: { outcome, reasons } }) => {
    const settled = both.some((part) =>
      both.some((than) => than !== part && goesElsewhere(part, than)),
    );
    if (outcome === 'clash' && settled) return [];
    return reasons.map((say) => ({ outcome, say, about: idsOf(both) }));
  });
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
  const has = (kind: PartKind) => known.some(({ facts }) => facts.part === kind);
  const found: Finding[] = [
    ...pairFindings(known, [
      // The whole answers for the lanes, and the processor for the speed.
      boards.length === 1 && has('card') ? 'lanes' : undefined,
      has('processor') ? 'speed' : undefined,
    ]),
    ...wholeFindings(known),
    ...missing(known, shop),
  ];
  if (boards.length > 1) {
    const say = capital(fill(fitCopy.alternatives, { names: namesOf(boards) }));
    found.push({ outcome: 'question', say, about: idsOf(boards) });
  }
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

/** What is said of a clash on a part's own card, by the part's id: with what, where it is one part alone. */
export function clashLines(
  findings: readonly Finding[],
  parts: readonly Part[],
): ReadonlyMap<string, string> {
  const clashing = findings.filter(({ outcome }) => outcome === 'clash');
  const line = (id: string) => {
    const others = parts.filter(
      (part) =>
        part.id !== id &&
        clashing.some(({ about }) => about.includes(id) && about.includes(part.id)),
    );
    const [only] = others.length === 1 ? others : [];
    return `${fitCopy.outcomes.clash} ${only?.facts ? `the ${only.facts.short}` : fitCopy.others}`;
  };
  return new Map(clashing.flatMap(({ about }) => about.map((id) => [id, line(id)])));
}
