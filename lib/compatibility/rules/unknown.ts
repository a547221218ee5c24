import { createFinding, type Finding } from '../finding';
import { getFitVerb } from '../name-parts';
import type { KnownPart } from '../parts';

/**
 * Returns the finding on an unknown fact that decides whether parts fit.
 *
 * @param part the part of which it is unknown
 * @param fact in English: 'socket'
 * @param parts all parts that the finding is about
 */
export function createUnknown(part: KnownPart, fact: string, parts: readonly KnownPart[]): Finding {
  const { kind } = part.facts;
  const otherKinds = parts.map(({ facts }) => facts.kind).filter((other) => other !== kind);
  return createFinding(
    'fact-unknown',
    parts,
    (name) =>
      `We’ll check ${name(kind)} with ${name(otherKinds)}, since the ${fact} isn’t on record`,
  );
}

/**
 * Returns the finding on an unknown fact that decides only how well parts work together.
 *
 * @param fact in English, with the part that lacks it: 'PCIe generation of the drive'
 */
export function createUnknownDetail(fact: string, parts: readonly [KnownPart, KnownPart]): Finding {
  const [one, other] = parts;
  return createFinding(
    'detail-unknown',
    parts,
    (name) =>
      `${name(one.facts.kind, getFitVerb(one, other))} ${name(other.facts.kind)}. We’ll check ${fact}`,
    { toDo: `we’ll check ${fact}` },
  );
}
