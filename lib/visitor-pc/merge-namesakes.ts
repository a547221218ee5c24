/** The facts that are true of all parts of the database that a typed name may mean. */
import type { FactsOf } from '@/data/parts/facts';
import { findNamesakes, type PartIndex } from './part-search';

/** Returns the value that all have; undefined where two differ. */
function agree<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values.map((value) => JSON.stringify(value)));
  return first === undefined || others.length > 0 ? undefined : values[0];
}

/** Words of cases that often take only small power supplies. */
const SMALL = /\b(?:itx|htpc|slim|sff|sfx)\b/i;

/** Returns the watts on which all power supplies of a name agree, such as the three 'SF750'. */
export const mergeSupplies = (index: PartIndex, typed: string): number | undefined =>
  agree(
    findNamesakes(index, typed).map(({ facts }) =>
      facts.part === 'psu' ? facts.watts : undefined,
    ),
  );

/**
 * Returns the facts of a case by a name that several cases have, as the 'H5 Flow' of 2022 and of 2024. A card fits all of them or
 * none, else it is to be checked.
 */
export function mergeCases(index: PartIndex, typed: string): Partial<FactsOf<'case'>> {
  const cases = findNamesakes(index, typed).flatMap(({ facts }) =>
    facts.part === 'case' ? facts : [],
  );
  const rooms = cases.map(({ cardRoom = Number.NaN }) => cardRoom);
  const [least, most] = [Math.min(...rooms), Math.max(...rooms)];
  const isKnown = cases.length > 0 && !Number.isNaN(least);
  const arePsusAlike = agree(cases.map((one) => [one.psuForms, one.psuUnverified])) !== undefined;
  return {
    forms: agree(cases.map(({ forms }) => forms)),
    ...(isKnown && { cardRoom: least, longestCardRoom: most }),
    cardSlots: cases.flatMap((one) => one.cardSlots ?? []).toSorted((one, other) => one - other)[0],
    caged: cases.some(({ caged }) => caged) || undefined,
    psuForms: agree(cases.map((one) => one.psuForms)),
    psuUnverified:
      SMALL.test(typed) || (cases.length > 0 && (!arePsusAlike || cases[0]?.psuUnverified)),
  };
}
