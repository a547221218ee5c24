import type { CardDrawing } from '@/components/compatibility/clearance-parts';
import { kinds } from '@/data/copy/compatibility';
import { visitorPcCopy as copy, visitorPcRowCopy } from '@/data/copy/visitor-pc';
import { listRequirements } from '@/lib/compatibility/card-lines';
import { isClash, isShortOfPower } from '@/lib/compatibility/finding';
import { formatSentence, formatSetRequest } from '@/lib/compatibility/format-finding';
import { filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import {
  composeProductQuote,
  composeSuggestionQuote,
  type Recipient,
} from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { checkProduct, findPsu } from '@/lib/visitor-pc/check-product';
import { formatCheck } from '@/lib/visitor-pc/format-check';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { parseAmount } from '@/lib/visitor-pc/parse-amount';
import { findPart, type PartLists } from '@/lib/visitor-pc/part-lists';
import { summariseProducts } from '@/lib/visitor-pc/summarise-products';
import { createVisitorParts, getReadyMadeName } from '@/lib/visitor-pc/visitor-parts';
import {
  isDatabaseField,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import { CaseDrawing } from './case-drawing';
import { ProductVerdicts } from './product-verdicts';
import { formatAnswer } from './visitor-pc-answers';
import { WayOn } from './way-on';

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatShortAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const amount = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
  const name = findPart(field, answer, lists)?.model ?? formatAnswer(field, answer, lists);
  return name === '' && field === 'pc' ? copy.readyMade : name;
}

/** A product with the facts that a verdict needs. */
type SoldPart = EnquiryItem & KnownPart & { readonly brand: string; readonly sku: string };

/** The emails and the drawing of a catalogue page. */
export interface CheckedPage {
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
  readonly cardDrawing: CardDrawing | undefined;
}

interface ReportOptions {
  readonly page: CheckedPage;
  readonly visitorPc: VisitorPc;
  readonly lists: PartLists;
  /** All products of the shop with facts. */
  readonly sold: readonly SoldPart[];
  /** The ids of the products that the page shows. */
  readonly shownIds: readonly string[];
  /** The ids of the ticked products, which replace the visitor's parts of their kinds. */
  readonly includedIds: readonly string[];
}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, shownIds, includedIds, page } = options;
  const { recipient, cardDrawing } = page;
  const answered = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answered.length === 0) return undefined;
  const visitorParts = createVisitorParts(visitorPc, lists);
  const included = sold.filter(
    ({ id, facts }) =>
      includedIds.includes(id) && filterByKind(visitorParts, facts.part).length > 0,
  );
  const isReplaced = ({ facts }: KnownPart) => filterByKind(included, facts.part).length > 0;
  const pcParts = [...visitorParts.filter((part) => !isReplaced(part)), ...included];
  const readyMade = getReadyMadeName(visitorPc);
  const paragraph = formatVisitorPc(visitorPc, lists);
  const products = sold
    .filter(({ id }) => shownIds.includes(id))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMade) }))
    .filter(({ findings }) => findings.length > 0);
  const findSupply = (part: SoldPart) => {
    const psu = findPsu(sold, [part, ...pcParts], readyMade);
    return psu && { id: psu.id, name: psu.facts.short };
  };
  const isMisfit = ({ findings }: (typeof products)[number]) =>
    findings.some((finding) => isClash(finding));
  const checks = new Map(
    products.map(({ part, findings }) => {
      const emailed = findings.map((finding) => ({
        partIds: finding.partIds,
        emailMessage: formatSentence(finding, [part, ...pcParts], false),
      }));
      return [part.id, formatCheck(part.id, emailed, included)] as const;
    }),
  );
  const composeQuote = (part: SoldPart, request: string) =>
    composeProductQuote(
      ...([recipient, page.productSubject, part] as const),
      ...[paragraph, checks.get(part.id) ?? '', request],
    );
  const summary = summariseProducts(products, pcParts).map(({ finding, parts, ...line }) => {
    const [first] = parts;
    const isOpen = isShortOfPower(finding) || isClash(finding);
    if (first === undefined || !isOpen) return { ...line, wayOn: undefined };
    const { many } = kinds[first.facts.part];
    const summarisedFinding = {
      ...finding,
      partIds: [...finding.partIds, ...parts.map(({ id }) => id)],
    };
    const setRequest = formatSetRequest(summarisedFinding, [...new Set([...parts, ...pcParts])]);
    const request = setRequest ?? fillTemplate(copy.suggestAny, { many });
    const label = setRequest
      ? visitorPcRowCopy.askForSet
      : fillTemplate(visitorPcRowCopy.askForMany, { many });
    const wayOn = {
      product: isShortOfPower(finding) ? findSupply(first) : undefined,
      message: composeSuggestionQuote(recipient, page.pageSubject, request, paragraph),
    };
    return { ...line, wayOn: <WayOn {...wayOn} request={request} label={label} /> };
  });
  const [pcCase] = filterByKind(pcParts, 'case');
  const shortAnswers = answered
    .map((field) => formatShortAnswer(field, visitorPc, lists))
    .filter(Boolean);
  return {
    heading:
      shortAnswers.length > 0
        ? fillTemplate(copy.answered, { parts: shortAnswers.join(', ') })
        : undefined,
    paragraph,
    /** The verdicts of each card, as a paragraph for the product's email, by the product's id. */
    checks,
    /** Which products go with each part of the PC, by name. */
    summary,
    cards: new Map(
      products.map((product) => {
        const { part, findings } = product;
        return [
          part.id,
          <ProductVerdicts
            key={part.id}
            product={part}
            findings={findings}
            pcParts={pcParts}
            openRequirements={isMisfit(product) ? [] : listRequirements(part.facts, answered)}
            findSupply={() => findSupply(part)}
            message={composeQuote(part, copy.suggest)}
          />,
        ] as const;
      }),
    ),
    /** The page's drawing of graphics cards, in the visitor's case where its room is known. */
    drawing: cardDrawing && pcCase?.facts.cardRoom !== undefined && (
      <CaseDrawing {...cardDrawing} pcCase={pcCase} products={products} />
    ),
    misfits: new Set(products.filter(isMisfit).map(({ part }) => part.id)),
    /** The fields with a list but without an answer. */
    missing: VISITOR_PC_FIELDS.filter(isDatabaseField).filter(
      (field) => !visitorPc[field] && !(field === 'motherboard' && visitorPc.cpu),
    ),
  };
}
