import type { PartKind } from '@/data/parts/facts';
import { capitalise } from '@/lib/text/fill-template';
import { createFinding, type Finding, isClash } from '../finding';
import type { KnownPart } from '../parts';

const REASON = 'ready-made PCs often have sizes and connectors of their own';

/**
 * Returns the finding on parts that go into a ready-made PC.
 *
 * @param pc the PC's name, such as 'Dell XPS'
 */
export const createReadyMade = (parts: readonly KnownPart[], pc: string): Finding =>
  createFinding(
    'ready-made',
    parts,
    (name) => `We’ll check ${name(parts.map(({ facts }) => facts.kind))} with the ${pc}`,
    { heading: () => `We’ll check with the ${pc}`, explanation: () => `${capitalise(REASON)}.` },
  );

const SIZED_KINDS: readonly PartKind[] = ['psu', 'case', 'motherboard', 'gpu'];

/** Returns true for two parts whose fit depends on a size or a connector, where one is of a ready-made PC. */
export const isProprietary = (parts: readonly KnownPart[]): boolean =>
  parts.every(({ facts }) => SIZED_KINDS.includes(facts.kind)) &&
  parts.some(({ facts }) => facts.kind === 'psu' || facts.kind === 'case') &&
  parts.some(({ facts }) => 'readyMade' in facts && facts.readyMade);

/** Replaces what is found on two such parts, unless they clash: a part of a ready-made PC may differ from all others. */
export function replaceProprietary(
  parts: readonly KnownPart[],
  findings: readonly Finding[] = [],
): readonly Finding[] {
  if (findings.some(isClash)) return findings;
  const owned = parts.flatMap(({ isOwned, facts }) => (isOwned ? facts.kind : []));
  const known = findings.find(({ outcome }) => outcome !== 'unverified');
  return [
    createFinding(
      'ready-made',
      parts,
      (name) =>
        `${known ? `${known.text(name)}. ` : ''}We’ll check ${name(owned)}, since ${REASON}`,
    ),
  ];
}
