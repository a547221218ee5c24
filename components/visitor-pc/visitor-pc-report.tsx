import type { CardDrawing } from '@/components/compatibility/clearance-parts';
import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import { listRequirements } from '@/lib/compatibility/card-lines';
import { filterByKind } from '@/lib/compatibility/parts';
import {
  composeProductQuote,
  composeSuggestionQuote,
  type Recipient,
} from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { checkProduct } from '@/lib/visitor-pc/check-product';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { parseAmount } from '@/lib/visitor-pc/parse-amount';
import { findPart, type PartLists } from '@/lib/visitor-pc/part-lists';
import { createVisitorParts, getReadyMadeName } from '@/lib/visitor-pc/visitor-parts';
import {
  getFieldId,
  isDatabaseField,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import { CaseDrawing } from './case-drawing';
import { type CheckedProduct, countOutcomes, type SoldPart } from './count-outcomes';
import { ProductVerdicts } from './product-verdicts';
import { formatAnswer } from './visitor-pc-answers';

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatLineAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const amount = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (amount !== undefined) return `${amount} ${field === 'case' ? 'mm' : 'W'}`;
  const name = findPart(field, answer, lists)?.model ?? formatAnswer(field, answer, lists);
  return name === '' && field === 'pc' ? copy.readyMade : name;
}

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
  /** The products that the page shows. */
  readonly sold: readonly SoldPart[];
  /** The kinds of the ticked parts, which replace the visitor's. */
  readonly replacedKinds: ReadonlySet<PartKind>;
}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, replacedKinds, page } = options;
  const { recipient, cardDrawing } = page;
  const answered = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answered.length === 0) return undefined;
  const visitorParts = createVisitorParts(visitorPc, lists).filter(
    ({ facts }) => !replacedKinds.has(facts.part),
  );
  const readyMade = getReadyMadeName(visitorPc);
  const paragraph = formatVisitorPc(visitorPc, lists);
  const listedIds = answered
    .filter((field) => findPart(field, visitorPc[field], lists))
    .map(getFieldId);
  const checkedProducts = sold.flatMap((part): readonly CheckedProduct[] => {
    const findings = checkProduct(part, visitorParts, readyMade);
    if (findings.length === 0) return [];
    const isMisfit = findings[0]?.outcome === 'incompatible';
    const openRequirements = part.facts && !isMisfit ? listRequirements(part.facts, answered) : [];
    return [{ part, findings, openRequirements }];
  });
  const renderVerdicts = (product: CheckedProduct) => {
    const { part } = product;
    const quote = composeProductQuote(
      recipient,
      page.productSubject,
      part,
      paragraph,
      copy.suggest,
    );
    return (
      <ProductVerdicts
        product={product}
        visitorParts={visitorParts}
        listedIds={listedIds}
        message={quote}
      />
    );
  };
  const [pcCase] = filterByKind(visitorParts, 'case');
  const misfits = checkedProducts.filter(({ findings }) => findings[0]?.outcome === 'incompatible');
  const shortAnswers = answered
    .map((field) => formatLineAnswer(field, visitorPc, lists))
    .filter(Boolean);
  const composeRequest = (many: string) => {
    const request = fillTemplate(copy.suggestAny, { many });
    return composeSuggestionQuote(recipient, page.pageSubject, request, paragraph);
  };
  return {
    heading:
      shortAnswers.length > 0
        ? fillTemplate(copy.answered, { parts: shortAnswers.join(', ') })
        : undefined,
    paragraph,
    tallies: countOutcomes(checkedProducts, sold, composeRequest),
    cards: new Map(checkedProducts.map((product) => [product.part.id, renderVerdicts(product)])),
    /** The page's drawing of graphics cards, in the visitor's case where its room is known. */
    drawing: cardDrawing && pcCase?.facts.cardRoom !== undefined && (
      <CaseDrawing
        {...cardDrawing}
        pcCase={pcCase}
        visitorParts={visitorParts}
        sold={sold}
        readyMade={readyMade}
        isListed={listedIds.includes(pcCase.id)}
      />
    ),
    misfits: new Set(misfits.map(({ part }) => part.id)),
    /** The fields with a list but without an answer. */
    missing: VISITOR_PC_FIELDS.filter(isDatabaseField).filter(
      (field) => !visitorPc[field] && !(field === 'motherboard' && visitorPc.cpu),
    ),
  };
}
