import { descriptiveModels, seriesWords } from '@/data/parts/names';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import type { DatabasePart } from './part-database';
import { type PartIndex, rankParts, selectDistinctiveWords, splitTyped } from './part-index';

/** Returns true for a motherboard whose socket has motherboards for two memory types. Two such motherboards often share a name. */
const mayHaveTwin = ({ facts }: DatabasePart) =>
  facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1;

/** Matches models with letters and a number, but not 'H1' or 'A3', which many makers may have. */
const MODEL_WITH_NUMBER = /(?=.*[a-z])(?=.*\d).{4}/i;

/** Formats all facts of a part, without its name. */
const formatFacts = ({ facts }: DatabasePart) => JSON.stringify({ ...facts, shortName: '' });

/** Lists the makers of which a typed text has all words. A list has thousands of parts, but few makers. */
function listNamedMakers(index: PartIndex, typed: string): readonly string[] {
  const words = splitTyped(typed);
  const makers = new Set(index.map(({ part }) => part.maker));
  return [...makers].filter((maker) => splitTyped(maker).every((word) => words.includes(word)));
}

/** Returns true where a text names the maker of a listed part. */
export const isMakerNamed = (index: PartIndex, typed: string): boolean =>
  listNamedMakers(index, typed).length > 0;

/** Returns the parts that have all words as whole words. */
const findMatches = (index: PartIndex, words: readonly string[]) =>
  rankParts(index, words).flatMap(({ part, rank }) => (rank === 0 ? part : []));

/**
 * Returns the part whose name a visitor has typed, in any order: 'NZXT H510' finds the H510, though there is an H510 Flow. Further
 * words may state its facts or describe it. One word of the maker's name is enough: 'Fractal North'. A model with a number, such as
 * 'H210', needs no maker where all parts with these words are of one. The name must be full, except that a case with a number may
 * lack words of its series: 'Corsair 400C' finds the Carbide 400C.
 *
 * A wrong part would bring wrong verdicts. So the name must be that of one part, or, without its series, of parts with the same facts. A
 * power supply's name must have its watts. A motherboard of a socket with two memory types is never identified.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitTyped(typed);
  const isTyped = (word: string) => words.includes(word);
  const isMakerTyped = ({ maker }: DatabasePart) => splitTyped(maker).some(isTyped);
  const isFromOneMaker = (parts: readonly DatabasePart[]) =>
    new Set(parts.map(({ maker }) => maker)).size === 1;
  const selectNamed = (matches: readonly DatabasePart[]) => {
    const isOneMaker = isFromOneMaker(matches);
    return matches.filter(
      (part) =>
        splitTyped(part.model).every(isTyped) &&
        (isMakerTyped(part) || (isOneMaker && MODEL_WITH_NUMBER.test(part.model))),
    );
  };
  const selectWithoutSeries = (matches: readonly DatabasePart[]) => {
    const parts = matches.filter((part) => {
      const modelWords = splitTyped(part.model);
      return (
        part.facts.kind === 'case' &&
        isMakerTyped(part) &&
        modelWords.every((word) => isTyped(word) || seriesWords.includes(word)) &&
        modelWords.some((word) => isTyped(word) && word.length > 1 && /\d/.test(word))
      );
    });
    const isDistinct = isFromOneMaker(matches) && new Set(parts.map(formatFacts)).size === 1;
    return isDistinct ? parts.slice(0, 1) : [];
  };
  const matchLists = [words, selectDistinctiveWords(words)].map((wholeWords) =>
    findMatches(index, wholeWords),
  );
  const [part, ...others] =
    [...matchLists.map(selectNamed), ...matchLists.map(selectWithoutSeries)].find(
      (parts) => parts.length > 0,
    ) ?? [];
  if (part === undefined || others.length > 0 || mayHaveTwin(part)) return undefined;
  if (descriptiveModels.includes(part.model.toLowerCase())) return undefined;
  const { facts } = part;
  return facts.kind === 'psu' && !typed.includes(`${facts.watts}`) ? undefined : part;
}

const getWatts = ({ facts }: DatabasePart) => (facts.kind === 'psu' ? facts.watts : undefined);

/**
 * Returns the watts in the name of a power supply that isn't listed, such as 'Corsair RM850x (2021)': the only number, except a year,
 * where a listed power supply of that maker has these watts. Without a maker, all listed ones with these words must have them: 'cx550'.
 */
export function findWattsInName(index: PartIndex, typed: string): number | undefined {
  const matches = typed.matchAll(/(?<![\d.,]|\b\d )(?!20[12]\d\b)\d{3,4}(?![\d.,])/g);
  const [number, ...others] = new Set([...matches].map(([match]) => Number(match)));
  if (others.length > 0) return undefined;
  const makers = listNamedMakers(index, typed);
  if (makers.length > 0) {
    const isKnown = index.some(
      ({ part }) => makers.includes(part.maker) && getWatts(part) === number,
    );
    return isKnown ? number : undefined;
  }
  const nameWords = selectDistinctiveWords(splitTyped(typed));
  const namedParts = /\p{L}/u.test(nameWords.join('')) ? findMatches(index, nameWords) : [];
  const isAgreed = namedParts.length > 0 && namedParts.every((part) => getWatts(part) === number);
  return isAgreed ? number : undefined;
}
