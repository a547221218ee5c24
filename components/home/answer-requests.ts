/** Answers the customer's email in the home page's example by the check. */

import { home } from '@/data/shop/home';
import { products } from '@/data/shop/products';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import { type Finding, getVerdict, isAbout } from '@/lib/compatibility/finding';
import { formatSentence } from '@/lib/compatibility/format-finding';

/** Checks products of the shop together with the parts that the customer has. */
export function checkForCustomer(productIds: readonly string[]): readonly Finding[] {
  const { ownedIds, otherParts } = home.example.mail;
  const ids = [...ownedIds, ...productIds];
  const parts = [...products.filter(({ id }) => ids.includes(id)), ...otherParts];
  return collectFindings(parts, 'one-pc').findings;
}

/** Describes the verdict on a product, as a list of one: empty if the check says nothing of it. */
function describeVerdict(productId: string, findings: readonly Finding[], isAlternative = false) {
  const product = products.find(({ id }) => id === productId);
  const verdict = getVerdict(findings, productId);
  if (!product || !verdict) return [];
  const text = formatSentence(verdict);
  return [{ product, outcome: verdict.outcome, text, isAlternative }];
}

/** Answers on each product that is asked for and, where one doesn't fit, on its alternative. */
export function answerRequests() {
  const { requests } = home.example.mail;
  const requestedIds = requests.map(({ id }) => id);
  const findings = checkForCustomer(requestedIds);
  return requests.flatMap(({ id, insteadId }) => {
    const verdicts = describeVerdict(id, findings);
    if (insteadId === undefined) return verdicts;
    // The alternative answers this verdict, so only findings on the parts of this verdict count.
    const verdictParts = getVerdict(findings, id)?.parts ?? [];
    const comparisons = checkForCustomer(
      requestedIds.map((requestedId) => (requestedId === id ? insteadId : requestedId)),
    ).filter((finding) => verdictParts.some((part) => isAbout(finding, part.id)));
    return [...verdicts, ...describeVerdict(insteadId, comparisons, true)];
  });
}
