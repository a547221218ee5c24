import { visitorPcRowCopy as rowCopy, visitorPcCopy } from '@/data/copy/visitor-pc';
import { isIncompatible, isShortOfPower, isWorking } from '@/lib/compatibility/finding';
import { formatLine, formatSentence, formatSetRequest } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import { listRequirements } from '@/lib/compatibility/product-card-lines';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { findReplacementPsu } from './check-product';
import { formatCheckParagraph } from './format-check-paragraph';
import type { CheckedProduct } from './summarise-products';
import type { VisitorPcField } from './visitor-pc';

/** A product with the facts that a verdict needs. */
type SoldPart = Part & {
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
  readonly sold: readonly SoldPart[];
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

export type ProductReport = ReturnType<typeof reportProduct>;

/** Finds a power supply that would do for the PC with a product. */
export const findPsuFor = (part: Part, { sold, pcParts, readyMadeName }: ReportContext) =>
  findReplacementPsu(sold, [part, ...pcParts], readyMadeName);

/** Reports on one product for the visitor's PC: its verdicts in words, and what can be done where it doesn't fit. */
export function reportProduct(
  { part, findings }: CheckedProduct<SoldPart>,
  context: ReportContext,
) {
  const { emails, sold, pcParts, answeredFields, visitorPcText } = context;
  const parts = [part, ...pcParts];
  const emailedFindings = findings.map((finding) => ({
    partIds: finding.partIds,
    emailSentence: formatSentence(finding, parts, 'visitor'),
  }));
  const emailCheck = formatCheckParagraph(part.id, emailedFindings, sold);
  const replacementPsu = findings.some(isShortOfPower) ? findPsuFor(part, context) : undefined;
  const needsRequest = findings.some((finding) =>
    isShortOfPower(finding) ? replacementPsu === undefined : !isWorking(finding),
  );
  const setFinding = findings.find(({ needs }) => needs);
  const setRequest = setFinding && formatSetRequest(setFinding, parts);
  /** The request for another product, or for the set of parts that this one needs. */
  const fitRequest: FitRequest = {
    label: setRequest ? rowCopy.askForSet : rowCopy.askForAnother,
    request: setRequest ?? fillTemplate(visitorPcCopy.suggestFor, { name: part.name }),
    message: composeProductQuote(emails.recipient, {
      subject: emails.productSubject,
      product: part,
      details: [visitorPcText, emailCheck, visitorPcCopy.suggest],
    }),
  };
  return {
    part,
    findings,
    /** The findings as the product's card words them. */
    verdicts: findings.map((finding) => ({ finding, text: formatLine(finding, parts, part.id) })),
    /** The requirements on parts that the visitor hasn't named. */
    openRequirements: findings.some(isIncompatible)
      ? []
      : listRequirements(part.facts, answeredFields),
    /** The verdicts as a paragraph of the product's email. */
    emailCheck,
    /** The power supply that would do where the visitor's is short. */
    replacementPsu,
    /** The parts that the product needs together, where no single one would do. */
    needs: setFinding?.needs,
    fitRequest: needsRequest ? fitRequest : undefined,
  };
}
