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
import { checkProduct, findPsu } from './check-product';
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

/** What the emails of a catalogue page begin with. */
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

/** What the check says about a product, and the ways on from a no. */
export interface ProductReport extends CheckedProduct<SoldPart> {
  /** The findings as the product's card words them. */
  readonly verdicts: readonly { readonly finding: Finding; readonly text: string }[];
  /** The requirements on parts that the visitor hasn't named. */
  readonly openRequirements: readonly CardLine[];
  /** The verdicts as a paragraph of the product's email. */
  readonly emailCheck: string;
  readonly isMisfit: boolean;
  /** The power supply that would do where the visitor's is short. */
  readonly psu: { readonly id: string; readonly name: string } | undefined;
  /** The parts that the product needs together, where no single one would do. */
  readonly needs: string | undefined;
  /** Undefined where everything fits, or with the power supply that would do. */
  readonly fitRequest: FitRequest | undefined;
}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatShortAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const amount = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
  const name = findPart(field, answer, lists)?.model ?? formatFieldText(field, answer, lists);
  return name === '' && field === 'pc' ? copy.readyMade : name;
}

/** Returns the parts of the PC: the visitor's, and the ticked products that replace some of these. */
function assemblePc({ visitorPc, lists, sold, includedIds }: ReportOptions) {
  const visitorParts = createVisitorParts(visitorPc, lists);
  const included = sold.filter(
    ({ id, facts }) =>
      includedIds.includes(id) && filterByKind(visitorParts, facts.part).length > 0,
  );
  const isReplaced = ({ facts }: KnownPart) => filterByKind(included, facts.part).length > 0;
  return { included, pcParts: [...visitorParts.filter((part) => !isReplaced(part)), ...included] };
}

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, shownIds, page } = options;
  const answered = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answered.length === 0) return undefined;
  const { included, pcParts } = assemblePc(options);
  const readyMade = getReadyMadeName(visitorPc);
  const paragraph = formatVisitorPc(visitorPc, lists);
  const findSupply = (part: SoldPart) => {
    const psu = findPsu(sold, [part, ...pcParts], readyMade);
    return psu && { id: psu.id, name: psu.facts.short };
  };

  const reportProduct = ({ part, findings }: CheckedProduct<SoldPart>): ProductReport => {
    const parts = [part, ...pcParts];
    const isMisfit = findings.some(isClash);
    const emailed = findings.map((finding) => ({
      partIds: finding.partIds,
      emailMessage: formatSentence(finding, parts, false),
    }));
    const emailCheck = formatCheck(part.id, emailed, included);
    const psu = findings.some(isShortOfPower) ? findSupply(part) : undefined;
    const isOpen = (finding: Finding) =>
      isShortOfPower(finding) ? psu === undefined : !isWorking(finding);
    const setFinding = findings.find(({ needs }) => needs);
    const setRequest = setFinding && formatSetRequest(setFinding, parts);
    return {
      part,
      findings,
      verdicts: findings.map((finding) => ({ finding, text: formatLine(finding, parts, part.id) })),
      openRequirements: isMisfit ? [] : listRequirements(part.facts, answered),
      emailCheck,
      isMisfit,
      psu,
      needs: setFinding?.needs,
      fitRequest: findings.some(isOpen)
        ? {
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
          }
        : undefined,
    };
  };

  /** Adds the ways on to a line of the summary: another power supply, or a request for products that fit. */
  const addWaysOn = ({ outcome, text, finding, parts }: SummaryLine<SoldPart>) => {
    const [first] = parts;
    if (first === undefined || !(isShortOfPower(finding) || isClash(finding)))
      return { outcome, text, psu: undefined, fitRequest: undefined };
    const { many } = kinds[first.facts.part];
    const partIds = [...finding.partIds, ...parts.map(({ id }) => id)];
    const setRequest = formatSetRequest({ ...finding, partIds }, [
      ...new Set([...parts, ...pcParts]),
    ]);
    const request = setRequest ?? fillTemplate(copy.suggestAny, { many });
    const fitRequest: FitRequest = {
      label: setRequest ? rowCopy.askForSet : fillTemplate(rowCopy.askForMany, { many }),
      request,
      message: composeSuggestionQuote(page.recipient, page.pageSubject, request, paragraph),
    };
    const psu = isShortOfPower(finding) ? findSupply(first) : undefined;
    return { outcome, text, psu, fitRequest };
  };

  const checkedProducts = sold
    .filter(({ id }) => shownIds.includes(id))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMade) }))
    .filter(({ findings }) => findings.length > 0);
  const products = checkedProducts.map(reportProduct);
  const shortAnswers = answered
    .map((field) => formatShortAnswer(field, visitorPc, lists))
    .filter(Boolean);
  return {
    heading:
      shortAnswers.length > 0
        ? fillTemplate(copy.answered, { parts: shortAnswers.join(', ') })
        : undefined,
    /** The visitor's PC as a paragraph of an email. */
    paragraph,
    /** The case of the PC, if it is known. */
    pcCase: filterByKind(pcParts, 'case')[0],
    /** The products on which the PC has a bearing. */
    products: new Map(products.map((product) => [product.part.id, product])),
    /** Which products go with each part of the PC, by name. */
    summary: summariseProducts(checkedProducts, pcParts).map(addWaysOn),
    misfits: new Set(products.filter(({ isMisfit }) => isMisfit).map(({ part }) => part.id)),
    /** The fields with a list but without an answer. */
    missing: VISITOR_PC_FIELDS.filter(isDatabaseField).filter(
      (field) => !visitorPc[field] && !(field === 'motherboard' && visitorPc.cpu),
    ),
  };
}
