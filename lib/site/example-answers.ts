/** Answers the customer's email in the home page's example by the check. */

import { home } from '@/data/shop/home';
import { products } from '@/data/shop/products';
import { collectFindings } from '@/lib/compatibility/collect-findings';
import { type Finding, getVerdict } from '@/lib/compatibility/finding';
import { formatSentence } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';

interface ExampleCheck {
  readonly parts: readonly Part[];
  readonly findings: readonly Finding[];
}

/** Checks products of the shop together with the parts that the customer has. */
export function checkForCustomer(productIds: readonly string[]): ExampleCheck {
  const { ownedIds, otherParts } = home.example.mail;
  const ids = [...ownedIds, ...productIds];
  const parts = [...products.filter(({ id }) => ids.includes(id)), ...otherParts];
  return { parts, findings: collectFindings(parts, 'one-pc') };
}

/** Returns the answer on a product. There is none if the check says nothing about it. */
function listAnswers(productId: string, { parts, findings }: ExampleCheck, isAlternative = false) {
  const product = products.find(({ id }) => id === productId);
  const verdict = getVerdict(findings, productId);
  if (!product || !verdict) return [];
  const text = formatSentence(verdict, parts);
  return [{ product, outcome: verdict.outcome, text, isAlternative }];
}

/** Answers on each product that the customer asks for and, after one that doesn't fit, on its alternative. */
export function answerRequests() {
  const { requests } = home.example.mail;
  const requestedIds = requests.map(({ id }) => id);
  const check = checkForCustomer(requestedIds);
  return requests.flatMap(({ id, insteadId }) => {
    const answers = listAnswers(id, check);
    if (insteadId === undefined) return answers;
    const { parts, findings } = checkForCustomer(
      requestedIds.map((requestedId) => (requestedId === id ? insteadId : requestedId)),
    );
    // The alternative is compared with the part that the requested product doesn't fit.
    const incompatibleIds = getVerdict(check.findings, id)?.partIds ?? [];
    const comparisons = findings.filter(({ partIds }) =>
      partIds.some((partId) => incompatibleIds.includes(partId)),
    );
    return [...answers, ...listAnswers(insteadId, { parts, findings: comparisons }, true)];
  });
}
