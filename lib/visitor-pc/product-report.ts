import { visitorPcCopy } from '@/data/copy/visitor-pc';
import { isIncompatible } from '@/lib/compatibility/finding';
import type { Part } from '@/lib/compatibility/parts';
import { listRequirements, type ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import { checkProduct } from './check-product';
import { formatCheckParagraph } from './format-check-paragraph';
import { type FitRequest, findProductRequest } from './remedies';
import { addReplacementPsu } from './replacement-psu';
import type { CheckedProduct } from './summarise-products';
import type { VisitorPcField } from './visitor-pc';

/** A product with the facts that a verdict needs. */
type ShopPart = Part & {
  readonly name: string;
  readonly brand: string;
  readonly sku: string;
};

/** The recipient of a catalogue page's emails, and the beginnings of their subjects. */
export interface PageEmails {
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
}

/** The visitor's PC with the ticked products, and what a report on it needs. */
export interface ReportContext {
  readonly emails: PageEmails;
  /** All products of the shop with facts. */
  readonly shopParts: readonly ShopPart[];
  /** The fields that the visitor has answered. */
  readonly answeredFields: readonly VisitorPcField[];
  /** The visitor's parts, with the ticked products in place of those that they replace. */
  readonly pcParts: readonly Part[];
  /** The name of a ready-made PC. */
  readonly readyMadeName: string | undefined;
  /** The visitor's PC as a paragraph of an email. */
  readonly visitorPcText: string;
}

/** The verdicts on one product for the visitor's PC, and what can be done if it doesn't fit. */
export interface ProductReport extends CheckedProduct<ShopPart> {
  /** The requirements on parts that the visitor hasn't named. */
  readonly openRequirements: readonly ProductCardLine[];
  /** The verdicts as a paragraph of the product's email. */
  readonly emailCheck: string;
  /** The request for another product, or for the set of parts that this one needs. */
  readonly fitRequest: FitRequest | undefined;
}

/** Reports on one product for the visitor's PC. */
export function reportProduct(part: ShopPart, context: ReportContext): ProductReport {
  const { emails, shopParts, pcParts, answeredFields, readyMadeName, visitorPcText } = context;
  const findings = addReplacementPsu(
    checkProduct(part, pcParts, readyMadeName),
    [part, ...pcParts],
    shopParts,
    readyMadeName,
  );
  const emailCheck = formatCheckParagraph(part.id, findings, shopParts);
  return {
    part,
    findings,
    openRequirements: findings.some(isIncompatible)
      ? []
      : listRequirements(part.facts, answeredFields),
    emailCheck,
    fitRequest: findProductRequest(part.name, findings, () =>
      composeProductQuote(emails.recipient, {
        subject: emails.productSubject,
        product: part,
        details: [visitorPcText, emailCheck, visitorPcCopy.suggest],
      }),
    ),
  };
}
