/** What is said of a part's fit before anybody has chosen: on its card, in the table of all, and of one board. */
import type { PartFacts, PartKind } from '@/checks/schemas/facts';
import { fitCopy, kinds } from '@/data/fit';
import { capital, fill } from './fill';
import { type Fit, fitOf, ofKind, type Part, questionsOf } from './fit';
import { listed } from './fit-words';

/** How many words all names begin with alike, as 'ROG Strix Z790-E' and 'ROG Strix X670E-E' do. */
function wordsAlike(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const alike = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.max(alike, 0);
}

/** A series is what a board lists of processors; anything else goes by its name. */
const nameOf = (facts: PartFacts) =>
  (facts.part === 'processor' ? facts.series : undefined) ?? facts.short;

const conditions = (briefs: readonly string[]) =>
  briefs.length > 0 ? ` ${fitCopy.with} ${briefs.join(` ${fitCopy.and} `)}` : '';

/** How parts that fit alike are told, after those that were told before. */
function segment({ outcome, briefs }: Fit, names: string): string {
  if (outcome === 'clash') return `${fitCopy.not} ${names}`;
  return outcome === 'check' ? fill(fitCopy.unsure, { b: names }) : names + conditions(briefs);
}

const goes = ({ fit: { outcome } }: { readonly fit: Fit }) =>
  outcome === 'fits' || outcome === 'condition';

/** Parts with how each goes with another, those that have a bearing on it. */
const beside = <P extends Part>(other: Part, parts: readonly P[]) =>
  parts.flatMap((part) => {
    const fit = fitOf(part, other);
    return fit === undefined ? [] : { part, fit };
  });

/** What a part goes with of the kind that matters most to it, those that fit first; '' where there are none. */
function goesWith(facts: PartFacts, part: Part, shop: readonly Part[]): string {
  const { with: kind, verb } = kinds[facts.part].card;
  const { the, one, more } = kinds[kind];
  const others = ofKind(shop, kind);
  const alike = wordsAlike(others.map((other) => nameOf(other.facts)));
  const groups = new Map<string, { readonly fit: Fit; readonly names: Set<string> }>();
  for (const { part: other, fit } of beside(part, others)) {
    const key = `${fit.outcome} ${fit.briefs}`;
    const group = groups.get(key) ?? { fit, names: new Set() };
    groups.set(key, group);
    group.names.add(nameOf(other.facts).split(' ').slice(alike).join(' '));
  }
  const told = [...groups.values()].toSorted((a, b) => Number(goes(b)) - Number(goes(a)));
  const segments = told.map(({ fit, names }, index) => {
    // What the first are is what the others are, too.
    const noun = index > 0 ? '' : names.size === 1 ? one : more;
    return segment(fit, the + listed([...names]) + noun);
  });
  return (told.some(goes) ? `${verb} ` : '') + segments.join('; ');
}

/**
 * What a part's card says of its fit, in one line: what it goes with of the shop's other parts, and what it asks of the
 * case or the cooler. Undefined where there is nothing to say.
 */
export function cardFit(part: Part, shop: readonly Part[]): string | undefined {
  const { facts } = part;
  if (facts === undefined) return undefined;
  const asked = questionsOf(facts).map(({ card }) => card);
  const told = [goesWith(facts, part, shop), ...asked].filter((line) => line !== '');
  return told.length > 0 ? capital(told.join('; ')) : undefined;
}

const ROWS = (Object.keys(kinds) as readonly PartKind[]).filter((kind) => kinds[kind].inTable);

/**
 * All parts that go on a board, in groups by kind, each with a cell for each board; none in a shop without boards. Cells
 * name their conditions, of which the notes have each once, by their numbers from 1.
 */
export function fitTable<P extends Part>(shop: readonly P[]) {
  const boards = ofKind(shop, 'board');
  const notes = new Set<string>();
  const noteOf = (reason: string) => [...notes.add(reason)].indexOf(reason) + 1;
  const groups = ROWS.map((kind) =>
    ofKind(shop, kind).map((part) => ({
      part,
      cells: beside(part, boards).map(({ fit: { outcome, briefs, reasons } }) => ({
        outcome,
        briefs,
        notes: outcome === 'condition' ? reasons.map(noteOf) : [],
      })),
    })),
  );
  const filled = groups.filter(({ length }) => length > 0 && boards.length > 0);
  return { boards, groups: filled, notes: [...notes] };
}

/**
 * The column of the board that most of the shop's parts go on, of equals the last: of each kind the first part that goes
 * on it, and of all the first that does not, with its outcome in words, or its condition. Undefined without such a board.
 */
export function boardColumn(shop: readonly Part[]) {
  const columns = ofKind(shop, 'board').map((board) => {
    const groups = ROWS.map((kind) => beside(board, ofKind(shop, kind)));
    const clash = groups.flat().find(({ fit }) => fit.outcome === 'clash');
    const shown = [...groups.map((group) => group.find(goes)), clash].flatMap((row) => row ?? []);
    const rows = shown.map(({ part, fit: { outcome, briefs } }) => {
      const told = outcome === 'condition' ? conditions(briefs).trim() : fitCopy.outcomes[outcome];
      return { part: part.facts.short, outcome, value: capital(told) };
    });
    return { board: board.facts.short, rows, count: groups.flat().filter(goes).length };
  });
  return columns
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .at(-1);
}
