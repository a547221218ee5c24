import { remedyCopy, visitorPcCopy } from '@/data/copy/visitor-pc';
import {
  type Finding,
  isIncompatible,
  isShortOfPower,
  isWorking,
} from '@/lib/compatibility/finding';
import {
  formatCardLine,
  formatSentence,
  formatSetRequest,
} from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import { listRequirements, type ProductCardLine } from '@/lib/compatibility/product-card-lines';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { canPsuHelp, findReplacementPsu, type ReplacementPsu } from './check-product';
import { formatCheckParagraph } from './format-check-paragraph';
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

/** A link that asks for products that fit. */
export interface FitRequest {
  /** The words of the link. */
  readonly label: string;
  /** The request as a sentence, for the notes of an enquiry. */
  readonly request: string;
  readonly message: QuoteMessage;
}

/** The verdicts on one product for the visitor's PC, and what can be done if it doesn't fit. */
export interface ProductReport extends CheckedProduct<ShopPart> {
  /** The findings as the product's card words them. */
  readonly verdicts: readonly { readonly finding: Finding; readonly text: string }[];
  /** The requirements on parts that the visitor hasn't named. */
  readonly openRequirements: readonly ProductCardLine[];
  /** The verdicts as a paragraph of the product's email. */
  readonly emailCheck: string;
  /** The power supply that would do if the visitor's is short. */
  readonly replacementPsu: ReplacementPsu | undefined;
  /** The parts that the product needs together, if no single one would do. */
  readonly needs: string | undefined;
  /** The request for another product, or for the set of parts that this one needs. */
  readonly fitRequest: FitRequest | undefined;
}

/** Reports on one product for the visitor's PC. */
export function reportProduct(
  { part, findings }: CheckedProduct<ShopPart>,
  context: ReportContext,
): ProductReport {
  const { emails, shopParts, pcParts, answeredFields, readyMadeName, visitorPcText } = context;
  const parts = [part, ...pcParts];
  const emailedFindings = findings.map((finding) => ({
    partIds: finding.partIds,
    emailSentence: formatSentence(finding, parts, 'email'),
  }));
  const emailCheck = formatCheckParagraph(part.id, emailedFindings, shopParts);
  const replacementPsu = findings.some((finding) => canPsuHelp(finding, findings, [part]))
    ? findReplacementPsu(shopParts, parts, readyMadeName)
    : undefined;
  const needsRequest = findings.some((finding) =>
    isShortOfPower(finding) ? replacementPsu === undefined : !isWorking(finding),
  );
  const setFinding = findings.find(({ needs }) => needs);
  const setRequest = setFinding && formatSetRequest(setFinding, parts);
  const createFitRequest = (): FitRequest => ({
    label: setRequest ? remedyCopy.askForSet : remedyCopy.askForAnother,
    request: setRequest ?? fillTemplate(visitorPcCopy.suggestFor, { name: part.name }),
    message: composeProductQuote(emails.recipient, {
      subject: emails.productSubject,
      product: part,
      details: [visitorPcText, emailCheck, visitorPcCopy.suggest],
    }),
  });
  return {
    part,
    findings,
    verdicts: findings.map((finding) => ({
      finding,
      text: formatCardLine(finding, parts, part.id),
    })),
    openRequirements: findings.some(isIncompatible)
      ? []
      : listRequirements(part.facts, answeredFields),
    emailCheck,
    replacementPsu,
    needs: setFinding?.needs,
    fitRequest: needsRequest ? createFitRequest() : undefined,
  };
}
