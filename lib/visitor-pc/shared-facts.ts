/**
 * Finds the facts that all parts of a typed name share. Some names belong to several parts of the database: 'H5 Flow' is a case of
 * 2022 and one of 2024. The visitor may have either, so only what is true of both is certain.
 */

import type { FactsOf } from '@/data/parts/facts';
import type { DatabasePart } from './part-database';
import { findWholeMatches, type PartIndex } from './part-index';
import { splitName, splitTyped } from './typed-words';

/**
 * Lists the parts that a typed name may mean: those with exactly that model, else all with its words. Lists none for words that name
 * no model.
 */
function listPossibleParts(index: PartIndex, typed: string): readonly DatabasePart[] {
  const { distinctiveWords } = splitTyped(typed, index[0]?.part);
  const parts = findWholeMatches(index, distinctiveWords);
  /** Returns the typed words that are not the maker's. */
  const listModelWords = ({ maker }: DatabasePart) =>
    distinctiveWords.filter((word) => !splitName(maker).includes(word));
  const isModelTyped = parts.some((part) =>
    listModelWords(part).some((word) => !/^\d+$/.test(word)),
  );
  if (!isModelTyped) return [];
  const exactMatches = parts.filter((part) => {
    const modelWords = listModelWords(part);
    return splitName(part.model).every((word) => modelWords.includes(word));
  });
  return exactMatches.length > 0 ? exactMatches : parts;
}

/** Returns the value that all share; undefined where two differ. */
function findSharedValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values.map((value) => JSON.stringify(value)));
  return first === undefined || others.length > 0 ? undefined : values[0];
}

/** Matches words of cases that often take only small power supplies. */
const SMALL = /\b(?:itx|htpc|slim|sff|sfx)\b/i;

/** Returns the watts that all power supplies of a name share, such as the three 'SF750'; undefined where they differ. */
export const findSharedWatts = (index: PartIndex, typed: string): number | undefined =>
  findSharedValue(
    listPossibleParts(index, typed).map(({ facts }) =>
      facts.kind === 'psu' ? facts.watts : undefined,
    ),
  );

/** Returns what is true of all cases of a name. Their rooms for cards are a range: a card may fit some of the cases only. */
export function findSharedCaseFacts(index: PartIndex, typed: string): Partial<FactsOf<'case'>> {
  const cases = listPossibleParts(index, typed).flatMap(({ facts }) =>
    facts.kind === 'case' ? facts : [],
  );
  const rooms = cases.flatMap(({ cardRoom }) => cardRoom ?? []);
  const isRoomKnown = cases.length > 0 && rooms.length === cases.length;
  const slotCounts = cases.flatMap(({ cardSlots }) => cardSlots ?? []);
  const psuSizes = new Set(cases.map(({ psuFormFactors }) => psuFormFactors?.join()));
  return {
    formFactors: findSharedValue(cases.map(({ formFactors }) => formFactors)),
    ...(isRoomKnown && { cardRoom: Math.min(...rooms), longestCardRoom: Math.max(...rooms) }),
    cardSlots: slotCounts.length > 0 ? Math.min(...slotCounts) : undefined,
    frontFan: findSharedValue(cases.map(({ frontFan }) => frontFan)),
    caged: cases.some(({ caged }) => caged) || undefined,
    psuFormFactors: findSharedValue(cases.map(({ psuFormFactors }) => psuFormFactors)),
    mayNeedSmallPsu:
      SMALL.test(typed) ||
      psuSizes.size > 1 ||
      cases.some(({ mayNeedSmallPsu }) => mayNeedSmallPsu),
  };
}
