import { kinds } from '@/data/copy/compatibility';
import { emailCopy } from '@/data/copy/email';
import { enquiryEmail as copy } from '@/data/copy/enquiry';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { visitorPcCopy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import { isFit } from '@/lib/compatibility/finding';
import { appendCompany } from '@/lib/mail/append-company';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { composeBody, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { EnquiryFinding } from './check-enquiry';
import type { ItemLine } from './enquiry-lines';
import { listMissingKinds } from './list-missing-kinds';
import type { Enquiry, Purpose } from './parse-state';

const { omitted } = reviewCopy.email;

interface EnquiryEmailData {
  readonly recipient: Recipient;
  /** One or more. */
  readonly lines: readonly ItemLine[];
  readonly enquiry: Pick<Enquiry, 'purpose' | 'details' | 'visitorPc'>;
  /** The worst first. */
  readonly findings: readonly EnquiryFinding[];
  /** The paragraph of formatVisitorPc, or ''. */
  readonly visitorPcText: string;
  /** The address that opens this enquiry on the site: the review's with its query. */
  readonly address: string;
}

/** Lists what a PC that the shop builds still lacks. */
const listMissing = ({ lines, enquiry: { purpose, visitorPc } }: EnquiryEmailData) =>
  purpose === 'built'
    ? listMissingKinds(
        lines.map(({ item }) => item),
        visitorPc,
      )
    : [];

/** Formats an item, such as '2 × Corsair RM850e, SKU CP-9020296-UK;'. A range without a note has its question as a blank. */
function formatItem({ item, quantity, note = '' }: ItemLine, hasBlanks: boolean): string {
  const { name, brand, sku, category, quotePrompt } = item;
  if (brand !== undefined && sku !== undefined)
    return fillTemplate(copy.productLine, { quantity, brand, name, sku });
  const range = { quantity, name, category };
  const text = joinLines(note);
  if (text !== '') return fillTemplate(copy.featuredLine, { ...range, note: text });
  return hasBlanks && quotePrompt
    ? fillTemplate(copy.promptedLine, { ...range, prompt: quotePrompt })
    : fillTemplate(copy.plainLine, range);
}

function formatSubject([first, ...others]: readonly ItemLine[], company: string): string {
  const { name = '' } = first?.item ?? {};
  const { quantity = 1 } = first ?? {};
  const item = quantity > 1 ? fillTemplate(copy.several, { quantity, name }) : name;
  const template = others.length > 0 ? copy.subjectMore : copy.subject;
  return appendCompany(fillTemplate(template, { first: item, n: others.length }), company);
}

/** Returns a typed text as one line. */
const joinLines = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Formats the optional fields, and blanks for those that a quote needs. */
function formatDetails({ notes: _, ...details }: Enquiry['details'], hasBlanks: boolean) {
  return (Object.keys(details) as readonly (keyof typeof details)[]).flatMap((field) => {
    const text = joinLines(details[field]);
    const isNeeded = field === 'neededBy' || field === 'postcode';
    return text !== '' || (hasBlanks && isNeeded)
      ? fillTemplate(copy.details[field], { text: text || emailCopy.blank })
      : [];
  });
}

/** A result of the check in the email, and its short form. */
interface Result {
  readonly text: string;
  readonly short: string;
}

/**
 * Returns what the shop is asked to confirm: the findings against the parts, and what nobody has on record, else that there are no
 * clashes, where nothing is open or missing.
 */
function listResults(
  findings: readonly EnquiryFinding[],
  missingKinds: readonly PartKind[],
): readonly Result[] {
  const open = findings.filter((finding) => !(finding.isQuestion || isFit(finding)));
  const isClear = findings.length > 0 && findings.every(isFit) && missingKinds.length === 0;
  if (isClear) return [{ text: copy.noClash, short: copy.noClash }];
  return open.map(({ outcome, emailMessage, emailSummary }) => ({
    // Reasons are no news to the shop where the site knows no more.
    text: `\n- ${outcome === 'unverified' ? emailSummary : emailMessage}`,
    short: `\n- ${emailSummary}`,
  }));
}

/** Parts of the message that yield where it is too long for a link. */
interface Extent {
  readonly hasReasons: boolean;
  readonly hasLink: boolean;
  readonly resultCount: number;
  readonly hasBlanks: boolean;
}

/** Formats the sentences on what the parts are for, with blanks for what the check asks about that. */
function formatPurpose(
  purpose: Purpose | undefined,
  findings: readonly EnquiryFinding[],
  missingKinds: readonly PartKind[],
): readonly string[] {
  const isAsked = findings.some(({ askedKind }) => askedKind === 'purpose');
  const names = missingKinds.map((kind) => kinds[kind].one);
  const missing = joinNames([...names, copy.windows], Number.POSITIVE_INFINITY);
  const build = missingKinds.length > 0 ? fillTemplate(copy.build, { missing }) : copy.buildWhole;
  return [
    isAsked ? copy.blanks.purpose : purpose ? copy.purposes[purpose] : '',
    purpose === 'built' ? build : '',
    ...findings.map(({ choiceKind }) =>
      choiceKind ? fillTemplate(copy.choiceBlank, { kind: kinds[choiceKind].one }) : '',
    ),
  ].filter(Boolean);
}

function composeEnquiryBody(
  data: EnquiryEmailData,
  { hasReasons, hasLink, resultCount, hasBlanks }: Extent,
): string {
  const { lines, enquiry, findings, visitorPcText, address } = data;
  const asking = hasBlanks ? findings : [];
  const missingKinds = listMissing(data);
  const askedKinds = new Set(asking.flatMap(({ askedKind }) => askedKind ?? []));
  const partBlanks = [...askedKinds].flatMap((kind) =>
    kind === 'purpose' || missingKinds.includes(kind) ? [] : copy.blanks[kind],
  );
  const results = listResults(findings, missingKinds)
    .slice(0, resultCount)
    .map(({ text, short }) => (hasReasons ? text : short));
  const paragraphs = [
    [
      copy.intro,
      ...lines.map((line, index) => {
        const number = lines.length > 1 ? fillTemplate(copy.number, { n: index + 1 }) : '';
        return number + formatItem(line, hasBlanks);
      }),
    ],
    formatPurpose(enquiry.purpose, asking, missingKinds),
    // Near the items, since it may change what they are to be.
    [enquiry.details.notes.trim()].filter(Boolean),
    visitorPcText || partBlanks.length > 0
      ? [visitorPcText || visitorPcCopy.intro, ...partBlanks]
      : [],
    results.length > 0 ? [copy.checkIntro + results.join('')] : [],
    formatDetails(enquiry.details, hasBlanks),
    hasLink ? [fillTemplate(copy.link, { link: address })] : [],
  ];
  return composeBody(...paragraphs.flatMap((all) => (all.length > 0 ? all.join('\n') : [])));
}

/** Names what a shortened message leaves out of the whole one. */
function listOmissions(results: readonly Result[], extent: Extent): readonly string[] {
  const { hasReasons, hasLink, resultCount, hasBlanks } = extent;
  const all = results.length;
  const isShort = results.slice(0, resultCount).some(({ text, short }) => text !== short);
  const n = all - resultCount;
  const template = n < all ? omitted.someResults : n === 1 ? omitted.result : omitted.allResults;
  return [
    hasLink ? '' : omitted.link,
    n > 0 ? fillTemplate(template, { n, all }) : '',
    isShort && !hasReasons ? omitted.reasons : '',
    hasBlanks ? '' : omitted.blanks,
  ].filter(Boolean);
}

/**
 * Composes the email that asks for an enquiry. Where a link of 2,000 characters can't carry all, the findings take their short form
 * first, then the address yields, then the findings from the mildest, then the blanks; names, SKUs, quantities, notes and the
 * visitor's own words never. A copied message has no limit.
 *
 * @returns the whole message; the message of the link, which is the whole or a shortened one, or one to paste into; how much of the
 *   message the link carries; and what a shortened one leaves out
 */
export function composeEnquiryEmail(data: EnquiryEmailData) {
  const { recipient, lines, findings } = data;
  const head = { to: recipient.email, subject: formatSubject(lines, recipient.company) };
  const results = listResults(findings, listMissing(data));
  const most = results.length;
  const whole = { hasReasons: true, hasLink: true, resultCount: most, hasBlanks: true };
  const short = { ...whole, hasReasons: false };
  const extents: readonly Extent[] = [
    whole,
    short,
    ...Array.from({ length: most + 1 }, (_, dropped) => ({
      ...short,
      hasLink: false,
      resultCount: most - dropped,
    })),
    { hasReasons: false, hasLink: false, resultCount: 0, hasBlanks: false },
  ];
  const composeMessage = (extent: Extent): QuoteMessage => ({
    ...head,
    body: composeEnquiryBody(data, extent),
  });
  const fitting = extents.find(
    (extent) => formatMailto(composeMessage(extent)).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: composeMessage(whole),
    linkMessage: fitting ? composeMessage(fitting) : { ...head, body: copy.paste },
    linkCarries: fitting === whole ? 'all' : fitting ? 'some' : 'none',
    omissions: fitting ? listOmissions(results, fitting) : [],
  } as const;
}
