import type { ReactNode } from 'react';
import { VerdictIcon } from '@/components/compatibility/verdict-icon';
import { emailCopy } from '@/data/email';
import { kinds } from '@/data/fit';
import { outcomes } from '@/data/fit-outcomes';
import { have as copy, haveRow } from '@/data/have';
import type { EnquiryItem } from '@/lib/content/enquiry-items';
import { formatShortenedMailto, type QuoteMessage } from '@/lib/mail/mailto';
import { composeBody, composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import { capitalise, fillTemplate } from '@/lib/text/fill-template';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { ownParts } from '@/lib/visitor-pc/own-parts';
import { parseAmount } from '@/lib/visitor-pc/parse-amount';
import { type OwnVerdict, verdictOf } from '@/lib/visitor-pc/verdict';
import {
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcField,
} from '@/lib/visitor-pc/visitor-pc';
import {
  findAnsweredPart,
  findAnsweredParts,
  formatAnswer,
  type PartLists,
} from './visitor-pc-answers';

/** A product with the facts that a verdict needs. */
type SoldPart = EnquiryItem & { readonly brand: string; readonly sku: string };

interface JudgedPart {
  readonly part: SoldPart;
  readonly verdict: OwnVerdict;
}

/** Returns an answer's short form for the row's heading: the model of a part, or a number with its unit. */
function formatShortAnswer(field: VisitorPcField, visitorPc: VisitorPc, lists: PartLists): string {
  const answer = visitorPc[field];
  const x = answer && 'typed' in answer ? parseAmount(field, answer.typed) : undefined;
  if (x !== undefined) return `${x} ${field === 'case' ? 'mm' : 'W'}`;
  const named = findAnsweredPart(field, answer, lists)?.model ?? formatAnswer(field, answer, lists);
  return named === '' && field === 'pc' ? copy.readyMade : named;
}

/**
 * Counts the verdicts of each kind of part: 'Graphics cards: 1 fits, 2 to check, 1 does not'. Where nothing fits, adds a link
 * that asks for suggestions.
 */
function countVerdicts(
  judged: readonly JudgedPart[],
  sold: readonly SoldPart[],
  formatRequest: (many: string) => string,
) {
  const { none, ...counts } = copy.counts;
  const judgedKinds = [...new Set(judged.flatMap(({ part }) => part.facts?.part ?? []))];
  return judgedKinds.map((kind) => {
    const sameKind = judged.filter(({ part }) => part.facts?.part === kind);
    const listed = sold.filter(({ facts }) => facts?.part === kind).length;
    const words = (n: number, [one, many]: readonly [string, string]) =>
      fillTemplate(n === 1 ? one : many, { n });
    const counted = (Object.keys(counts) as readonly (keyof typeof counts)[]).flatMap((outcome) => {
      const n = sameKind.filter(({ verdict }) => verdict.outcome === outcome).length;
      return n > 0 ? { outcome, n, say: words(n, counts[outcome]) } : [];
    });
    const { many } = kinds[kind];
    const isNone = counted.every(({ outcome, n }) => outcome === 'clash' && n === listed);
    const result = isNone ? words(listed, none) : counted.map(({ say }) => say).join(', ');
    return {
      say: fillTemplate(copy.sum, { category: capitalise(many), told: result }),
      href: isNone ? formatRequest(many) : undefined,
    };
  });
}

/** Renders a card's verdict with the source of its figures, and a way on where the part may not fit. */
const renderVerdict = (
  { outcome, say, sources }: OwnVerdict,
  href: string,
  name: string,
  listed: readonly string[],
) => (
  <div className="verdict own-verdict" data-outcome={outcome}>
    <VerdictIcon outcome={outcome} hasLabel={!say.startsWith(outcomes[outcome])} />
    <div>
      <p>{say}</p>
      {sources
        .filter(({ kind }) => listed.includes(kind))
        .map((source) => (
          <p key={source.kind} className="text-small text-muted">
            {`${source.say} `}
            <a href={`#own-${source.kind}`} className="text-link -my-1">
              {copy.changeIt}
            </a>
          </p>
        ))}
      {(outcome === 'clash' || outcome === 'check') && (
        <a href={href} className="text-link">
          {haveRow.askForAnother}
          <span className="sr-only">{` (${name})`}</span>
        </a>
      )}
    </div>
  </div>
);

const formatLink = (message: QuoteMessage) => formatShortenedMailto(message, emailCopy.remainder);

interface ReportOptions {
  readonly visitorPc: VisitorPc;
  readonly lists: PartLists;
  /** The products that the page shows. */
  readonly sold: readonly SoldPart[];
  readonly recipient: Recipient;
  /** The subject of a product's email, up to the product's name. */
  readonly productSubject: string;
  /** The subject of the page's other emails, without the shop's name. */
  readonly pageSubject: string;
}

export type VisitorPcReport = NonNullable<ReturnType<typeof buildVisitorPcReport>>;

/** Builds the verdicts on a page's products for the visitor's PC; undefined without an answer. */
export function buildVisitorPcReport(options: ReportOptions) {
  const { visitorPc, lists, sold, recipient, productSubject, pageSubject } = options;
  const answered = VISITOR_PC_FIELDS.filter((field) => visitorPc[field] !== undefined);
  if (answered.length === 0) return undefined;
  const parts = findAnsweredParts(visitorPc, lists);
  const own = ownParts(visitorPc, parts);
  const ready = visitorPc.pc && (formatAnswer('pc', visitorPc.pc, lists) || copy.own.pc);
  const paragraph = formatVisitorPc(visitorPc, parts);
  const listed = parts.map(({ kind }) => kind);
  const judged = sold.flatMap((part): readonly JudgedPart[] => {
    const verdict = verdictOf(part, own, ready);
    return verdict ? [{ part, verdict }] : [];
  });
  const cards = judged.map(({ part, verdict }) => {
    const quote = composeProductQuote(recipient, productSubject, part, paragraph, copy.suggest);
    return [part.id, renderVerdict(verdict, formatLink(quote), part.name, listed)] as const;
  });
  const misfits = judged.filter(({ verdict }) => verdict.outcome === 'clash');
  const named = answered.map((field) => formatShortAnswer(field, visitorPc, lists)).filter(Boolean);
  const asked = ['case', 'supply', 'board'] as const;
  const formatRequest = (many: string) =>
    formatLink({
      to: recipient.email,
      subject: `${pageSubject} - ${recipient.company}`,
      body: composeBody(fillTemplate(copy.suggestAny, { many }), paragraph),
    });
  return {
    heading:
      named.length > 0 ? fillTemplate(copy.answered, { parts: named.join(', ') }) : undefined,
    paragraph,
    sums: countVerdicts(judged, sold, formatRequest),
    cards: new Map<string, ReactNode>(cards),
    misfits: new Set(misfits.map(({ part }) => part.id)),
    /** The fields without an answer. */
    missing: asked.filter(
      (field) => !visitorPc[field] && !(field === 'board' && visitorPc.processor),
    ),
  };
}
