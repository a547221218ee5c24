import { descriptiveModels } from '@/data/parts/names';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import type { DatabasePart } from './part-database';
import { type PartIndex, rankParts, selectDistinctiveWords, splitTyped } from './part-index';

/** Returns true for a motherboard whose socket has boards for two memory types. Two such boards often share a name. */
const mayHaveTwin = ({ facts }: DatabasePart) =>
  facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Matches models with letters and a number, but not 'H1' or 'A3', which many makers may have. */
const MODEL_WITH_NUMBER = /(?=.*[a-z])(?=.*\d).{4}/i;

/** Formats all facts of a part, without its name. */
const formatFacts = ({ facts }: DatabasePart) => JSON.stringify({ ...facts, shortName: '' });

/**
 * Returns the part whose full name a visitor has typed, in any order: 'NZXT H510' finds the H510, though there is an H510 Flow. Further
 * words may state its facts or describe it. One word of the maker's name is enough: 'Fractal North'. A model with a number, such as
 * 'H210', needs none where all parts with these words have the same facts, as a 'LANCOOL 216' and a 'LANCOOL 216 RGB' have.
 *
 * A wrong part would bring wrong verdicts. So the name must be that of one part, a power supply's with its watts, and no
 * motherboard's of a socket with two memory types.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitTyped(typed);
  const isTyped = (word: string) => words.includes(word);
  const findNamedParts = (wholeWords: readonly string[]) => {
    const matches = rankParts(index, wholeWords).filter(({ rank }) => rank === 0);
    const factsOfMatches = new Set(matches.map(({ part }) => formatFacts(part)));
    return matches.flatMap(({ part }) => {
      const isDistinct = factsOfMatches.size === 1 && MODEL_WITH_NUMBER.test(part.model);
      const isMakerKnown = isDistinct || splitTyped(part.maker).some(isTyped);
      return isMakerKnown && splitTyped(part.model).every(isTyped) ? part : [];
    });
  };
  const namedParts = findNamedParts(words);
  const [part, ...others] =
    namedParts.length > 0 ? namedParts : findNamedParts(selectDistinctiveWords(words));
  if (part === undefined || others.length > 0 || mayHaveTwin(part)) return undefined;
  if (descriptiveModels.includes(part.model.toLowerCase())) return undefined;
  const { facts } = part;
  return facts.kind === 'psu' && !typed.includes(`${facts.watts}`) ? undefined : part;
}

/**
 * Returns the watts in the name of a power supply that isn't listed, such as 'Corsair RM850x (2021)': the only number, except a year,
 * where a listed power supply of that maker has these watts.
 */
export function findWattsInName(index: PartIndex, typed: string): number | undefined {
  const words = splitTyped(typed);
  const matches = typed.matchAll(/(?<![\d.,]|\b\d )(?!20[12]\d\b)\d{3,4}(?![\d.,])/g);
  const [number, ...others] = new Set([...matches].map(([match]) => Number(match)));
  const isKnown = index.some(
    ({ part: { maker, facts } }) =>
      facts.kind === 'psu' &&
      facts.watts === number &&
      splitTyped(maker).every((word) => words.includes(word)),
  );
  return isKnown && others.length === 0 ? number : undefined;
}
