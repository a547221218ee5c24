import { kinds } from '@/data/copy/compatibility';
import { visitorPcCopy as copy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import type { CardLine } from '@/lib/compatibility/card-lines';
import type { Finding } from '@/lib/compatibility/finding';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';

/** A product with the facts that a verdict needs. */
export type SoldPart = EnquiryItem & { readonly brand: string; readonly sku: string };

/** A product with its findings for the visitor's PC, the worst first. */
export interface CheckedProduct {
  readonly part: SoldPart;
  readonly findings: readonly Finding[];
  /** The requirements on parts that the visitor hasn't named; none for a product that doesn't fit anyway. */
  readonly openRequirements: readonly CardLine[];
}

/**
 * Counts the outcomes of each kind of part: 'Graphics cards: 1 fits, 2 to check, 1 doesn’t'. Where nothing fits, adds a link
 * that asks for suggestions.
 */
export function countOutcomes(
  checkedProducts: readonly CheckedProduct[],
  sold: readonly SoldPart[],
  composeRequest: (many: string) => QuoteMessage,
) {
  const { none, ...counts } = copy.counts;
  const checkedKinds = [...new Set(checkedProducts.flatMap(({ part }) => part.facts?.part ?? []))];
  return checkedKinds.map((kind) => {
    const sameKind = checkedProducts.filter(({ part }) => part.facts?.part === kind);
    const soldCount = sold.filter(({ facts }) => facts?.part === kind).length;
    const words = (count: number, [one, many]: readonly [string, string]) =>
      fillTemplate(count === 1 ? one : many, { count });
    const counted = (Object.keys(counts) as readonly (keyof typeof counts)[]).flatMap((outcome) => {
      const count = sameKind.filter(({ findings }) => findings[0]?.outcome === outcome).length;
      return count > 0 ? { outcome, count, text: words(count, counts[outcome]) } : [];
    });
    const isOpen = sameKind.some(({ openRequirements }) =>
      openRequirements.some(({ links }) => links),
    );
    const { many } = kinds[kind];
    const isNone = counted.every(
      ({ outcome, count }) => outcome === 'incompatible' && count === soldCount,
    );
    const result = isNone ? words(soldCount, none) : counted.map(({ text }) => text).join(', ');
    return {
      text: fillTemplate(copy.tally, {
        category: capitalise(many),
        result: isOpen ? fillTemplate(copy.soFar, { result }) : result,
      }),
      request: isNone
        ? {
            message: composeRequest(many),
            text: fillTemplate(visitorPcRowCopy.askForMany, { many }),
          }
        : undefined,
    };
  });
}
