/** The published cases, power supplies and motherboards that visitors may own: see data/part-database/README.md. */
import { have } from '@/data/have';
import { createPattern, prepareText, splitWords } from '@/lib/search/fuzzy-search';
import { fillTemplate } from '@/lib/text/fill-template';

/** Each list is a chunk of its own, loaded when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/part-database/cases.json'),
  supply: () => import('@/data/part-database/psus.json'),
  board: () => import('@/data/part-database/motherboards.json'),
};

/** A kind of part that has a list. */
export type DatabaseKind = keyof typeof LISTS;

/** The facts of each kind, in the order of a line; '' for an unknown one. */
interface DatabaseFacts {
  readonly case: readonly [largestBoard: string, cardLength: string, cages: string, slots: string];
  readonly supply: readonly [watts: string];
  readonly board: readonly [socket: string, memoryType: string, form: string];
}

/** A part of a list. */
export type DatabasePart<K extends DatabaseKind = DatabaseKind> = {
  [Kind in K]: {
    readonly kind: Kind;
    /** The first stands in addresses; older links may have another. */
    readonly ids: readonly string[];
    readonly maker: string;
    readonly model: string;
    readonly facts: DatabaseFacts[Kind];
  };
}[K];

/** Parses a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const parseParts = <K extends DatabaseKind>(kind: K, lines: readonly string[]) =>
  lines.map((line) => {
    const [maker, model, ids = '', ...facts] = line.split('|');
    return { kind, ids: ids.split(','), maker, model, facts } as unknown as DatabasePart<K>;
  });

/**
 * Loads all parts of a kind.
 *
 * @throws if the list can't be fetched
 */
export const loadParts = async <K extends DatabaseKind>(kind: K) =>
  parseParts(kind, (await LISTS[kind]()).default);

/** Returns a part's full name. */
export const formatPartName = ({ maker, model }: Pick<DatabasePart, 'maker' | 'model'>) =>
  `${maker} ${model}`;

const formatAmount = (template: string, x: string) => x && fillTemplate(template, { x });

/** Formats the facts that distinguish parts: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export function formatPartDetail({ kind, facts }: DatabasePart): string {
  if (kind === 'supply') return formatAmount(have.details.watts, facts[0]);
  if (kind === 'board') return facts.filter(Boolean).join(', ');
  const [largestBoard, cardLength] = facts;
  return [largestBoard, formatAmount(have.details.room, cardLength)].filter(Boolean).join(', ');
}

/** The most results that a phone shows above its keyboard. */
const MAX_RESULTS = 5;

/** A list with its texts prepared for searches. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(`${formatPartName(part)} ${formatPartDetail(part)}`),
  }));

/** Ranks a word in a text: 0 as a whole word, higher where it begins or ends within one, undefined where it is missing. */
function rankWord(pattern: RegExp, text: string) {
  let best: number | undefined;
  pattern.lastIndex = 0;
  // matchAll would copy the pattern for each of thousands of texts.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, before, after] = match;
    const end = after === undefined ? 3 : after === '|' ? 1 : 0;
    best = Math.min(best ?? Infinity, end + (before === '|' ? 1 : 0));
  }
  return best;
}

/** Returns the parts that have all words in their names and facts, each with its rank: 0 where all are whole words. */
function rankParts(index: PartIndex, words: readonly string[]) {
  const patterns = words.map(createPattern);
  return index.flatMap(({ part, text }) => {
    let sum = 0;
    for (const pattern of patterns) {
      const rank = rankWord(pattern, text);
      if (rank === undefined) return [];
      sum += rank;
    }
    return { part, rank: sum };
  });
}

/**
 * Returns the best five parts that have all typed words in their names and facts, in any order. Whole words come first,
 * then shorter names.
 */
export function searchParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const rankedParts = rankParts(index, words);
  // 'b650tuf' and '4000dairflow' are words typed without a space.
  const splitNumbers = () => words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);
  return (rankedParts.length > 0 ? rankedParts : rankParts(index, splitNumbers()))
    .sort((one, other) => one.rank - other.rank || one.part.model.length - other.part.model.length)
    .slice(0, MAX_RESULTS)
    .map(({ part }) => part);
}

/** Returns the fact that a name must settle: a power supply's watts, a motherboard's memory type, and none of a case. */
const getDecisiveFact = ({ kind, facts }: DatabasePart) =>
  kind === 'case' ? '' : kind === 'supply' ? facts[0] : facts[1];

/** The sockets whose motherboards exist for two memory types, often under one name. */
const TWO_MEMORY_SOCKETS = ['LGA775', 'AM3', 'LGA1151', 'LGA1700'];
const canHaveTwin = ({ kind, facts: [socket] }: DatabasePart) =>
  kind === 'board' && TWO_MEMORY_SOCKETS.includes(socket);

/**
 * Returns the part with exactly the typed name, or else the only part with all typed words: 'NZXT H510' finds the H510,
 * though there is an H510 Flow. Returns undefined where the name leaves watts open, and for a motherboard of a socket with
 * two memory types: the visitor chooses it.
 */
export function findNamedPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitWords(typed);
  const matches = rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));
  const name = prepareText(typed);
  const exactMatches = matches.filter((part) => prepareText(formatPartName(part)) === name);
  const [part, second] = exactMatches.length > 0 ? exactMatches : matches;
  if (words.length === 0 || part === undefined || second || canHaveTwin(part)) return undefined;
  return matches.every((match) => getDecisiveFact(match) === getDecisiveFact(part))
    ? part
    : undefined;
}
