import { visitorPcCopy } from '@/data/copy/visitor-pc';
import { isIncompatible } from '@/lib/compatibility/finding';
import type { Part } from '@/lib/compatibility/parts';
import { listRequirements, type ProductCardLine } from '@/lib/compatibility/product-card-lines';
import { composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import { checkProduct } from './check-product';
import { formatCheckParagraph } from './format-check-paragraph';
import { type FitRequest, findProductRequest } from './remedies';
import { addReplacementPsu } from './replacement-psu';
import type { ResolvedPc } from './resolve-visitor-pc';
import type { CheckedProduct } from './summarise-products';

type ShopPart = Part & Readonly<Record<'name' | 'brand' | 'sku', string>>;

/** The recipient of a catalogue page's emails, and the beginnings of their subjects. */
export interface EmailSettings {
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
}

/** The visitor's PC, and what a report on it needs. */
export interface ReportContext {
  readonly pc: ResolvedPc;
  /** The visitor's parts, with the enquiry's products in place of those that they replace. */
  readonly pcParts: readonly Part[];
  readonly visitorPcText: string;
  /** All products of the shop. */
  readonly shopParts: readonly ShopPart[];
  readonly emailSettings: EmailSettings;
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
  const { pc, pcParts, visitorPcText, shopParts, emailSettings } = context;
  const { answers, readyMadeName } = pc;
  const verdicts = checkProduct(part, pcParts, readyMadeName);
  const findings = addReplacementPsu(verdicts, [part, ...pcParts], shopParts, readyMadeName);
  const emailCheck = formatCheckParagraph(part.id, findings, shopParts);
  return {
    part,
    findings,
    openRequirements: findings.some(isIncompatible)
      ? []
      : listRequirements(
          part.facts,
          answers.map(({ field }) => field),
        ),
    emailCheck,
    fitRequest: findProductRequest(part.name, findings, () =>
      composeProductQuote(emailSettings.recipient, {
        subject: emailSettings.productSubject,
        product: part,
        details: [visitorPcText, emailCheck, visitorPcCopy.suggest],
      }),
    ),
  };
}
