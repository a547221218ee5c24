/** What is said of a part's fit before anybody has chosen: on its card, in the table of all, and of one board. */
import type { PartFacts, PartKind } from '@/checks/schemas/facts';
import { cardLines, cardNouns, fitCopy } from '@/data/fit';
import { fill } from './fill';
import { type Fit, fitOf, type Part } from './fit';
import { factOf } from './fit-agreement';
import { capital, listed, questionsOf } from './fit-words';

/** How many words all names begin with alike, as 'ROG Strix Z790-E' and 'ROG Strix X670E-E' do. */
function wordsAlike(names: readonly string[]): number {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const alike = first.findIndex((word, index) => others.some((other) => other[index] !== word));
  return Math.max(alike, 0);
}

/** A series is what a board lists of processors; anything else goes by its name. */
const nameOf = (facts: PartFacts) =>
  facts.part === 'processor' && facts.series !== null ? facts.series : facts.short;

const conditions = (briefs: readonly string[]) =>
  briefs.length > 0 ? ` ${fitCopy.with} ${briefs.join(` ${fitCopy.and} `)}` : '';

/** How parts that fit alike are told, after those that were told before. */
function segment({ outcome, briefs }: Fit, names: string): string {
  if (outcome === 'clash') return `${fitCopy.not} ${names}`;
  return outcome === 'check' ? fill(fitCopy.unsure, { b: names }) : names + conditions(briefs);
}

/** What a part goes with of the kind that matters most to it, those that fit first. */
function goesWith(facts: PartFacts, part: Part, shop: readonly Part[]): string | undefined {
  const { with: kind, verb } = cardLines[facts.part];
  const { the, one, many } = cardNouns[kind];
  const others = shop.flatMap((other) => (other.facts?.part === kind ? other.facts : []));
  const alike = wordsAlike(others.map(nameOf));
  const groups = new Map<string, { readonly fit: Fit; readonly names: Set<string> }>();
  for (const other of others) {
    const fit = fitOf(part, { id: '', facts: other });
    if (fit === undefined) continue;
    const key = `${fit.outcome} ${fit.briefs}`;
    const group = groups.get(key) ?? { fit, names: new Set() };
    groups.set(key, group);
    group.names.add(nameOf(other).split(' ').slice(alike).join(' '));
  }
  const found = [...groups.values()];
  const good = found.filter(({ fit }) => fit.outcome === 'fits' || fit.outcome === 'condition');
  const told = [...good, ...found.filter((group) => !good.includes(group))];
  const segments = told.map(({ fit, names }, index) => {
    // What the first are is what the others are, too.
    const noun = index > 0 ? '' : names.size === 1 ? one : many;
    return segment(fit, the + listed([...names]) + noun);
  });
  if (segments.length === 0) return undefined;
  const all = segments.join('; ');
  return good.length > 0 ? `${verb} ${all}` : all;
}

/**
 * What a part's card says of its fit, in one line: what it goes with of the shop's other parts, and what it asks of the
 * case or the cooler.
 *
 * @returns undefined for a part without facts, and one that nothing has a bearing on
 */
export function cardFit(part: Part, shop: readonly Part[]): string | undefined {
  const { facts } = part;
  if (facts === undefined) return undefined;
  const asked = questionsOf(facts).flatMap(({ card, fact }) =>
    card === undefined ? [] : fill(card, { x: String(factOf(facts, fact)) }),
  );
  const told = [goesWith(facts, part, shop) ?? [], asked].flat();
  return told.length > 0 ? capital(told.join('; ')) : undefined;
}

/** One part on one board. */
export interface FitCell extends Pick<Fit, 'outcome'> {
  /** Numbers of its conditions, from 1. */
  readonly notes: readonly number[];
}

export interface FitTable<P> {
  readonly boards: readonly P[];
  /** The parts of each kind that boards have a bearing on, with a cell for each board. */
  readonly groups: readonly (readonly { readonly part: P; readonly cells: readonly FitCell[] }[])[];
  /** The conditions, each once. */
  readonly notes: readonly string[];
}

const ROWS: readonly PartKind[] = ['processor', 'memory', 'drive', 'card'];

/** All parts that go on a board, on all boards; a shop without boards, or without parts for them, has no groups. */
export function fitTable<P extends Part>(shop: readonly P[]): FitTable<P> {
  const ofKind = (kind: PartKind) => shop.filter(({ facts }) => facts?.part === kind);
  const boards = ofKind('board');
  const notes: string[] = [];
  const noteOf = (reason: string) => {
    if (!notes.includes(reason)) notes.push(reason);
    return notes.indexOf(reason) + 1;
  };
  const groups = ROWS.map((kind) =>
    ofKind(kind).map((part) => ({
      part,
      cells: boards.flatMap((board) => {
        const fit = fitOf(part, board);
        if (fit === undefined) return [];
        const { outcome, reasons } = fit;
        return { outcome, notes: outcome === 'condition' ? reasons.map(noteOf) : [] };
      }),
    })),
  );
  return { boards, groups: groups.filter(({ length }) => length > 0 && boards.length > 0), notes };
}

/** One line of a board's column: a part, and how it goes on that board. */
export interface ColumnRow extends Pick<Fit, 'outcome'> {
  readonly part: string;
  /** The outcome in words, or its condition: 'With a current BIOS'. */
  readonly value: string;
}

/**
 * The column of one board: of each kind the first part that goes on it, and of all the first that does not.
 *
 * @returns the board that most of the shop's parts go on, of equals the last; undefined in a shop without boards
 */
export function boardColumn(
  shop: readonly Part[],
): { readonly board: string; readonly rows: readonly ColumnRow[] } | undefined {
  const { boards, groups } = fitTable(shop);
  const columns = boards.map((board) => ({
    board,
    kinds: groups.map((group) => group.map(({ part }) => ({ part, fit: fitOf(part, board) }))),
  }));
  const goes = ({ fit }: { readonly fit: Fit | undefined }) =>
    fit?.outcome === 'fits' || fit?.outcome === 'condition';
  const count = ({ kinds }: (typeof columns)[number]) => kinds.flat().filter(goes).length;
  const most = Math.max(...columns.map(count));
  const chosen = columns.findLast((column) => count(column) === most);
  if (chosen?.board.facts === undefined || most === 0) return undefined;
  const shown = [
    ...chosen.kinds.map((kind) => kind.find(goes)),
    chosen.kinds.flat().find(({ fit }) => fit?.outcome === 'clash'),
  ];
  const rows = shown.flatMap((row) => {
    if (row?.fit === undefined || row.part.facts === undefined) return [];
    const { outcome, briefs } = row.fit;
    const told = outcome === 'condition' ? conditions(briefs).trim() : fitCopy.outcomes[outcome];
    return { part: row.part.facts.short, outcome, value: capital(told) };
  });
  return { board: chosen.board.facts.short, rows };
}
