/** The shop's answer to the home page's example of a request, by the same check as a visitor's own enquiry. */
import type { PartFacts } from '@/lib/content/facts';
import { ofKind, type Part } from './fit';
import { enquiryFindings, type Finding, verdictOn } from './fit-enquiry';

/** What a customer asks for and has, by their ids, and what is known of the rest that they have. */
export interface ExampleRequest {
  readonly asked: readonly string[];
  readonly has: readonly string[];
  readonly own: readonly PartFacts[];
}

/** What is answered of one part, and why, a sentence each; or of one that is offered in the place of the part before it. */
interface Answer<P> {
  readonly part: P;
  readonly outcome: Finding['outcome'];
  readonly briefs: readonly string[];
  readonly say: readonly string[];
  readonly isInstead: boolean;
}

/**
 * The answer: what is said of each part asked for that the shop sells, and where that clashes, of the first of its kind that
 * does not.
 */
export function answerExample<P extends Part>(
  { asked, has, own }: ExampleRequest,
  shop: readonly P[],
) {
  const find = (ids: readonly string[]) => shop.filter(({ id }) => ids.includes(id));
  const theirs = own.map((facts) => ({ id: facts.part, facts }));
  const beside = [...find([...has, ...asked]), ...theirs];
  /** What is said of a part in place of the one that was asked for. */
  const saidOf = (part: P, instead: P): Answer<P> => {
    const parts = [...beside.filter(({ id }) => id !== instead.id), part];
    const findings = enquiryFindings(parts, []).filter(({ about }) => about.includes(part.id));
    const verdict = verdictOn(part.id, findings) ?? { outcome: 'check' as const, briefs: [] };
    const reasons = findings.filter((one) => one.outcome === verdict.outcome);
    const isOfAsked = ({ about }: Finding) =>
      about.some((id) => id !== part.id && asked.includes(id));
    // What fits in several ways need be said in one, best of what was asked for beside it.
    const told =
      verdict.outcome === 'fits'
        ? [reasons.find(isOfAsked) ?? reasons[0]].filter((one) => one !== undefined)
        : reasons;
    return { part, ...verdict, say: told.map(({ say }) => say), isInstead: part !== instead };
  };
  const answers = asked.flatMap((id): readonly Answer<P>[] => {
    const [part] = find([id]);
    if (part?.facts === undefined) return [];
    const first = saidOf(part, part);
    const others = first.outcome === 'clash' ? ofKind(shop, part.facts.part) : [];
    const another = others
      .map((other) => saidOf(other, part))
      .find(({ outcome }) => outcome === 'fits' || outcome === 'condition');
    return another ? [first, another] : [first];
  });
  return answers.map((answer, index) => {
    // What is said of several is said once, of the last of them.
    const later = answers.slice(index + 1).flatMap(({ say }) => say);
    const say = answer.say.filter((sentence) => !later.includes(sentence));
    return say.length > 0 ? { ...answer, say } : answer;
  });
}
