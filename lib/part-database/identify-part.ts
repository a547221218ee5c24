import { descriptiveModels, seriesWords } from '@/data/parts/names';
import { memoryTypesBySocket } from '@/data/parts/sockets';
import type { DatabasePart } from './part-database';
import { findParts, type PartIndex, selectDistinctiveWords, splitTyped } from './part-index';

/** Matches models with letters and a number, but not 'H1' or 'A3', which many makers may have. */
const MODEL_WITH_NUMBER = /(?=.*[a-z])(?=.*\d).{4}/i;

/** Formats all facts of a part, without its name. */
const formatFacts = ({ facts }: DatabasePart) => JSON.stringify({ ...facts, shortName: '' });

const hasOneMaker = (parts: readonly DatabasePart[]) =>
  new Set(parts.map(({ maker }) => maker)).size === 1;

/** Returns true if one word of the part's maker is typed: 'Fractal' of 'Fractal Design'. */
const isMakerTyped = ({ maker }: DatabasePart, words: readonly string[]) =>
  splitTyped(maker).some((word) => words.includes(word));

/** Selects parts typed in full with their maker. 'H210' needs none if all are one maker's. */
function selectNamed(matches: readonly DatabasePart[], words: readonly string[]) {
  const isOneMaker = hasOneMaker(matches);
  return matches.filter(
    (part) =>
      splitTyped(part.model).every((word) => words.includes(word)) &&
      (isMakerTyped(part, words) || (isOneMaker && MODEL_WITH_NUMBER.test(part.model))),
  );
}

/** Selects a case with a number, typed without its series: 'Corsair 400C' for 'Carbide 400C'. */
function selectWithoutSeries(matches: readonly DatabasePart[], words: readonly string[]) {
  const cases = matches.filter((part) => {
    const modelWords = splitTyped(part.model);
    return (
      part.facts.kind === 'case' &&
      isMakerTyped(part, words) &&
      modelWords.every((word) => words.includes(word) || seriesWords.includes(word)) &&
      modelWords.some((word) => words.includes(word) && word.length > 1 && /\d/.test(word))
    );
  });
  // It doesn't matter which of several cases is meant if their facts are the same.
  const isCertain = hasOneMaker(matches) && new Set(cases.map(formatFacts)).size === 1;
  return isCertain ? cases.slice(0, 1) : [];
}

/** Returns true for a part whose name may also mean another one, or none. */
function isAmbiguous({ model, facts }: DatabasePart, typed: string): boolean {
  // A supply is known by its watts: '650' of 'RM650x', but not of '1650'.
  if (facts.kind === 'psu' && !RegExp(`(?<!\\d)${facts.watts}(?!\\d)`).test(typed)) return true;
  // Two motherboards of such a socket, one for each memory type, often share a name.
  if (facts.kind === 'motherboard' && (memoryTypesBySocket[facts.socket ?? '']?.length ?? 0) > 1)
    return true;
  return descriptiveModels.includes(model.toLowerCase());
}

/**
 * Identifies the part that a typed name means: 'NZXT H510' is the H510, though there is an H510
 * Flow. The words may be in any order, and further words may describe the part. Returns undefined
 * in any doubt, since a wrong part would bring wrong verdicts.
 */
export function identifyPart(index: PartIndex, typed: string): DatabasePart | undefined {
  const words = splitTyped(typed);
  const matchLists = [words, selectDistinctiveWords(words)].map((list) => findParts(index, list));
  const attempts = [selectNamed, selectWithoutSeries].flatMap((select) =>
    matchLists.map((matches) => select(matches, words)),
  );
  const [part, ...others] = attempts.find((parts) => parts.length > 0) ?? [];
  return part === undefined || others.length > 0 || isAmbiguous(part, typed) ? undefined : part;
}
