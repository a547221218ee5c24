/** Answers the example enquiry of the home page by the same check as a visitor's enquiry. */

import type { PartFacts } from '@/data/parts/facts';
import { collectFindings } from './collect-findings';
import { type Finding, getVerdict, isFit, isWorking } from './finding';
import { formatSentence } from './format-finding';
import { filterByKind, type KnownPart } from './parts';

/** An example enquiry: the ids of the products that the customer asks for and has, and the customer's other parts. */
export interface ExampleRequest {
  readonly asked: readonly string[];
  readonly has: readonly string[];
  readonly own: readonly PartFacts[];
}

/**
 * Answers an enquiry on each requested part that the shop sells. A part that clashes is followed by the first of its kind
 * that does not, as an alternative.
 *
 * @returns also the ids of the parts that an answer's text is about
 */
export function answerExample<P extends KnownPart>(
  { asked, has, own }: ExampleRequest,
  shop: readonly P[],
) {
  const findProducts = (ids: readonly string[]) => shop.filter(({ id }) => ids.includes(id));
  const enquiryParts: readonly KnownPart[] = [
    ...findProducts([...has, ...asked]),
    ...own.map((facts) => ({ id: facts.kind, facts, isOwned: true })),
  ];
  const answerPart = (part: P, requestedPart = part, clashIds: readonly string[] = []) => {
    const parts = [...enquiryParts.filter(({ id }) => id !== requestedPart.id), part];
    const findings = collectFindings(parts, { purpose: 'one-pc', soldKinds: new Set() });
    const verdict = getVerdict(findings, part.id);
    if (verdict === undefined) return [];
    // An alternative that fits says what makes it one: its height, where the part before it was too tall.
    const isDecisive = ({ partIds }: Finding) =>
      partIds.includes(part.id) && partIds.some((id) => clashIds.includes(id));
    const finding = (isFit(verdict) && findings.find(isDecisive)) || verdict;
    const { outcome } = finding;
    const text = formatSentence(finding, parts);
    return [
      { part, outcome, text, partIds: finding.partIds, isAlternative: part !== requestedPart },
    ];
  };
  return findProducts(asked).flatMap((part) => {
    const answers = answerPart(part);
    if (answers[0]?.outcome !== 'incompatible') return answers;
    const alternative = filterByKind(shop, part.facts.kind)
      .flatMap((candidate) => answerPart(candidate, part, answers[0]?.partIds))
      .find(isWorking);
    return alternative ? [...answers, alternative] : answers;
  });
}
