/** Reports on all products of a page for the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { remedyCopy, visitorPcCopy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { isIncompatible, isShortOfPower } from '@/lib/compatibility/finding';
import { formatSetRequest } from '@/lib/compatibility/format-finding';
import { filterByKind, omitReplacedParts, type Part } from '@/lib/compatibility/parts';
import { composeSuggestionQuote } from '@/lib/mail/quote-messages';
import { DATABASE_KINDS, type DatabaseKind } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import { checkProduct, type ReplacementPsu } from './check-product';
import { formatVisitorPc } from './format-visitor-pc';
import { parseAmount } from './parse-amount';
import {
  type FitRequest,
  type ProductReport,
  type ReportContext,
  reportProduct,
} from './product-report';
import type { ResolvedPc } from './resolve-visitor-pc';
import { type SummaryLine, summariseProducts } from './summarise-products';
import { isQuoteRequest, type VisitorPcField } from './visitor-pc';

interface ReportOptions extends Pick<ReportContext, 'emails' | 'shopParts'> {
  readonly pc: ResolvedPc;
  /** The ids of the products that the page shows. */
  readonly pageProductIds: readonly string[];
  /** The ids of the enquiry's products, which replace the visitor's parts of their kinds. */
  readonly enquiryProductIds: readonly string[];
}

/** A line of the summary, with what can be done if its products don't fit. */
interface ReportLine extends SummaryLine {
  /** The power supply that would do if the visitor's is short. */
  readonly replacementPsu: ReplacementPsu | undefined;
  readonly fitRequest: FitRequest | undefined;
}

/** The verdicts on a page's products for the visitor's PC. */
export interface VisitorPcReport {
  /** The row's heading: 'Your PC: H510, 650 W'; undefined if no answer has a short form. */
  readonly heading: string | undefined;
  /** The visitor's PC as a paragraph of an email. */
  readonly visitorPcText: string;
  /** The case of the PC, if it is known. */
  readonly pcCase: Part<'case'> | undefined;
  /** The reports by product id, of those products on which the PC has a bearing. */
  readonly products: ReadonlyMap<string, ProductReport>;
  /** For each part of the PC, the products that work with it and those that don't, the best outcome first. */
  readonly summaryLines: readonly ReportLine[];
  /** The ids of the products that don't fit. */
  readonly incompatibleIds: ReadonlySet<string>;
  /** The fields that the visitor may still answer. */
  readonly missingFields: readonly DatabaseKind[];
}

function formatHeading({ answers }: ResolvedPc): string | undefined {
  const shortAnswers = answers.flatMap(({ field, typed, part }) => {
    if (part) return part.model;
    if (typed === undefined || isQuoteRequest({ typed })) return [];
    const amount = parseAmount(field, typed);
    if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
    return typed || visitorPcRowCopy.unnamedPc;
  });
  return shortAnswers.length > 0
    ? fillTemplate(visitorPcRowCopy.answered, { parts: shortAnswers.join(', ') })
    : undefined;
}

/**
 * Lists the fields with a list but without an answer. A processor already tells the socket, so its motherboard is not asked
 * for.
 */
const listMissingFields = (answeredFields: readonly VisitorPcField[]) =>
  DATABASE_KINDS.filter(
    (field) =>
      !answeredFields.includes(field) &&
      !(field === 'motherboard' && answeredFields.includes('cpu')),
  );

/**
 * Returns the parts of the PC: the visitor's, some replaced by products of the enquiry. A product of another kind is left out,
 * since the enquiry's own check compares it.
 */
function assemblePc({ pc, shopParts, enquiryProductIds }: ReportOptions): readonly Part[] {
  const replacements = shopParts.filter(
    ({ id, facts }) =>
      enquiryProductIds.includes(id) && filterByKind(pc.parts, facts.kind).length > 0,
  );
  return omitReplacedParts([...pc.parts, ...replacements]);
}

/** Creates the request for parts in place of the products of a line, or for the set of parts that all of these need. */
function createFitRequest({ finding, parts }: SummaryLine, context: ReportContext): FitRequest {
  const { emails, pcParts, visitorPcText } = context;
  const { recipient, pageSubject: subject } = emails;
  const { many } = kindNames[parts[0].facts.kind];
  // The finding is the first product's. A part that it names may also be a product of the line, and is named once.
  const partIds = [...new Set([...finding.partIds, ...parts.map(({ id }) => id)])];
  const setRequest = formatSetRequest({ ...finding, partIds }, [...parts, ...pcParts]);
  const request = setRequest ?? fillTemplate(visitorPcCopy.suggestAny, { many });
  return {
    label: setRequest ? remedyCopy.askForSet : fillTemplate(remedyCopy.askForMany, { many }),
    request,
    message: composeSuggestionQuote(recipient, { subject, wish: request, visitorPcText }),
  };
}

/** Finds the power supply that helps the first product of a line that it can help. */
const findLineReplacement = ({ parts }: SummaryLine, products: VisitorPcReport['products']) =>
  parts.flatMap(({ id }) => products.get(id)?.replacementPsu ?? [])[0];

/** Builds the report on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions): VisitorPcReport | undefined {
  const { pc, shopParts, pageProductIds, emails } = options;
  const { readyMadeName } = pc;
  const answeredFields = pc.answers.map(({ field }) => field);
  if (answeredFields.length === 0) return undefined;
  const pcParts = assemblePc(options);
  const visitorPcText = formatVisitorPc(pc);
  const context = { emails, shopParts, answeredFields, pcParts, readyMadeName, visitorPcText };
  // The PC has no bearing on products without findings.
  const checkedProducts = shopParts
    .filter(({ id }) => pageProductIds.includes(id))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMadeName) }))
    .filter(({ findings }) => findings.length > 0);
  const products = checkedProducts.map((product) => reportProduct(product, context));
  const productsById = new Map(products.map((product) => [product.part.id, product]));
  return {
    heading: formatHeading(pc),
    visitorPcText,
    pcCase: filterByKind(pcParts, 'case')[0],
    products: productsById,
    summaryLines: summariseProducts(checkedProducts, pcParts).map((line) => {
      const isShort = isShortOfPower(line.finding);
      const needsRequest = isShort || isIncompatible(line.finding);
      return {
        ...line,
        replacementPsu: isShort ? findLineReplacement(line, productsById) : undefined,
        fitRequest: needsRequest ? createFitRequest(line, context) : undefined,
      };
    }),
    incompatibleIds: new Set(
      products.filter(({ findings }) => findings.some(isIncompatible)).map(({ part }) => part.id),
    ),
    missingFields: listMissingFields(answeredFields),
  };
}
