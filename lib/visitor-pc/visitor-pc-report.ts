import { kinds } from '@/data/copy/compatibility';
import { visitorPcCopy as copy, visitorPcRowCopy as rowCopy } from '@/data/copy/visitor-pc';
import { type CardLine, listRequirements } from '@/lib/compatibility/card-lines';
import { type Finding, isClash, isShortOfPower, isWorking } from '@/lib/compatibility/finding';
import { formatLine, formatSentence, formatSetRequest } from '@/lib/compatibility/format-finding';
import { filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import type { QuoteMessage } from '@/lib/mail/mailto';
import {
  composeProductQuote,
  composeSuggestionQuote,
  type Recipient,
} from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { checkProduct, findReplacementPsu, type ReplacementPsu } from './check-product';
import { formatFieldText } from './field-text';
import { formatCheck } from './format-check';
import { formatVisitorPc } from './format-visitor-pc';
import { parseAmount } from './parse-amount';
import { findPart, type PartLists } from './part-lists';
import { type CheckedProduct, type SummaryLine, summariseProducts } from './summarise-products';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import {
  isDatabaseField,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from './visitor-pc';

/** A product with the facts that a verdict needs. */
type SoldPart = KnownPart & {
  readonly name: string;
  readonly brand: string;
  readonly sku: string;
};

/** The recipient of a catalogue page's emails, and the subjects that these begin with. */
export interface PageEmails {
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
}

interface ReportOptions {
  readonly page: PageEmails;
  readonly visitorPc: VisitorPc;
  readonly lists: PartLists;
  /** All products of the shop with facts. */
  readonly sold: readonly SoldPart[];
  /** The ids of the products that the page shows. */
  readonly shownIds: readonly string[];
  /** The ids of the ticked products, which replace the visitor's parts of their kinds. */
  readonly includedIds: readonly string[];
}

/** A request for products that fit, as a link has it. */
export interface FitRequest {
  /** The words of the link. */
  readonly label: string;
  /** The request as a sentence, for the notes of an enquiry. */
  readonly request: string;
  readonly message: QuoteMessage;
}

/** The ways on from a no. */
interface WaysOn {
  /** The power supply that would do where the visitor's is short. */
  readonly psu: ReplacementPsu | undefined;
  readonly fitRequest: FitRequest | undefined;
}

/** The findings on a product in words, and the ways on from a no: a request only where no power supply would do. */
export interface ProductReport extends CheckedProduct<SoldPart>, WaysOn {
  /** The findings as the product's card words them. */
  readonly verdicts: readonly { readonly finding: Finding; readonly text: string }[];
  /** The requirements on parts that the visitor hasn't named. */
  readonly openRequirements: readonly CardLine[];
  /** The verdicts as a paragraph of the product's email. */
  readonly emailCheck: string;
  readonly isMisfit: boolean;
  /** The parts that the product needs together, where no single one would do. */
  readonly needs: string | undefined;
}

/** A line of the summary with the ways on from a no. */
interface SummaryReport extends Pick<SummaryLine<SoldPart>, 'outcome' | 'text'>, WaysOn {}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatShortAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const amount = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
  const name = findPart(field, answer, lists)?.model ?? formatFieldText(field, answer, lists);
  return name === '' && field === 'pc' ? copy.readyMade : name;
}

/** The visitor's PC with the ticked products, and what a report on it needs. */
interface ReportContext {
  readonly page: PageEmails;
  readonly sold: readonly SoldPart[];
  /** The fields that the visitor has answered. */
  readonly answeredFields: readonly VisitorPcField[];
  /** The ticked products that replace parts of the visitor's. */
  readonly includedParts: readonly SoldPart[];
  /** The parts of the PC with these products in their places. */
  readonly pcParts: readonly KnownPart[];
  /** The name of a ready-made PC. */
  readonly readyMade: string | undefined;
  /** The visitor's PC as a paragraph of an email. */
  readonly paragraph: string;
}

/** Returns the parts of the PC: the visitor's, and the ticked products that replace some of these. */
function assemblePc({ visitorPc, lists, sold, includedIds }: ReportOptions) {
  const visitorParts = createVisitorParts(visitorPc, lists);
  const includedParts = sold.filter(
    ({ id, facts }) =>
      includedIds.includes(id) && filterByKind(visitorParts, facts.kind).length > 0,
  );
  const isReplaced = ({ facts }: KnownPart) => filterByKind(includedParts, facts.kind).length > 0;
  const pcParts = [...visitorParts.filter((part) => !isReplaced(part)), ...includedParts];
  return { includedParts, pcParts };
}

/** Checks the products of the page with the PC. Leaves out those on which it has no bearing. */
const checkShownProducts = (
  shownIds: readonly string[],
  { sold, pcParts, readyMade }: ReportContext,
) =>
  sold
    .filter(({ id }) => shownIds.includes(id))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMade) }))
    .filter(({ findings }) => findings.length > 0);

/** Finds the power supply that would do for the PC with a product. */
const findPsu = (part: SoldPart, { sold, pcParts, readyMade }: ReportContext) =>
  findReplacementPsu(sold, [part, ...pcParts], readyMade);

