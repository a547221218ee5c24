/** Creates findings on facts that are not on record. */

import { createFinding, type Finding, type FindingText } from '../finding';
import { CHECK_PHRASES_BY_SPEAKER, getFitVerb } from '../name-parts';
import type { Part } from '../parts';

/**
 * Returns the finding on a fact that decides whether parts fit, but is not on record.
 *
 * @param part the part whose fact it is
 * @param fact the fact in English: 'socket'
 * @param parts all parts that the finding is about
 */
export function createUnknownFinding(part: Part, fact: string, parts: readonly Part[]): Finding {
  const { kind } = part.facts;
  const otherKinds = parts.map(({ facts }) => facts.kind).filter((other) => other !== kind);
  const text: FindingText = (name, speaker) =>
    `${CHECK_PHRASES_BY_SPEAKER[speaker]} ${name(kind)} with ${name(otherKinds)}, since the ${fact} isn’t on record`;
  return createFinding('fact-unknown', parts, text);
}

/**
 * Returns the finding on a fact that is not on record, but decides only how well parts work together.
 *
 * @param fact the fact in English: 'its PCIe generation', 'the board’s M.2 covers'
 */
export function createUnknownDetailFinding(fact: string, parts: readonly [Part, Part]): Finding {
  const [one, other] = parts;
  const text: FindingText = (name, speaker) =>
    `${name(one.facts.kind, getFitVerb(one, other))} ${name(other.facts.kind)}. ${CHECK_PHRASES_BY_SPEAKER[speaker]} ${fact}`;
  return createFinding('detail-unknown', parts, text, { toDo: `we’ll check ${fact}` });
}
