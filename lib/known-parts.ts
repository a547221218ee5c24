/** The cases, supplies and boards that visitors may have; data/known-parts/README.md says where they are from. */
import { have } from '@/data/have';
import { fill } from './fill';
import { createRanker, prepareText, splitWords } from './fuzzy-search';

/** Each list is a script of its own, which comes when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/known-parts/cases.json'),
  supply: () => import('@/data/known-parts/supplies.json'),
  board: () => import('@/data/known-parts/boards.json'),
};

/** What of a visitor's there is a list of. */
export type Listed = keyof typeof LISTS;

/** What is believed of a part of each kind, in a list's order; '' where nothing is. */
interface Believed {
  readonly case: readonly [largestBoard: string, room: string, cages: string, slots: string];
  readonly supply: readonly [watts: string];
  readonly board: readonly [socket: string, memory: string, form: string];
}

/** A part of a list. */
export interface KnownPart<K extends Listed = Listed> {
  readonly kind: K;
  /** The first stands in addresses; links may have one of the others. */
  readonly ids: readonly string[];
  readonly maker: string;
  readonly model: string;
  readonly believed: Believed[K];
}

/** The parts of a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const partsOf = <K extends Listed>(kind: K, lines: readonly string[]) =>
  lines.map((line): KnownPart<K> => {
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
export const knownParts = async <K extends Listed>(kind: K) =>
  partsOf(kind, (await LISTS[kind]()).default);

/** What a part is called in full. */
export const nameOf = ({ maker, model }: Pick<KnownPart, 'maker' | 'model'>) => `${maker} ${model}`;

const amount = (text: string, x: string) => x && fill(text, { x });

/** What tells a part from its twins: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export function detailOf({ kind, believed }: KnownPart): string {
  const [first = '', second = '', third = ''] = believed;
  if (kind === 'supply') return amount(have.details.watts, first);
  const told =
    kind === 'case' ? [first, amount(have.details.room, second)] : [first, second, third];
  return told.filter((text) => text !== '').join(', ');
}

/** Results that a phone shows above its keyboard. */
const SHOWN = 5;

/** A list prepared once, and searched with each key. */
export type PartIndex = readonly { readonly part: KnownPart; readonly text: string }[];

export const indexParts = (parts: readonly KnownPart[]): PartIndex =>
  parts.map((part) => ({ part, text: prepareText(`${nameOf(part)} ${detailOf(part)}`) }));

/** The parts whose names and facts have all of some words, with how well. */
function rankParts(index: PartIndex, words: readonly string[]) {
  const rankText = createRanker(words);
  return index.flatMap(({ part, text }) => {
    const rank = rankText(text);
    return rank === undefined ? [] : { part, rank };
  });
}

/**
 * Returns the best five parts whose names and facts have all words of what was typed, in any order: those that have them
 * as words first, then those with shorter names.
 */
export function searchParts(index: PartIndex, typed: string): readonly KnownPart[] {
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
const decisiveFact = ({ kind, believed }: KnownPart) =>
  kind === 'case' ? '' : (believed as readonly string[])[kind === 'supply' ? 0 : 1];

/** Returns true for a board that may have a twin for the other kind of memory, under a name that says neither. */
const mayHaveTwin = ({ kind, believed: [socket] }: KnownPart, typed: string) =>
  kind === 'board' && socket === 'LGA1700' && !/\bd(?:dr)?[45]\b/i.test(typed);

/**
 * Returns the part that has what was typed as its full name, or else the only one that has all its words: 'NZXT H510' is
 * the H510, though there is an H510 Flow. Nothing where the name leaves open which watts or which memory it is.
 */
export function findNamedPart(index: PartIndex, typed: string): KnownPart | undefined {
  const words = splitWords(typed);
  const parts = rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));
  const name = prepareText(typed);
  const named = parts.filter((part) => prepareText(nameOf(part)) === name);
  const [part, another] = named.length > 0 ? named : parts;
  if (words.length === 0 || part === undefined || another || mayHaveTwin(part, typed))
    return undefined;
  const isSettled = parts.every((one) => decisiveFact(one) === decisiveFact(part));
  return isSettled ? part : undefined;
}
