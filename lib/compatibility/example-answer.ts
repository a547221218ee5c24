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
    const candidates = filterByKind<P, PartKind>(shop, part.facts.kind);
    const [alternative] = candidates.flatMap(
      (candidate) => answerAlternative(candidate, keptParts, verdict) ?? [],
    );
    return alternative ? [answer, { ...alternative, isAlternative: true }] : [answer];
  });
}

/**
 * Answers with a product in place of a requested one. Its words are those of its finding on the part that clashes with the requested
 * product, or else of its verdict. Returns undefined where the product doesn't fit all other parts.
 */
function answerAlternative<P extends Part>(
  candidate: P,
  otherParts: readonly Part[],
  clash: Finding,
) {
  const parts = [...otherParts, candidate];
  const findings = checkOnePc(parts).filter(({ partIds }) => partIds.includes(candidate.id));
  const verdict = getVerdict(findings, candidate.id);
  if (!verdict || !isFit(verdict)) return undefined;
  const findingOnClash = findings.find(({ partIds }) =>
    partIds.some((id) => clash.partIds.includes(id)),
  );
  return createAnswer(candidate, findingOnClash ?? verdict, parts);
}

const checkOnePc = (parts: readonly Part[]) =>
  collectFindings(parts, 'one-pc').filter((finding) => !isQuestion(finding));

const createAnswer = <P>(part: P, finding: Finding, parts: readonly Part[]) => ({
  part,
  outcome: finding.outcome,
  text: formatSentence(finding, parts),
});
