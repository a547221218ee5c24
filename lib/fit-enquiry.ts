/** How the parts of one enquiry go together, each two of them and as a whole. */
import type { PartKind } from '@/checks/schemas/facts';
import type { FitTest } from '@/checks/schemas/fit';
import { fitCopy } from '@/data/fit';
import { fitOf, ofKind, type Part, worstFirst } from './fit';
import { type Finding, idsOf, type Known, wholeFindings } from './fit-whole';
import { listed, questionsOf } from './fit-words';

/**
 * What each two say of each other. A part that goes with one of several is not told that it does not go with the others:
 * an enquiry is not one PC.
 */
function pairFindings(parts: readonly Known[], without: readonly FitTest['about'][]) {
  const clash = (one: Part, other: Part) => fitOf(one, other, without)?.outcome === 'clash';
  const goesElsewhere = (part: Known, than: Known) =>
    ofKind(parts, than.facts.part).some((other) => !clash(part, other));
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other): readonly Finding[] => {
      const fit = fitOf(one, other, without);
      if (fit === undefined) return [];
      const { outcome, reasons } = fit;
      const settled = () => goesElsewhere(one, other) || goesElsewhere(other, one);
      // Asked of clashes alone: it checks both against all other parts, at each tick.
      if (outcome === 'clash' && settled()) return [];
      return reasons.map((say) => ({ outcome, say, about: idsOf([one, other]) }));
    }),
  );
}

/** What is missing: a board or a supply of the shop's, and what only the visitor can tell. */
function missing(parts: readonly Known[], shop: readonly Part[]): readonly Finding[] {
  const waiting = {
    board: parts.filter(({ facts }) => !['board', 'supply'].includes(facts.part)),
    supply: ofKind(parts, 'card'),
  };
  const added = (['board', 'supply'] as const).flatMap((kind): readonly Finding[] => {
    const about = idsOf(waiting[kind]);
    const needed = ofKind(parts, kind).length === 0 && about.length > 0;
    if (!needed || ofKind(shop, kind).length === 0) return [];
    return [{ outcome: 'check', say: fitCopy.add[kind], about, add: kind }];
  });
  const asked = (['case', 'cooler'] as const).flatMap((tellUs): readonly Finding[] => {
    const why = parts.flatMap(({ id, facts }) =>
      questionsOf(facts).flatMap(({ about, why }) => (about === tellUs ? { id, why } : [])),
    );
    if (why.length === 0) return [];
    const say = `${fitCopy.tellUs[tellUs]}: ${listed(why.map((reason) => reason.why))}.`;
    return [{ outcome: 'check', say, about: why.map(({ id }) => id), tellUs }];
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
  const count = (kind: PartKind) => ofKind(known, kind).length;
  const found = [
    ...pairFindings(known, [
      // The whole answers for the lanes, and the processor for the speed.
      count('board') === 1 && count('card') > 0 ? 'lanes' : undefined,
      count('processor') > 0 ? 'speed' : undefined,
    ]),
    ...wholeFindings(known),
    ...missing(known, shop),
  ];
  // Two pairs may say the same, as two processors do of one board.
  const once = new Map<string, Finding>();
  for (const finding of found) {
    const before = once.get(finding.say);
    const about = [...new Set([...(before?.about ?? []), ...finding.about])];
    once.set(finding.say, { ...finding, about });
  }
  return worstFirst([...once.values()]);
}

/** What is said of a clash on a part's own card, by the part's id: with what, where it is one part alone. */
export function clashLines(
  findings: readonly Finding[],
  parts: readonly Part[],
): ReadonlyMap<string, string> {
  const clashing = findings.filter(({ outcome }) => outcome === 'clash');
  const line = (id: string) => {
    const [only, ...more] = parts.filter(
      (part) =>
        part.id !== id &&
        clashing.some(({ about }) => about.includes(id) && about.includes(part.id)),
    );
    const other = only?.facts && more.length === 0 ? `the ${only.facts.short}` : fitCopy.others;
    return `${fitCopy.outcomes.clash} ${other}`;
  };
  return new Map(clashing.flatMap(({ about }) => about.map((id) => [id, line(id)])));
}
