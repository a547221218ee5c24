/** Finds products of the shop to put in the place of products that don't fit. */

import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import {
  type CheckResult,
  type Finding,
  isAbout,
  isIncompatible,
  isShortOfPower,
  isWorking,
  type Replacement,
} from '@/lib/compatibility/finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import type { ResolvedPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { replaceItem } from './change-lines';
import { checkEnquiry } from './check-enquiry';
import type { ProductEnquiryItem } from './enquiry-item';
import type { EnquiryState } from './enquiry-state';

/**
 * Checks the enquiry, and adds a swap to each finding on parts that don't fit, if there is one.
 *
 * A swap puts a product of the shop in the place of the finding's only product of its kind. The
 * motherboard is swapped if that helps, since it is chosen for the other parts. A visitor's own
 * part always stays. Of several products that fit, the one with the closest draw is chosen, since
 * watts tell the class of processors and graphics cards. A shortage of power has its own remedy.
 */
export function checkWithSwaps(
  enquiry: Pick<EnquiryState, 'lines' | 'purpose'>,
  pc: ResolvedPc,
  products: readonly ProductEnquiryItem[],
): CheckResult {
  const { findings, questions } = checkEnquiry(enquiry, pc, products);
  const otherProducts = products.filter(({ id }) => !enquiry.lines.some((line) => line.id === id));

  /** Returns true for a swap after which its product fits all parts, and nothing else is worse. */
  function isProven({ product, replaced }: Replacement, finding: Finding): boolean {
    const otherParts = finding.parts.filter((part) => part !== replaced);
    // Parts that aren't compared have no finding, which proves nothing.
    const isCompared = otherParts.every((part) => collectPairFindings(product, part).length > 0);
    const lines = replaceItem(enquiry.lines, replaced.id, product.id);
    return (
      isCompared &&
      checkEnquiry({ ...enquiry, lines }, pc, products).findings.every(
        (after) =>
          (isWorking(after) && after.outcome !== 'underpowered') ||
          findings.some((before) => isSameVerdict(before, after)),
      )
    );
  }

  function findSwap(finding: Finding): Replacement | undefined {
    const replaceableParts = finding.parts.filter(
      ({ isOwned, facts }) => !isOwned && filterByKind(finding.parts, facts.kind).length === 1,
    );
    return [...filterByKind(replaceableParts, 'motherboard'), ...replaceableParts]
      .flatMap((replaced) =>
        filterByKind(otherProducts, replaced.facts.kind)
          .toSorted(
            (one, other) => getWattsDifference(one, replaced) - getWattsDifference(other, replaced),
          )
          .map((product) => ({ product, replaced })),
      )
      .find((swap) => isProven(swap, finding));
  }

  return {
    findings: findings.map((finding) =>
      isIncompatible(finding) && !isShortOfPower(finding)
        ? { ...finding, replacement: findSwap(finding) }
        : finding,
    ),
    questions,
  };
}

const getWatts = ({ facts }: Part) => ('watts' in facts ? (facts.watts ?? 0) : 0);

const getWattsDifference = (one: Part, other: Part) => Math.abs(getWatts(one) - getWatts(other));

/** Returns true if `before` has the code of `after` and is about all of its parts. */
const isSameVerdict = (before: Finding, after: Finding) =>
  before.code === after.code && after.parts.every(({ id }) => isAbout(before, id));
