/**
 * Some names belong to several parts of the database, as 'H5 Flow' to the cases of 2022 and of 2024. Nobody knows which one the
 * visitor has, but what is true of all of them is true of the visitor's.
 */
import type { FactsOf } from '@/data/parts/facts';
import type { DatabasePart } from './part-database';
import { findWholeMatches, type PartIndex } from './part-index';
import { splitName, splitTyped } from './typed-words';

/**
 * Returns the parts that a typed name may mean: those with just that model, else all with its words. Empty for words that name no
 * model.
 */
function findNamesakes(index: PartIndex, typed: string): readonly DatabasePart[] {
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

/** Returns the value that all have; undefined where two differ. */
function agree<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values.map((value) => JSON.stringify(value)));
  return first === undefined || others.length > 0 ? undefined : values[0];
}

/** Words of cases that often take only small power supplies. */
const SMALL = /\b(?:itx|htpc|slim|sff|sfx)\b/i;

/** Returns the watts on which all power supplies of a name agree, such as the three 'SF750'. */
export const mergePsus = (index: PartIndex, typed: string): number | undefined =>
  agree(
    findNamesakes(index, typed).map(({ facts }) =>
      facts.kind === 'psu' ? facts.watts : undefined,
    ),
  );

/** Returns what is true of all cases of a name. A graphics card fits all of them or none, else it is to be checked. */
export function mergeCases(index: PartIndex, typed: string): Partial<FactsOf<'case'>> {
  const cases = findNamesakes(index, typed).flatMap(({ facts }) =>
    facts.kind === 'case' ? facts : [],
  );
  const rooms = cases.map(({ cardRoom = Number.NaN }) => cardRoom);
  const [leastRoom, mostRoom] = [Math.min(...rooms), Math.max(...rooms)];
  const isRoomKnown = cases.length > 0 && !Number.isNaN(leastRoom);
  const slotCounts = cases.flatMap(({ cardSlots }) => cardSlots ?? []);
  const arePsusAlike =
    agree(cases.map((pcCase) => [pcCase.psuForms, pcCase.mayNeedSmallPsu])) !== undefined;
  return {
    forms: agree(cases.map(({ forms }) => forms)),
    ...(isRoomKnown && { cardRoom: leastRoom, longestCardRoom: mostRoom }),
    cardSlots: slotCounts.length > 0 ? Math.min(...slotCounts) : undefined,
    frontFan: agree(cases.map(({ frontFan }) => frontFan)),
    caged: cases.some(({ caged }) => caged) || undefined,
    psuForms: agree(cases.map(({ psuForms }) => psuForms)),
    mayNeedSmallPsu:
      SMALL.test(typed) || (cases.length > 0 && (!arePsusAlike || cases[0]?.mayNeedSmallPsu)),
  };
}