/** Formats the findings on a product as a paragraph of its email. */
function formatEmailCheck(
  { part, findings }: CheckedProduct<SoldPart>,
  { includedParts, pcParts }: ReportContext,
): string {
  const parts = [part, ...pcParts];
  const emailedFindings = findings.map((finding) => ({
    partIds: finding.partIds,
    emailMessage: formatSentence(finding, parts, 'visitor'),
  }));
  return formatCheck(part.id, emailedFindings, includedParts);
}

/** Creates the request for another product in place of one that does not fit, or for the set of parts that it calls for. */
function createFitRequest(
  { part }: CheckedProduct<SoldPart>,
  { page, paragraph }: ReportContext,
  emailCheck: string,
  setRequest: string | undefined,
): FitRequest {
  return {
    label: setRequest ? rowCopy.askForSet : rowCopy.askForAnother,
    request: setRequest ?? fillTemplate(copy.suggestFor, { name: part.name }),
    message: composeProductQuote(
      page.recipient,
      page.productSubject,
      part,
      paragraph,
      emailCheck,
      copy.suggest,
    ),
  };
}

/** Reports on one product. */
function reportProduct(product: CheckedProduct<SoldPart>, context: ReportContext): ProductReport {
  const { part, findings } = product;
  const { pcParts, answeredFields } = context;
  const parts = [part, ...pcParts];
  const isMisfit = findings.some(isClash);
  const emailCheck = formatEmailCheck(product, context);
  const psu = findings.some(isShortOfPower) ? findPsu(part, context) : undefined;
  const isOpen = (finding: Finding) =>
    isShortOfPower(finding) ? psu === undefined : !isWorking(finding);
  const setFinding = findings.find(({ needs }) => needs);
  const setRequest = setFinding && formatSetRequest(setFinding, parts);
  return {
    part,
    findings,
    verdicts: findings.map((finding) => ({ finding, text: formatLine(finding, parts, part.id) })),
    openRequirements: isMisfit ? [] : listRequirements(part.facts, answeredFields),
    emailCheck,
    isMisfit,
    psu,
    needs: setFinding?.needs,
    fitRequest: findings.some(isOpen)
      ? createFitRequest(product, context, emailCheck, setRequest)
      : undefined,
  };
}

/** Adds the ways on to a line of the summary: another power supply, or a request for products that fit. */
function addWaysOn(
  { outcome, text, finding, parts }: SummaryLine<SoldPart>,
  context: ReportContext,
): SummaryReport {
  const { page, pcParts, paragraph } = context;
  const [first] = parts;
  if (first === undefined || !(isShortOfPower(finding) || isClash(finding)))
    return { outcome, text, psu: undefined, fitRequest: undefined };
  const { many } = kinds[first.facts.kind];
  const partIds = [...finding.partIds, ...parts.map(({ id }) => id)];
  const namedParts = [...new Set([...parts, ...pcParts])];
  const setRequest = formatSetRequest({ ...finding, partIds }, namedParts);
  const request = setRequest ?? fillTemplate(copy.suggestAny, { many });
  const fitRequest: FitRequest = {
    label: setRequest ? rowCopy.askForSet : fillTemplate(rowCopy.askForMany, { many }),
    request,
    message: composeSuggestionQuote(page.recipient, page.pageSubject, request, paragraph),
  };
  const psu = isShortOfPower(finding) ? findPsu(first, context) : undefined;
  return { outcome, text, psu, fitRequest };
}

/** Formats the row's heading; undefined where no answer has a short form. */
function formatHeading(
  answeredFields: readonly VisitorPcField[],
  { visitorPc, lists }: ReportOptions,
): string | undefined {
  const shortAnswers = answeredFields
    .map((field) => formatShortAnswer(field, visitorPc, lists))
    .filter(Boolean);
  return shortAnswers.length > 0
    ? fillTemplate(copy.answered, { parts: shortAnswers.join(', ') })
    : undefined;
}

/** Lists the fields with a list but without an answer. A motherboard is not asked for beside a processor. */
const listMissingFields = (visitorPc: VisitorPc) =>
  VISITOR_PC_FIELDS.filter(isDatabaseField).filter(
    (field) => !visitorPc[field] && !(field === 'motherboard' && visitorPc.cpu),
  );

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, shownIds, page } = options;
  const answeredFields = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answeredFields.length === 0) return undefined;
  const context: ReportContext = {
    page,
    sold,
    answeredFields,
    ...assemblePc(options),
    readyMade: getReadyMadeName(visitorPc),
    paragraph: formatVisitorPc(visitorPc, lists),
  };
  const { pcParts, paragraph } = context;
  const checkedProducts = checkShownProducts(shownIds, context);
  const products = checkedProducts.map((product) => reportProduct(product, context));
  const summary = summariseProducts(checkedProducts, pcParts);
  return {
    heading: formatHeading(answeredFields, options),
    /** The visitor's PC as a paragraph of an email. */
    paragraph,
    /** The case of the PC, if it is known. */
    pcCase: filterByKind(pcParts, 'case')[0],
    /** The products on which the PC has a bearing. */
    products: new Map(products.map((product) => [product.part.id, product])),
    /** Which products go with each part of the PC, by name. */
    summary: summary.map((line) => addWaysOn(line, context)),
    misfits: new Set(products.filter(({ isMisfit }) => isMisfit).map(({ part }) => part.id)),
    missing: listMissingFields(visitorPc),
  };
}
