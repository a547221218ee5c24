import { createFinding, type Finding, isClash } from './finding';
import { getFitVerb } from './name-parts';
import type { KnownPart } from './parts';

/** Two parts with the findings of their rule. */
export interface CheckedPair {
  readonly parts: readonly [KnownPart, KnownPart];
  /** Empty where they simply fit. */
  readonly findings: readonly Finding[];
}

const isWorkingPair = ({ findings }: CheckedPair) => !findings.some(isClash);
const getKinds = ({ parts }: CheckedPair) =>
  parts
    .map(({ facts }) => facts.part)
    .toSorted()
    .join();

/**
 * Returns which parts work together: a partner of each part of which nothing else is found, and all partners where not all parts of
 * two kinds work together. Each finding is about two parts that a rule has compared.
 *
 * @param selected the pairs whose findings are shown
 * @param pairs all pairs
 * @param findings what is found of the parts
 */
export function createFits(
  selected: readonly CheckedPair[],
  pairs: readonly CheckedPair[],
  findings: readonly Finding[],
): readonly Finding[] {
  const splitKinds = new Set(pairs.filter((pair) => !isWorkingPair(pair)).map(getKinds));
  const covered = new Set(findings.flatMap(({ partIds }) => partIds));
  const areFound = (ids: readonly string[]) =>
    findings.some(({ partIds }) => ids.every((id) => partIds.includes(id)));
  const fitting = selected.filter((pair) => {
    const ids = pair.parts.map(({ id }) => id);
    if (pair.findings.length > 0 || areFound(ids)) return false;
    const isNews = splitKinds.has(getKinds(pair)) || !ids.every((id) => covered.has(id));
    if (isNews) for (const id of ids) covered.add(id);
    return isNews;
  });
  return fitting.map(({ parts }) => {
    const [one, other] = parts;
    return createFinding(
      'compatible',
      'fits',
      parts,
      (name) => `${name(one.facts.part, getFitVerb(one, other))} ${name(other.facts.part)}`,
    );
  });
}
