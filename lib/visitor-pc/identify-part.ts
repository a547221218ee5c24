/** Finds the part of a list whose name a visitor has typed. A wrong part would bring wrong verdicts, so a doubtful name finds none. */

import { memoryTypesBySocket } from '@/data/parts/sockets';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';
import { findWholeMatches, type PartIndex, rankParts, selectDistinctiveWords } from './part-index';
import { isReadyMadeName } from './read-name';
import { getDescriptiveWords, namesWatts, splitName, splitTyped } from './typed-words';

/** Returns true for a number that is in the name of a model: '510' for the H510. */
export const isNumberOfModel = (index: PartIndex, number: string): boolean =>
  index.some(({ part }) => part.model.match(/\d+/g)?.includes(number.trim()));

/** Returns the fact that must be the same for all parts of a name: a power supply's watts, a motherboard's memory type; none of a case. */
function getDecisiveFact({ facts }: DatabasePart) {
  if (facts.kind === 'psu') return facts.watts;
  return facts.kind === 'motherboard' ? Object.keys(facts.memorySpeeds ?? {}).join() : undefined;
}

/** Returns true for a motherboard whose socket has boards for two memory types. Two such boards often share a name. */
const mayHaveTwin = ({ facts }: DatabasePart) =>
  facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Returns true for the same words in any order, or in the same order with other spaces: 'H 510'. */
const areSameWords = (words: readonly string[], others: readonly string[]) =>
  words.join('') === others.join('') || words.toSorted().join() === others.toSorted().join();

/**
 * Returns true if the typed words are a part's full name. Further words may only describe the part or state its facts. One word of
 * the maker's name is enough: 'Fractal North'.
 */
function isFullName(part: DatabasePart, words: readonly string[]) {
  // A text can't contain a longer name. Splitting the names of all candidates would take a quarter of a second.
  if (part.model.length > words.join(' ').length + words.length) return false;
  const maker = splitName(part.maker);
  const name = splitName(formatPartName(part));
  const extraWords = [
    ...getDescriptiveWords(part.facts.kind),
    ...splitName(formatPartDetail(part)),
  ];
  const typedName = words.filter((word) => name.includes(word) || !extraWords.includes(word));
  const nameWithTypedMaker = name.filter((word) => !maker.includes(word) || words.includes(word));
  const hasMaker = maker.some((word) => words.includes(word));
  return areSameWords(typedName, name) || (hasMaker && areSameWords(typedName, nameWithTypedMaker));
}

/** Words of special editions, which differ from the plain part. */
const EDITION = /^(?:edition|limited|special|anniversary|automobili|lamborghini|razer|pcmr|rog)$/;

/** Returns true for a part whose name has a word of a special edition that was not typed. */
const isOtherEdition = (part: DatabasePart, words: readonly string[]) =>
  splitName(part.model).some((word) => EDITION.test(word) && !words.includes(word));

/** Returns the parts whose full name was typed. */
function findExactMatches(
  index: PartIndex,
  words: readonly string[],
  distinctiveWords: readonly string[],
): readonly DatabasePart[] {
  const parts = rankParts(index, distinctiveWords)
    .map(({ part }) => part)
    .filter((part) => isFullName(part, words));
  // 'EDGE Gold' is also a full name of the 'EDGE', since a colour may describe it. The longest name counts.
  const longest = Math.max(...parts.map(({ model }) => model.length));
  return parts.filter(({ model }) => model.length === longest);
}

/**
 * Returns the part with exactly the typed name, or else the only part with all typed words: 'NZXT H510' finds the H510,
 * though there is an H510 Flow. Returns undefined where the name leaves watts open, and for a motherboard of a socket with
 * two memory types: the visitor chooses it.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitTyped(typed);
  const distinctiveWords = selectDistinctiveWords(index, words);
  // Numbers alone are measurements: '300-360'.
  if (distinctiveWords.every((word) => /^\d+$/.test(word))) return undefined;
  const exactMatches = findExactMatches(index, words, distinctiveWords);
  const allWordMatches = findWholeMatches(index, words);
  const matches =
    allWordMatches.length > 0 ? allWordMatches : findWholeMatches(index, distinctiveWords);
  const [part, ...others] = exactMatches.length > 0 ? exactMatches : matches;
  if (part === undefined || others.length > 0 || mayHaveTwin(part)) return undefined;
  // A visitor who names no special edition has the plain part, which the list may lack, as it lacks most cases of ready-made PCs.
  if (exactMatches.length === 0 && (isOtherEdition(part, words) || isReadyMadeName(typed)))
    return undefined;
  if (part.facts.kind === 'psu' && !namesWatts(typed, part.facts.watts)) return undefined;
  const hasSameFact = (match: DatabasePart) => getDecisiveFact(match) === getDecisiveFact(part);
  return matches.every(hasSameFact) ? part : undefined;
}
