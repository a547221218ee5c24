import type { PartKind } from '@/data/parts/facts';
import { createFinding, type Finding, type FindingCode, isWorse } from './findings';
import { listPairs, type PcBuild } from './parts';
import { checkResources } from './resources';
import { applyRule } from './rules';

/** The verdicts on whether a power supply is enough. */
const POWER_CODES: readonly FindingCode[] = [
  'watts-short',
  'fact-unknown',
  'psu-below-recommended',
  'watts-tight',
  'leads-unknown',
  'watts-enough',
  'psu-recommended',
];

/** Keeps the worst verdict on power for each graphics card and power supply: two would answer one question. */
function keepWorstOnPower(findings: readonly Finding[]): readonly Finding[] {
  const onPower = findings.filter(({ code }) => POWER_CODES.includes(code));
  const isOutdone = (finding: Finding) =>
    onPower.some(
      (other) =>
        isWorse(other, finding) &&
        other.partIds.filter((id) => finding.partIds.includes(id)).length > 1,
    );
  return findings.filter((finding) => !(onPower.includes(finding) && isOutdone(finding)));
}

/** Lists the kinds of the shop's parts. A visitor's processor settles no memory speed, which isn't known of it. */
const listSoldKinds = (pcBuild: PcBuild): ReadonlySet<PartKind> =>
  new Set(pcBuild.flatMap(({ facts, isOwned }) => (isOwned ? [] : [facts.part])));

/**
 * Returns the findings on one PC: by its rules and resources, and 'fits' for two parts of which nothing else is found.
 *
 * @param kinds the part kinds that the PC has beside these parts, where fewer are checked
 */
export function evaluateBuild(
  pcBuild: PcBuild,
  kinds: ReadonlySet<PartKind> = listSoldKinds(pcBuild),
): readonly Finding[] {
  const pairs = listPairs(pcBuild).flatMap((parts) => {
    const results = applyRule(parts[0].facts, parts[1].facts, kinds);
    return results ? [{ parts, results }] : [];
  });
  const findings = keepWorstOnPower([
    ...pairs.flatMap(({ parts, results }) =>
      results.map(({ code, params }) => createFinding(code, parts, params)),
    ),
    ...checkResources(pcBuild),
  ]);
  const fitting = pairs.filter(
    ({ parts: [one, other] }) =>
      one.facts.part !== other.facts.part &&
      !findings.some(({ partIds }) => partIds.includes(one.id) && partIds.includes(other.id)),
  );
  return [...findings, ...fitting.map(({ parts }) => createFinding('fits', parts))];
}
