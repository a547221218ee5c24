/** The lines on a part's compatibility before anything is ticked: on its card and in the tables. */

import { fitCopy, kinds } from '@/data/fit';
import { cardAsks } from '@/data/have';
import type { PartFacts, PartKind } from '@/lib/content/facts';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import { type Fit, fitOf, type Outcome, ofKind, type Part, questionsOf, worstFirst } from './fit';
import { conditions, inOneLine, joinNames } from './fit-words';

/** A part with one verdict for more parts than these, and for all of their kind, shows their count. */
const MOST_NAMES = 2;

/** How many words all names begin with alike, as 'ROG Strix Z790-E' and 'ROG Strix X670E-E' do. */
function wordsAlike(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const alike = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.max(alike, 0);
}

/** A series is what a board lists of processors; anything else goes by its name. */
const nameOf = (facts: PartFacts) =>
  (facts.part === 'cpu' ? facts.series : undefined) ?? facts.short;

/** One thing that a part's card says of its fit. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly say: string;
  /** The requirements for a visitor's parts, by field. */
  readonly leads?: readonly (readonly [field: string, say: string])[];
}

/** Returns a card's requirements for the visitor's parts, as far as its facts are known. */
function leadsOf(facts: PartFacts) {
  const { line, leads } = cardAsks[facts.part] ?? { leads: {} };
  const told = Object.entries(leads).map(
    ([field, say]) =>
      [field, fillTemplate(say, facts as unknown as Record<string, string>)] as const,
  );
  const known = told.filter(([, say]) => !say.includes('{'));
  return known.length > 0 ? { line, leads: known } : {};
}

const goes = ({ fit: { outcome } }: { readonly fit: Fit }) =>
  outcome === 'fits' || outcome === 'condition';

/** Parts with how each goes with another, those that have a bearing on it. */
const beside = <P extends Part>(other: Part, parts: readonly P[]) =>
  parts.flatMap((part) => {
    const fit = fitOf(part, other);
    return fit === undefined ? [] : { part, fit };
  });

/** Returns the verdicts on the other kind that matters most to a part, best first, with equal ones in one line. */
function goesWith(facts: PartFacts, part: Part, shop: readonly Part[]): readonly Verdict[] {
  const { with: kind, verb, not } = kinds[facts.part].card;
  const { the, one, more, many } = kinds[kind];
  const others = ofKind(shop, kind);
  const alike = wordsAlike(others.map((other) => nameOf(other.facts)));
  const groups = new Map<string, { readonly fit: Fit; readonly names: string[] }>();
  for (const { part: other, fit } of beside(part, others)) {
    const key = `${fit.outcome} ${fit.briefs}`;
    const group = groups.get(key) ?? { fit, names: [] };
    groups.set(key, group);
    group.names.push(nameOf(other.facts).split(' ').slice(alike).join(' '));
  }
  const told = worstFirst([...groups.values()].map((group) => ({ ...group, ...group.fit })));
  return told.toReversed().map(({ outcome, briefs, names: all }, index) => {
    const names = [...new Set(all)];
    // What the first are is what the others are, too.
    const noun = index > 0 ? '' : names.length === 1 ? one : more;
    const isAll = groups.size === 1 && all.length > MOST_NAMES;
    const these = isAll
      ? fillTemplate(fitCopy.all, { n: all.length, many })
      : the + joinNames(names) + noun;
    if (outcome === 'check') return { outcome, say: fillTemplate(fitCopy.unsure, { b: these }) };
    const said = outcome === 'clash' ? not : verb;
    return { outcome, say: `${said} ${these}${conditions(briefs)}` };
  });
}

/**
 * Returns the lines of a part's card: the shop's parts that it works with, and its requirements for the case or the cooler,
 * which are conditions. May be empty.
 */
export function cardFit(part: Part, shop: readonly Part[]): readonly Verdict[] {
  const { facts } = part;
  if (facts === undefined) return [];
  const outcome = 'condition' as const;
  const lines = goesWith(facts, part, shop);
  const { line, ...leads } = leadsOf(facts);
  const asked = questionsOf(facts).flatMap(({ card }) =>
    card === '' ? [] : [{ outcome, say: capitalise(card) }],
  );
  return [
    ...lines.map((one, at) =>
      at === lines.length - 1 && line === undefined && leads.leads
        ? { ...one, say: `${one.say}.`, ...leads }
        : one,
    ),
    ...(line === undefined ? [] : [{ outcome, say: line, ...leads }]),
    ...asked,
  ];
}

const ROWS = (Object.keys(kinds) as readonly PartKind[]).filter((kind) => kinds[kind].inTable);

/**
 * All parts that go on a board, by kind, those that go alike in one row, with a cell for each board; none in a shop without
 * boards.
 *
 * @param boards those of the shop that it is about, all where nothing is said
 */
export function fitTable<P extends Part>(shop: readonly P[], boards = ofKind(shop, 'motherboard')) {
  const groups = ROWS.map((kind) => {
    const rows = new Map<string, { readonly parts: P[]; readonly cells: readonly Fit[] }>();
    for (const part of ofKind(shop, kind)) {
      const cells = beside(part, boards).map(({ fit }) => fit);
      const key = cells.map(inOneLine).join('; ');
      const row = rows.get(key) ?? { parts: [], cells };
      rows.set(key, row);
      row.parts.push(part);
    }
    return [...rows.values()];
  });
  return { boards, groups: groups.filter(({ length }) => length > 0 && boards.length > 0) };
}

/**
 * The column of the board that most of the shop's parts go on, of equals the last: of each kind the first part that goes
 * on it, and of all the first that does not, with its outcome in words. Undefined without such a board.
 */
export function boardColumn(shop: readonly Part[]) {
  const columns = ofKind(shop, 'motherboard').map((board) => {
    const groups = ROWS.map((kind) => beside(board, ofKind(shop, kind)));
    const clash = groups.flat().find(({ fit }) => fit.outcome === 'clash');
    const shown = [...groups.map((group) => group.find(goes)), clash].flatMap((row) => row ?? []);
    const rows = shown.map(({ part, fit }) => ({
      part: part.facts.short,
      outcome: fit.outcome,
      value: inOneLine(fit),
    }));
    return { board: board.facts.short, rows, count: groups.flat().filter(goes).length };
  });
  return columns
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .at(-1);
}
