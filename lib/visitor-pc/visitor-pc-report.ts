/** Reports on all products of a page for the visitor's PC. */

import { visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { isIncompatible } from '@/lib/compatibility/finding';
import { filterByKind, omitReplacedParts, type Part } from '@/lib/compatibility/parts';
import { composeSuggestionQuote } from '@/lib/mail/quote-messages';
import { DATABASE_KINDS, type DatabaseKind } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import type { SummaryLine } from './format-summary-line';
import { formatVisitorPc } from './format-visitor-pc';
import { formatShortAmount } from './parse-amount';
import { type ProductReport, type ReportContext, reportProduct } from './product-report';
import { type FitRequest, findSummaryRequest } from './remedies';
import type { ResolvedPc } from './resolve-visitor-pc';
import { formatSummaryHeadline, summariseProducts } from './summarise-products';

interface ReportOptions extends Pick<ReportContext, 'pc' | 'shopParts' | 'emailSettings'> {
  readonly pageProductIds: readonly string[];
  /** The ids of the enquiry's products, which replace the visitor's parts of their kinds. */
  readonly enquiryProductIds: readonly string[];
}

/** The verdicts on a page's products for the visitor's PC. */
export interface VisitorPcReport {
  /** The row's heading: 'Your PC: H510, 650 W'; undefined if no answer has a short form. */
  readonly heading: string | undefined;
  /** The visitor's PC as a paragraph of an email. */
  readonly visitorPcText: string;
  readonly pcCase: Part<'case'> | undefined;
  /** The reports on those products on which the PC has a bearing. */
  readonly reportsByProductId: ReadonlyMap<string, ProductReport>;
  /** For each part of the PC, the products that do or don't work with it, the best first. */
  readonly summaryLines: readonly SummaryLine[];
  /** The sentence above these lines, which counts the products; undefined without any. */
  readonly summaryHeadline: string | undefined;
  /** The request for products that fit, below the lines; undefined if none is needed. */
  readonly fitRequest: FitRequest | undefined;
  readonly incompatibleIds: ReadonlySet<string>;
  /** The fields that the visitor may still answer. */
  readonly missingFields: readonly DatabaseKind[];
}

function formatHeading({ answers }: ResolvedPc): string | undefined {
  const shortAnswers = answers.flatMap(({ field, typed, part }) => {
    if (part) return part.model;
    if (typed === undefined) return [];
    return formatShortAmount(field, typed) ?? (typed || visitorPcRowCopy.unnamedPc);
  });
  return shortAnswers.length > 0
    ? fillTemplate(visitorPcRowCopy.answered, { parts: shortAnswers.join(', ') })
    : undefined;
}

/** Lists the database fields without an answer. A processor answers for its motherboard. */
function listMissingFields({ answers }: ResolvedPc) {
  const answeredFields = answers.flatMap(({ field }) =>
    field === 'cpu' ? ['cpu', 'motherboard'] : field,
  );
  return DATABASE_KINDS.filter((field) => !answeredFields.includes(field));
}

/**
 * Returns the parts of the PC: the visitor's, some replaced by products of the enquiry. Leaves out
 * products of other kinds, which the enquiry's own check compares.
 */
function assemblePc({ pc, shopParts, enquiryProductIds }: ReportOptions): readonly Part[] {
  const replacements = shopParts.filter(
    ({ id, facts }) =>
      enquiryProductIds.includes(id) && filterByKind(pc.parts, facts.kind).length > 0,
  );
  return omitReplacedParts([...pc.parts, ...replacements]);
}

/** Builds the report on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions): VisitorPcReport | undefined {
  const { pc, shopParts, pageProductIds, emailSettings } = options;
  if (pc.answers.length === 0) return undefined;
  const pcParts = assemblePc(options);
  const visitorPcText = formatVisitorPc(pc);
  const context = { pc, pcParts, visitorPcText, shopParts, emailSettings };
  // The PC has no bearing on products without findings.
  const reports = shopParts
    .filter(({ id }) => pageProductIds.includes(id))
    .map((part) => reportProduct(part, context))
    .filter(({ findings }) => findings.length > 0);
  const summaryLines = summariseProducts(reports, pcParts);
  const { recipient, pageSubject: subject } = emailSettings;
  return {
    heading: formatHeading(pc),
    visitorPcText,
    pcCase: filterByKind(pcParts, 'case')[0],
    reportsByProductId: new Map(reports.map((report) => [report.part.id, report])),
    summaryLines,
    summaryHeadline: formatSummaryHeadline(reports),
    fitRequest: findSummaryRequest(summaryLines, (wish) =>
      composeSuggestionQuote(recipient, { subject, wish, visitorPcText }),
    ),
    incompatibleIds: new Set(
      reports.filter(({ findings }) => findings.some(isIncompatible)).map(({ part }) => part.id),
    ),
    missingFields: listMissingFields(pc),
  };
}
