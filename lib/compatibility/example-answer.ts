/** Answers the example enquiry of the home page by the same check as a visitor's enquiry. */

import type { PartFacts } from '@/data/parts/facts';
import { collectFindings } from './collect-findings';
import { type Finding, getVerdict, isClash, isFit, isWorking } from './finding';
import { formatSentence } from './format-finding';
import { filterByKind, type KnownPart } from './parts';

/** The parts of an example enquiry. */
interface ExampleRequest {
  /** The products that the customer asks for. */
  readonly requestedIds: readonly string[];
  /** The products that the customer has already. */
  readonly ownedIds: readonly string[];
  /** The facts of the customer's other parts. */
  readonly otherParts: readonly PartFacts[];
}

/**
 * Answers an enquiry with a verdict on each requested product. After a product that clashes comes the first product of its kind that
 * works, as an alternative.
 *
 * @returns also the ids of the parts that an answer's text is about
 */
export function answerExample<P extends KnownPart>(
  { requestedIds, ownedIds, otherParts }: ExampleRequest,
  shop: readonly P[],
) {
  const findProducts = (ids: readonly string[]) => shop.filter(({ id }) => ids.includes(id));
  const enquiryParts: readonly KnownPart[] = [
    ...findProducts([...ownedIds, ...requestedIds]),
    ...otherParts.map((facts) => ({ id: facts.kind, facts, isOwned: true })),
  ];
  /** Answers on a requested part, or on an alternative to one that clashes with the parts of `clashIds`. */
  const answerPart = (part: P, requestedPart = part, clashIds: readonly string[] = []) => {
    const parts = [...enquiryParts.filter(({ id }) => id !== requestedPart.id), part];
    const findings = collectFindings(parts, { purpose: 'one-pc', soldKinds: new Set() });
    const verdict = getVerdict(findings, part.id);
    if (verdict === undefined) return [];
    // The text on an alternative that fits is about the part with which the requested one clashes.
    const resolvesClash = ({ partIds }: Finding) =>
      partIds.includes(part.id) && partIds.some((id) => clashIds.includes(id));
    const finding = (isFit(verdict) && findings.find(resolvesClash)) || verdict;
    const { outcome, partIds } = finding;
    const text = formatSentence(finding, parts);
    return [{ part, outcome, text, partIds, isAlternative: part !== requestedPart }];
  };
  return findProducts(requestedIds).flatMap((part) => {
    const answers = answerPart(part);
    const clash = answers.find(isClash);
    if (clash === undefined) return answers;
    const alternative = filterByKind(shop, part.facts.kind)
      .flatMap((candidate) => answerPart(candidate, part, clash.partIds))
      .find(isWorking);
    return alternative ? [...answers, alternative] : answers;
  });
}
