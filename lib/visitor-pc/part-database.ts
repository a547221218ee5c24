/** The cases, supplies and boards that visitors may have; data/part-database/README.md says where they are from. */
import { have } from '@/data/have';
import { createPattern, prepareText, splitWords } from '@/lib/search/fuzzy-search';
import { fillTemplate } from '@/lib/text/fill-template';

/** Each list is a script of its own, which comes when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/part-database/cases.json'),
  supply: () => import('@/data/part-database/psus.json'),
  board: () => import('@/data/part-database/motherboards.json'),
};

/** What of a visitor's there is a list of. */
export type DatabaseKind = keyof typeof LISTS;

/** What is believed of a part of each kind, in a list's order; '' where nothing is. */
interface Believed {
  readonly case: readonly [largestBoard: string, room: string, cages: string, slots: string];
  readonly supply: readonly [watts: string];
  readonly board: readonly [socket: string, memory: string, form: string];
}

/** A part of a list. */
export interface DatabasePart<K extends DatabaseKind = DatabaseKind> {
  readonly kind: K;
  /** The first stands in addresses; links may have one of the others. */
  readonly ids: readonly string[];
  readonly maker: string;
  readonly model: string;
  readonly believed: Believed[K];
}

/** The parts of a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const parseParts = <K extends DatabaseKind>(kind: K, lines: readonly string[]) =>
  lines.map((line): DatabasePart<K> => {
    const [maker = '', model = '', ids = '', ...believed] = line.split('|');
    return {
      kind,
      ids: ids.split(','),
      maker,
      model,
      believed: believed as unknown as Believed[K],
    };
  });

/** All known parts of a kind; rejected where its script does not come. */
export const loadParts = async <K extends DatabaseKind>(kind: K) =>
  parseParts(kind, (await LISTS[kind]()).default);

/** What a part is called in full. */
export const formatPartName = ({ maker, model }: Pick<DatabasePart, 'maker' | 'model'>) =>
  `${maker} ${model}`;

const amount = (text: string, x: string) => x && fillTemplate(text, { x });

/** What tells a part from its twins: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export function formatPartDetail({ kind, believed }: DatabasePart): string {
  const [first = '', second = '', third = ''] = believed;
  if (kind === 'supply') return amount(have.details.watts, first);
  const told =
    kind === 'case' ? [first, amount(have.details.room, second)] : [first, second, third];
  return told.filter((text) => text !== '').join(', ');
}

/** Results that a phone shows above its keyboard. */
const SHOWN = 5;

/** A list prepared once, and searched with each key. */
export type PartIndex = readonly { readonly part: DatabasePart; readonly text: string }[];

export const indexParts = (parts: readonly DatabasePart[]): PartIndex =>
  parts.map((part) => ({
    part,
    text: prepareText(`${formatPartName(part)} ${formatPartDetail(part)}`),
  }));

/** Returns how a word stands in a text: 0 as a word, more where it begins or ends within one; undefined for nowhere. */
function rankWord(pattern: RegExp, text: string) {
  let best: number | undefined;
  pattern.lastIndex = 0;
  // Not matchAll, which copies the pattern for each of some thousand texts.
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [, before, after] = found;
    const end = after === undefined ? 3 : after === '|' ? 1 : 0;
    best = Math.min(best ?? Infinity, end + (before === '|' ? 1 : 0));
  }
  return best;
}

/** Returns the parts whose names and facts have all of some words, each with its rank: 0 where all stand as words. */
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
 * Returns the best five parts whose names and facts have all words of what was typed, in any order: those that have them
 * as words first, then those with shorter names.
 */
export function searchParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const whole = rankParts(index, words);
  // 'b650tuf' and '4000dairflow' are two words that nobody parted.
  const parted = () => words.flatMap((word) => word.match(/[0-9]+|[^0-9]+/g) ?? []);
  return (whole.length > 0 ? whole : rankParts(index, parted()))
    .sort((one, other) => one.rank - other.rank || one.part.model.length - other.part.model.length)
    .slice(0, SHOWN)
    .map(({ part }) => part);
}

/** The fact that a name must settle before it is believed: a supply's watts, a board's memory. */
const decisiveFact = ({ kind, believed }: DatabasePart) =>
  kind === 'case' ? '' : (believed as readonly string[])[kind === 'supply' ? 0 : 1];

/** Sockets whose boards exist for two kinds of memory, often under one name. */
const TWO_MEMORY_SOCKETS = ['LGA775', 'AM3', 'LGA1151', 'LGA1700'];
const hasTwinSocket = ({ kind, believed: [socket = ''] }: DatabasePart) =>
  kind === 'board' && TWO_MEMORY_SOCKETS.includes(socket);

/**
 * Returns the part that has what was typed as its full name, or else the only one that has all its words: 'NZXT H510' is
 * the H510, though there is an H510 Flow. Returns undefined where the name leaves open which watts or which memory it is:
 * a board of a socket with two kinds of memory is the visitor's to choose.
 */
export function findNamedPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitWords(typed);
  const parts = rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));
  const name = prepareText(typed);
  const named = parts.filter((part) => prepareText(formatPartName(part)) === name);
  const [part, another] = named.length > 0 ? named : parts;
  if (words.length === 0 || part === undefined || another || hasTwinSocket(part)) return undefined;
  const isSettled = parts.every((one) => decisiveFact(one) === decisiveFact(part));
  return isSettled ? part : undefined;
}
