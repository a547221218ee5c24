/** Reports on all products of a page for the visitor's PC. */

import { kindNames } from '@/data/copy/compatibility';
import { visitorPcRowCopy as rowCopy, visitorPcCopy } from '@/data/copy/visitor-pc';
import { isIncompatible, isShortOfPower } from '@/lib/compatibility/finding';
import { formatSetRequest } from '@/lib/compatibility/format-finding';
import { filterByKind, type Part } from '@/lib/compatibility/parts';
import { composeSuggestionQuote } from '@/lib/mail/quote-messages';
import { DATABASE_KINDS } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import { checkProduct } from './check-product';
import { formatVisitorPc } from './format-visitor-pc';
import { parseAmount } from './parse-amount';
import { findListedPart, type PartLists } from './part-lists';
import { type FitRequest, findPsuFor, type ReportContext, reportProduct } from './product-report';
import { type SummaryLine, summariseProducts } from './summarise-products';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import { VISITOR_PC_FIELDS, type VisitorPc } from './visitor-pc';

interface ReportOptions extends Pick<ReportContext, 'emails' | 'sold'> {
  readonly visitorPc: VisitorPc;
  readonly lists: PartLists;
  /** The ids of the products that the page shows. */
  readonly shownIds: readonly string[];
  /** The ids of the ticked products, which replace the visitor's parts of their kinds. */
  readonly includedIds: readonly string[];
}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Formats the row's heading: 'Your PC: H510, 650 W'; undefined where no answer has a short form. */
function formatHeading({ visitorPc, lists }: ReportOptions): string | undefined {
  const shortAnswers = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    const model = findListedPart(field, answer, lists)?.model;
    if (model !== undefined) return model;
    if (answer === undefined || 'id' in answer) return [];
    const amount = parseAmount(field, answer.typed);
    if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
    return answer.typed || visitorPcCopy.readyMade;
  });
  return shortAnswers.length > 0
    ? fillTemplate(visitorPcCopy.answered, { parts: shortAnswers.join(', ') })
    : undefined;
}

/** Lists the fields with a list but without an answer. A motherboard is not asked for beside a processor. */
const listMissingFields = (visitorPc: VisitorPc) =>
  DATABASE_KINDS.filter(
    (field) => !visitorPc[field] && !(field === 'motherboard' && visitorPc.cpu),
  );

/** Returns the parts of the PC: the visitor's, and the ticked products that replace some of these. */
function assemblePc({ visitorPc, lists, sold, includedIds }: ReportOptions): readonly Part[] {
  const visitorParts = createVisitorParts(visitorPc, lists);
  const includedParts = sold.filter(
    ({ id, facts }) =>
      includedIds.includes(id) && filterByKind(visitorParts, facts.kind).length > 0,
  );
  const isReplaced = ({ facts }: Part) => filterByKind(includedParts, facts.kind).length > 0;
  return [...visitorParts.filter((part) => !isReplaced(part)), ...includedParts];
}

/** Creates the request for parts in place of the products of a line, or for the set of parts that all of these need. */
function createFitRequest({ finding, parts }: SummaryLine, context: ReportContext): FitRequest {
  const { emails, pcParts, visitorPcText } = context;
  const { recipient, pageSubject: subject } = emails;
  const { many } = kindNames[parts[0].facts.kind];
  const partIds = [...new Set([...finding.partIds, ...parts.map(({ id }) => id)])];
  const namedParts = [...new Set([...parts, ...pcParts])];
  const setRequest = formatSetRequest({ ...finding, partIds }, namedParts);
  const request = setRequest ?? fillTemplate(visitorPcCopy.suggestAny, { many });
  return {
    label: setRequest ? rowCopy.askForSet : fillTemplate(rowCopy.askForMany, { many }),
    request,
    message: composeSuggestionQuote(recipient, { subject, wish: request, visitorPcText }),
  };
}

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, shownIds, emails } = options;
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answeredFields.length === 0) return undefined;
  const pcParts = assemblePc(options);
  const readyMadeName = getReadyMadeName(visitorPc);
  const visitorPcText = formatVisitorPc(visitorPc, lists);
  const context = { emails, sold, answeredFields, pcParts, readyMadeName, visitorPcText };
  // The PC has no bearing on products without findings.
  const checkedProducts = sold
    .filter(({ id }) => shownIds.includes(id))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMadeName) }))
    .filter(({ findings }) => findings.length > 0);
  const products = checkedProducts.map((product) => reportProduct(product, context));
  const summaryLines = summariseProducts(checkedProducts, pcParts);
  return {
    heading: formatHeading(options),
    /** The visitor's PC as a paragraph of an email. */
    visitorPcText,
    /** The case of the PC, if it is known. */
    pcCase: filterByKind(pcParts, 'case')[0],
    /** The reports by product id, of those products on which the PC has a bearing. */
    products: new Map(products.map((product) => [product.part.id, product])),
    /** For each part of the PC, the products that work with it and those that don't. */
    summaryLines: summaryLines.map((line) => {
      const isShort = isShortOfPower(line.finding);
      return {
        ...line,
        /** The power supply that would do where the visitor's is short. */
        replacementPsu: isShort ? findPsuFor(line.parts[0], context) : undefined,
        fitRequest:
          isShort || isIncompatible(line.finding) ? createFitRequest(line, context) : undefined,
      };
    }),
    /** The ids of the products that don't fit. */
    misfits: new Set(
      products.filter(({ findings }) => findings.some(isIncompatible)).map(({ part }) => part.id),
    ),
    /** The fields that the visitor may still answer. */
    missing: listMissingFields(visitorPc),
  };
}
