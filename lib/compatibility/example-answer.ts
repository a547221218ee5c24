import type { PartFacts, PartKind } from '@/data/parts/facts';
import { collectFindings } from './collect-findings';
import { type Finding, getVerdict, isFit, isIncompatible, isQuestion } from './finding';
import { formatSentence } from './format-finding';
import { filterByKind, type Part } from './parts';

/** The example enquiry of the home page. */
interface ExampleRequest {
  /** The products that the customer asks for. */
  readonly requestedIds: readonly string[];
  /** The products that the customer has already. */
  readonly ownedIds: readonly string[];
  /** The facts of the customer's other parts. */
  readonly otherParts: readonly PartFacts[];
}

/**
 * Answers an enquiry by the same check as a visitor's, with a verdict on each requested product. After a product that clashes comes the
 * first product of its kind that fits, as an alternative.
 */
export function answerExample<P extends Part>(
  { requestedIds, ownedIds, otherParts }: ExampleRequest,
  shop: readonly P[],
) {
  const findProducts = (ids: readonly string[]) => shop.filter(({ id }) => ids.includes(id));
  const enquiryParts: readonly Part[] = [
    ...findProducts([...ownedIds, ...requestedIds]),
    ...otherParts.map((facts) => ({ id: facts.kind, facts, isOwned: true })),
  ];
  return findProducts(requestedIds).flatMap((part) => {
    const verdict = getVerdict(checkOnePc(enquiryParts), part.id);
    if (verdict === undefined) return [];
    const answer = { ...createAnswer(part, verdict, enquiryParts), isAlternative: false };
    if (!isIncompatible(verdict)) return [answer];
    const keptParts = enquiryParts.filter(({ id }) => id !== part.id);
    for (const candidate of filterByKind<P, PartKind>(shop, part.facts.kind)) {
      const parts = [...keptParts, candidate];
      const findings = checkOnePc(parts).filter(({ partIds }) => partIds.includes(candidate.id));
      const fit = getVerdict(findings, candidate.id);
      if (!fit || !isFit(fit)) continue;
      // The words are about what made the requested product clash.
      const finding =
        findings.find(({ partIds }) => partIds.some((id) => verdict.partIds.includes(id))) ?? fit;
      return [answer, { ...createAnswer(candidate, finding, parts), isAlternative: true }];
    }
    return [answer];
  });
}

const checkOnePc = (parts: readonly Part[]) =>
  collectFindings(parts, 'one-pc').filter((finding) => !isQuestion(finding));

const createAnswer = <P>(part: P, finding: Finding, parts: readonly Part[]) => ({
  part,
  outcome: finding.outcome,
  text: formatSentence(finding, parts),
});
