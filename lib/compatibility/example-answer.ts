/** Answers the example enquiry of the home page by the same check as a visitor's enquiry. */
import type { PartFacts } from '@/lib/content/facts';
import { ofKind, type Part } from './fit';
import { enquiryFindings, type Finding, verdictOn } from './fit-enquiry';

/** An example enquiry, as in home.yaml. */
export interface ExampleRequest {
  /** Ids of the products that the customer asks for. */
  readonly asked: readonly string[];
  /** Ids of the products that the customer has. */
  readonly has: readonly string[];
  /** Facts of the customer's other parts. */
  readonly own: readonly PartFacts[];
}

/** The answer on one part. */
interface Answer<P> {
  readonly part: P;
  readonly outcome: Finding['outcome'];
  readonly briefs: readonly string[];
  /** The reasons for the outcome, a sentence each. */
  readonly say: readonly string[];
  /** True for a part that is offered in place of the part before it. */
  readonly isAlternative: boolean;
}

/**
 * Answers an enquiry on each requested part that the shop sells. A part that clashes is followed by the first of its kind
 * that does not.
 */
export function answerExample<P extends Part>(
  { asked, has, own }: ExampleRequest,
  shop: readonly P[],
) {
  const findProducts = (ids: readonly string[]) => shop.filter(({ id }) => ids.includes(id));
  const visitorParts = own.map((facts) => ({ id: facts.part, facts }));
  const enquiryParts = [...findProducts([...has, ...asked]), ...visitorParts];
  const checkPart = (part: P, requestedPart: P): Answer<P> => {
    const parts = [...enquiryParts.filter(({ id }) => id !== requestedPart.id), part];
    const findings = enquiryFindings(parts, []).filter(({ about }) => about.includes(part.id));
    const verdict = verdictOn(part.id, findings) ?? { outcome: 'check' as const, briefs: [] };
    const reasons = findings.filter(({ outcome }) => outcome === verdict.outcome);
    const isAboutRequest = ({ about }: Finding) =>
      about.some((id) => id !== part.id && asked.includes(id));
    // One reason is enough for a part that fits, at best one about another requested part.
    const shownReasons =
      verdict.outcome === 'fits'
        ? [reasons.find(isAboutRequest) ?? reasons[0]].filter((reason) => reason !== undefined)
        : reasons;
    const say = shownReasons.map((reason) => reason.say);
    return { part, ...verdict, say, isAlternative: part !== requestedPart };
  };
  const answers = asked
    .flatMap((id) => findProducts([id]))
    .flatMap((part): readonly Answer<P>[] => {
      if (part.facts === undefined) return [];
      const answer = checkPart(part, part);
      const candidates = answer.outcome === 'clash' ? ofKind(shop, part.facts.part) : [];
      const alternative = candidates
        .map((candidate) => checkPart(candidate, part))
        .find(({ outcome }) => outcome === 'fits' || outcome === 'condition');
      return alternative ? [answer, alternative] : [answer];
    });
  return answers.map((answer, index) => {
    // A reason that several answers share is given only with the last of them.
    const laterReasons = answers.slice(index + 1).flatMap(({ say }) => say);
    const say = answer.say.filter((sentence) => !laterReasons.includes(sentence));
    return say.length > 0 ? { ...answer, say } : answer;
  });
}
