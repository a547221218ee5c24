import type { ReactNode } from 'react';
import { CardLineVerdict } from '@/components/compatibility/card-line-verdict';
import type { CardDrawing } from '@/components/compatibility/clearance-parts';
import { Verdict } from '@/components/compatibility/verdict';
import { noBreak } from '@/components/ui/no-break';
import { emailCopy } from '@/data/email';
import { ui } from '@/data/interface';
import { visitorPcCopy as copy, visitorPcRowCopy } from '@/data/visitor-pc';
import type { Finding } from '@/lib/compatibility/findings';
import { formatFindingSummary, formatSource } from '@/lib/compatibility/messages';
import { filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import type { PartKind } from '@/lib/content/facts';
import { formatShortenedMailto, type QuoteMessage } from '@/lib/mail/mailto';
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
import {
  createVisitorParts,
  getReadyMadeName,
  type VisitorPart,
} from '@/lib/visitor-pc/visitor-parts';
import {
  isDatabaseField,
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import { CaseDrawing } from './case-drawing';
import {
  type CheckedProduct,
  countOutcomes,
  listOpenRequirements,
  type SoldPart,
} from './count-outcomes';
import { formatAnswer } from './visitor-pc-answers';

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatShortAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const x = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (x !== undefined) return `${x} ${field === 'case' ? 'mm' : 'W'}`;
  const name = findPart(field, answer, lists)?.model ?? formatAnswer(field, answer, lists);
  return name === '' && field === 'pc' ? copy.readyMade : name;
}

/** Renders a card's verdicts, the source of each figure that the database lists, and the way on where the part may not fit. */
function renderVerdicts(
  product: CheckedProduct,
  visitorParts: readonly VisitorPart[],
  listedFields: readonly VisitorPcField[],
  answeredFields: readonly VisitorPcField[],
  href: string,
) {
  const { part, findings } = product;
  const parts = [part, ...visitorParts];
  const needsWayOn = ({ outcome }: Finding) =>
    outcome === 'incompatible' || outcome === 'unverified';
  return (
    <div className="own-verdict">
      {findings.map((finding) => {
        const { code, outcome, partIds } = finding;
        // No listed figure decides what is still to be checked.
        const isDecided = outcome !== 'unverified' && code !== 'detail-unknown';
        const text = formatFindingSummary(finding, parts, part.id);
        const sources = visitorParts.flatMap((visitorPart) => {
          const isListed = listedFields.some((field) => visitorPart.id === `own-${field}`);
          const isDecisive = isDecided && isListed && partIds.includes(visitorPart.id);
          const source = isDecisive && formatSource(visitorPart, part as KnownPart);
          return source ? [{ id: visitorPart.id, source }] : [];
        });
        return (
          <Verdict
            key={text}
            as="div"
            outcome={outcome}
            hasLabel={!text.startsWith(ui.outcomes[outcome])}
          >
            <p>{noBreak(text)}</p>
            {sources.map(({ id, source }) => (
              <p key={id} className="text-small text-muted">
                {noBreak(source)}{' '}
                <a href={`#${id}`} className="text-link -my-1">
                  {copy.changeIt}
                </a>
              </p>
            ))}
          </Verdict>
        );
      })}
      {listOpenRequirements(product, answeredFields).map((line) => (
        <CardLineVerdict key={line.text} as="div" line={line} />
      ))}
      {findings.some(needsWayOn) && (
        <a href={href} className="text-link">
          {visitorPcRowCopy.askForAnother}
          <span className="sr-only">{` (${part.name})`}</span>
        </a>
      )}
    </div>
  );
}

const formatLink = (message: QuoteMessage) => formatShortenedMailto(message, emailCopy.remainder);

/** The emails and the drawing of a catalogue page. */
export interface CheckedPage {
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
  readonly cardDrawing: CardDrawing | undefined;
}

interface ReportOptions extends CheckedPage {
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
  const {
    visitorPc,
    lists,
    sold,
    replacedKinds,
    recipient,
    productSubject,
    pageSubject,
    cardDrawing,
  } = options;
  const answered = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answered.length === 0) return undefined;
  const visitorParts = createVisitorParts(visitorPc, lists).filter(
    ({ facts }) => !replacedKinds.has(facts.part),
  );
  const readyMade = getReadyMadeName(visitorPc);
  const paragraph = formatVisitorPc(visitorPc, lists);
  const listedFields = answered.filter((field) => findPart(field, visitorPc[field], lists));
  const checkedProducts = sold.flatMap((part): readonly CheckedProduct[] => {
    const findings = checkProduct(part, visitorParts, readyMade);
    return findings.length > 0 ? [{ part, findings }] : [];
  });
  const cards = checkedProducts.map((product) => {
    const { part } = product;
    const quote = composeProductQuote(recipient, productSubject, part, paragraph, copy.suggest);
    return [
      part.id,
      renderVerdicts(product, visitorParts, listedFields, answered, formatLink(quote)),
    ] as const;
  });
  const [pcCase] = filterByKind(visitorParts, 'case');
  const misfits = checkedProducts.filter(({ findings }) => findings[0]?.outcome === 'incompatible');
  const shortAnswers = answered
    .map((field) => formatShortAnswer(field, visitorPc, lists))
    .filter(Boolean);
  const formatRequest = (many: string) =>
    formatLink(
      composeSuggestionQuote(
        recipient,
        pageSubject,
        fillTemplate(copy.suggestAny, { many }),
        paragraph,
      ),
    );
  return {
    heading:
      shortAnswers.length > 0
        ? fillTemplate(copy.answered, { parts: shortAnswers.join(', ') })
        : undefined,
    paragraph,
    tallies: countOutcomes(checkedProducts, sold, answered, formatRequest),
    cards: new Map<string, ReactNode>(cards),
    /** The page's drawing of graphics cards, in the visitor's case where its room is known. */
    drawing: cardDrawing && pcCase?.facts.cardRoom !== undefined && (
      <CaseDrawing
        {...cardDrawing}
        pcCase={pcCase}
        visitorParts={visitorParts}
        sold={sold}
        readyMade={readyMade}
        isListed={listedFields.includes('case')}
      />
    ),
    misfits: new Set(misfits.map(({ part }) => part.id)),
    /** The fields with a list but without an answer. */
    missing: VISITOR_PC_FIELDS.filter(isDatabaseField).filter(
      (field) => !visitorPc[field] && !(field === 'board' && visitorPc.processor),
    ),
  };
}
