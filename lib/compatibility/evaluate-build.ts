import type { PartKind } from '@/lib/content/facts';
import { createFinding, type Finding } from './findings';
import { listPairs, type PcBuild } from './parts';
import { checkResources } from './resources';
import { applyRule } from './rules';

/**
 * Returns the findings on one PC: by its rules and resources, and 'fits' for two parts of which nothing else is found.
 *
 * @param kinds the part kinds that the PC has beside these parts, where fewer are checked
 */
export function evaluateBuild(
  pcBuild: PcBuild,
  kinds: ReadonlySet<PartKind> = new Set(pcBuild.map(({ facts }) => facts.part)),
): readonly Finding[] {
  const pairs = listPairs(pcBuild).flatMap((parts) => {
    const results = applyRule(parts[0].facts, parts[1].facts, kinds);
    return results ? [{ parts, results }] : [];
  });
  const findings = [
    ...pairs.flatMap(({ parts, results }) =>
      results.map(({ code, params }) => createFinding(code, parts, params)),
    ),
    ...checkResources(pcBuild),
  ];
  const fitting = pairs.filter(
    ({ parts: [one, other] }) =>
      one.facts.part !== other.facts.part &&
      !findings.some(({ partIds }) => partIds.includes(one.id) && partIds.includes(other.id)),
  );
  return [...findings, ...fitting.map(({ parts }) => createFinding('fits', parts))];
}
