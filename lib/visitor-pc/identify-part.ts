/** Finds the one part of a list that a visitor means by a name. A wrong part would bring wrong verdicts, so any doubt finds none. */
import { memoryTypesBySocket } from '@/data/parts/sockets';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';
import { findWholeMatches, type PartIndex, rankParts } from './part-index';
import { getDescriptiveWords, splitName, splitTyped } from './typed-words';

/** Returns true for a number that is in a part's model: '510' for the H510. */
export const isNumberOfModel = (index: PartIndex, number: string): boolean =>
  index.some(({ part }) => part.model.match(/\d+/g)?.includes(number.trim()));

/** Returns the fact that a name must settle: a power supply's watts, a motherboard's memory type, and none of a case. */
const getDecisiveFact = ({ facts }: DatabasePart) =>
  facts.kind === 'psu'
    ? facts.watts
    : facts.kind === 'motherboard' && Object.keys(facts.memory ?? {}).join();

/** Returns true for a motherboard of a socket with two memory types: many have a twin for the other type, often of the same name. */
const hasTwinSocket = ({ facts }: DatabasePart) =>
  facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Compares words in any order, or in the same order with other spaces: 'H 510'. */
const areSameWords = (words: readonly string[], others: readonly string[]) =>
  words.join('') === others.join('') || words.toSorted().join() === others.toSorted().join();

/**
 * Returns true if the typed words are a part's full name, with nothing but descriptive words and its own facts besides. One
 * word of the maker's is enough: 'Fractal North'.
 */
function isFullName(part: DatabasePart, words: readonly string[]) {
  // A longer name isn't in the text. Splitting the names of all candidates would take a quarter of a second.
  if (part.model.length > words.join(' ').length + words.length) return false;
  const maker = splitName(part.maker);
  const name = splitName(formatPartName(part));
  const extraWords = [...getDescriptiveWords(part), ...splitName(formatPartDetail(part))];
  const nameWords = words.filter((word) => name.includes(word) || !extraWords.includes(word));
  const shortName = name.filter((word) => !maker.includes(word) || words.includes(word));
  const hasMaker = maker.some((word) => words.includes(word));
  return areSameWords(nameWords, name) || (hasMaker && areSameWords(nameWords, shortName));
}

/** Words of special editions, which differ from the plain part. */
const EDITION = /^(?:edition|limited|special|anniversary|automobili|lamborghini|razer|pcmr|rog)$/;

/** Returns true for a part whose name has a word of a special edition that was not typed. */
const isSpecialEdition = (part: DatabasePart, words: readonly string[]) =>
  splitName(part.model).some((word) => EDITION.test(word) && !words.includes(word));

/**
 * Returns the part with exactly the typed name, or else the only part with all typed words: 'NZXT H510' finds the H510,
 * though there is an H510 Flow. Returns undefined where the name leaves watts open, and for a motherboard of a socket with
 * two memory types: the visitor chooses it.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const { words, distinctiveWords } = splitTyped(typed, index[0]?.part);
  // Numbers alone are measurements: '300-360'.
  if (distinctiveWords.every((word) => /^\d+$/.test(word))) return undefined;
  const fullyNamed = rankParts(index, distinctiveWords)
    .map(({ part }) => part)
    .filter((part) => isFullName(part, words));
  const longest = Math.max(...fullyNamed.map(({ model }) => model.length));
  const exactMatches = fullyNamed.filter(({ model }) => model.length === longest);
  const allWordMatches = findWholeMatches(index, words);
  const matches =
    allWordMatches.length > 0 ? allWordMatches : findWholeMatches(index, distinctiveWords);
  const [part, second] = exactMatches.length > 0 ? exactMatches : matches;
  if (part === undefined || second || hasTwinSocket(part)) return undefined;
  // Nobody who has the plain part types the name of a special edition.
  if (exactMatches.length === 0 && isSpecialEdition(part, words)) return undefined;
  // A maker's name isn't that of the only part which the list has of that maker.
  const makerWords = splitName(part.maker);
  if (distinctiveWords.every((word) => makerWords.includes(word))) return undefined;
  return matches.every((match) => getDecisiveFact(match) === getDecisiveFact(part))
    ? part
    : undefined;
}
