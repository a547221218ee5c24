import { createFinding, type Finding } from '../finding';
import { getFitVerb, SHOP_CHECKS } from '../finding-text';
import type { Part } from '../parts';

/**
 * Creates the finding on a fact that decides whether parts fit, but is not on record. Nothing is
 * said to fit then.
 *
 * @param part the part whose fact it is
 * @param fact the fact, as it follows 'we don’t know': 'how long a graphics card it takes'
 * @param parts all parts that the finding is about
 */
export function createUnknownFactFinding(
  part: Part,
  fact: string,
  parts: readonly Part[],
): Finding {
  const { kind } = part.facts;
  const otherKinds = parts.map(({ facts }) => facts.kind).filter((other) => other !== kind);
  const text = `${SHOP_CHECKS} [${kind}] with [${otherKinds.join('+')}], since [we|I] don’t know ${fact}`;
  return createFinding('fact-unknown', parts, text);
}

/**
 * Creates the finding on parts that fit, but whose speed or mounting depends on a fact that is not
 * on record.
 *
 * @param fact the fact in English: 'its PCIe generation', 'the board’s M.2 covers'
 */
export function createUnknownDetailFinding(fact: string, parts: readonly [Part, Part]): Finding {
  const [one, other] = parts;
  const text = `[${one.facts.kind} ${getFitVerb(one, other)}] [${other.facts.kind}]`;
  return createFinding('detail-unknown', parts, text, {
    advice: `${SHOP_CHECKS} ${fact}`,
    summary: { advice: `we’ll check ${fact}` },
  });
}
