/**
 * Finds the facts that all parts of a typed name share. Some names belong to several parts of the database: 'H5 Flow' is a case of
 * 2022 and one of 2024. The visitor may have either, so only what is true of both is certain.
 */

import type { FactsOf } from '@/data/parts/facts';
import { filterByKind } from '@/lib/compatibility/parts';
import type { DatabasePart } from './part-database';
import { findWholeMatches, type PartIndex, selectDistinctiveWords } from './part-index';
import { isReadyMadeName } from './read-name';
import { namesWatts, splitName, splitTyped } from './typed-words';

/**
 * Lists the parts that a typed name may mean: those with exactly that model if the maker is typed or only one maker has it, else all
 * with its words. 'Hyperion' is Raidmax's, but ASUS has a 'ROG Hyperion'.
 */
function listPossibleParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const distinctiveWords = selectDistinctiveWords(index, splitTyped(typed));
  const matches = findWholeMatches(index, distinctiveWords).map((part) => {
    const makerWords = splitName(part.maker);
    return { part, typedModel: distinctiveWords.filter((word) => !makerWords.includes(word)) };
  });
  // A number alone names no model.
  if (matches.every(({ typedModel }) => typedModel.every((word) => /^\d+$/.test(word)))) return [];
  const exactMatches = matches.filter(({ part, typedModel }) =>
    splitName(part.model).every((word) => typedModel.includes(word)),
  );
  const hasMaker = matches.some(({ typedModel }) => typedModel.length < distinctiveWords.length);
  // Few parts of ready-made PCs are listed, so these names need a maker and an exact model.
  if (isReadyMadeName(typed) && !(hasMaker && exactMatches.length > 0)) return [];
  const haveOneMaker = new Set(matches.map(({ part }) => part.maker)).size === 1;
  const isExact = exactMatches.length > 0 && (hasMaker || haveOneMaker);
  return (isExact ? exactMatches : matches).map(({ part }) => part);
}

/** Returns the value that all share; undefined where two differ. */
function findSharedValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values.map((value) => JSON.stringify(value)));
  return first === undefined || others.length > 0 ? undefined : values[0];
}

/** Matches words of cases that often take only small power supplies. */
const SMALL = /\b(?:itx|htpc|slim|sff|sfx|small)\b/i;

/** Returns the watts in a typed name that all its power supplies share, such as the three 'SF750'. */
export function findSharedWatts(index: PartIndex, typed: string): number | undefined {
  const psus = filterByKind(listPossibleParts(index, typed), 'psu');
  const watts = findSharedValue(psus.map(({ facts }) => facts.watts));
  return namesWatts(typed, watts) ? watts : undefined;
}

/** Combines the facts of all cases of a name. A fact with 'may' needs only one case. Their longest cards are a range. */
export function findSharedCaseFacts(index: PartIndex, typed: string): Partial<FactsOf<'case'>> {
  const cases = filterByKind(listPossibleParts(index, typed), 'case').map(({ facts }) => facts);
  const lengths = cases.flatMap(({ maxGpuLength }) => maxGpuLength ?? []);
  const areLengthsKnown = cases.length > 0 && lengths.length === cases.length;
  const slotCounts = cases.flatMap(({ maxGpuSlots }) => maxGpuSlots ?? []);
  const statedPsuSizes = new Set(cases.map(({ psuFormFactors }) => psuFormFactors?.join()));
  return {
    formFactors: findSharedValue(cases.map(({ formFactors }) => formFactors)),
    maxGpuLength: areLengthsKnown ? Math.min(...lengths) : undefined,
    largestMaxGpuLength: areLengthsKnown ? Math.max(...lengths) : undefined,
    maxGpuSlots: slotCounts.length > 0 ? Math.min(...slotCounts) : undefined,
    hasFrontFan: findSharedValue(cases.map(({ hasFrontFan }) => hasFrontFan)),
    mayHaveCages: cases.some(({ mayHaveCages }) => mayHaveCages) || undefined,
    psuFormFactors: findSharedValue(cases.map(({ psuFormFactors }) => psuFormFactors)),
    mayNeedSmallPsu:
      SMALL.test(typed) ||
      statedPsuSizes.size > 1 ||
      cases.some(({ mayNeedSmallPsu }) => mayNeedSmallPsu),
  };
}
