import { kinds } from '@/data/copy/compatibility';
import { enquiryEmail as copy } from '@/data/copy/enquiry';
import { visitorPcCopy } from '@/data/copy/visitor-pc';
import { isFit } from '@/lib/compatibility/finding';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { composeBody, type Recipient } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import type { EnquiryFinding } from './check-enquiry';
import type { ItemLine } from './enquiry-lines';
import type { Enquiry } from './parse-state';

interface EmailParts {
  readonly recipient: Recipient;
  /** One or more. */
  readonly lines: readonly ItemLine[];
  readonly state: Pick<Enquiry, 'purpose' | 'details'>;
  /** The worst first. */
  readonly findings: readonly EnquiryFinding[];
  /** The paragraph of formatVisitorPc, or ''. */
  readonly visitorPc: string;
  /** The address that opens this enquiry on the site: the review's with its query. */
  readonly address: string;
}

/** Formats a line, such as '2 × Corsair RM850e, SKU CP-9020296-UK'. */
function formatLine({ item, quantity }: ItemLine): string {
  const { name, brand, sku, category } = item;
  return brand === undefined || sku === undefined
    ? fillTemplate(copy.featuredLine, { quantity, name, category })
    : fillTemplate(copy.productLine, { quantity, brand, name, sku });
}

function formatSubject([first, ...others]: readonly ItemLine[], company: string): string {
  const { name = '' } = first?.item ?? {};
  const { quantity = 1 } = first ?? {};
  const item = quantity > 1 ? fillTemplate(copy.several, { quantity, name }) : name;
  const template = others.length > 0 ? copy.subjectMore : copy.subject;
  return `${fillTemplate(template, { first: item, n: others.length })} - ${company}`;
}

/** Formats the optional fields, and blanks for those that a quote needs. */
function formatDetails({ notes: _, ...details }: Enquiry['details'], hasBlanks: boolean) {
  return (Object.keys(details) as readonly (keyof typeof details)[]).flatMap((field) => {
    const text = details[field].trim().replace(/\s+/g, ' ');
    const isNeeded = field === 'neededBy' || field === 'postcode';
    return text !== '' || (hasBlanks && isNeeded)
      ? fillTemplate(copy.details[field], { text })
      : [];
  });
}

/**
 * Returns what the shop is asked to confirm: the findings against the parts, else that there are none, where nothing is open.
 * The shop finds in the lines what the site doesn't know.
 */
function listResults(findings: readonly EnquiryFinding[]): readonly string[] {
  const against = findings.filter((finding) => finding.outcome !== 'unverified' && !isFit(finding));
  if (against.length > 0) return against.map(({ emailMessage }) => `\n- ${emailMessage}`);
  const isClear = findings.length > 0 && findings.every(isFit);
  return isClear ? [copy.noClash] : [];
}

/** Parts of the message that yield where it is too long for a link. */
interface Extent {
  readonly hasLink: boolean;
  readonly resultCount: number;
  readonly hasBlanks: boolean;
}

function composeEnquiryBody(enquiry: EmailParts, extent: Extent): string {
  const { lines, state, findings, visitorPc, address } = enquiry;
  const { hasLink, resultCount, hasBlanks } = extent;
  const asking = hasBlanks ? findings : [];
  const askedKinds = new Set(asking.flatMap(({ askedKind }) => askedKind ?? []));
  const purpose = askedKinds.has('purpose')
    ? copy.blanks.purpose
    : state.purpose && copy.purposes[state.purpose];
  const choiceBlanks = asking.flatMap(({ choiceKind }) =>
    choiceKind ? fillTemplate(copy.choiceBlank, { kind: kinds[choiceKind].one }) : [],
  );
  const partBlanks = [...askedKinds]
    .filter((kind) => kind !== 'purpose')
    .map((kind) => copy.blanks[kind]);
  const results = listResults(findings).slice(0, resultCount);
  const paragraphs = [
    [copy.intro, ...lines.map(formatLine)],
    [purpose ?? [], choiceBlanks].flat(),
    visitorPc || partBlanks.length > 0 ? [visitorPc || visitorPcCopy.intro, ...partBlanks] : [],
    results.length > 0 ? [copy.checkIntro + results.join('')] : [],
    formatDetails(state.details, hasBlanks),
    [state.details.notes.trim()].filter(Boolean),
    hasLink ? [fillTemplate(copy.link, { link: address })] : [],
  ];
  return composeBody(...paragraphs.flatMap((all) => (all.length > 0 ? all.join('\n') : [])));
}

/**
 * Composes the email that asks for an enquiry. Where a link of 2,000 characters can't carry all, the address yields first, then
 * the findings from the mildest, then the blanks; names, SKUs, quantities and the visitor's own words never. A copied message
 * has no limit.
 *
 * @returns the whole message; the message of the link, which is the whole or a shortened one, or one to paste into; and how much
 *   of the message the link carries
 */
export function composeEnquiryEmail(enquiry: EmailParts) {
  const { recipient, lines, findings } = enquiry;
  const head = { to: recipient.email, subject: formatSubject(lines, recipient.company) };
  const most = listResults(findings).length;
  const whole = { hasLink: true, resultCount: most, hasBlanks: true };
  const extents: readonly Extent[] = [
    whole,
    ...Array.from({ length: most + 1 }, (_, dropped) => ({
      hasLink: false,
      resultCount: most - dropped,
      hasBlanks: true,
    })),
    { hasLink: false, resultCount: 0, hasBlanks: false },
  ];
  const composeMessage = (extent: Extent): QuoteMessage => ({
    ...head,
    body: composeEnquiryBody(enquiry, extent),
  });
  const fitting = extents.find(
    (extent) => formatMailto(composeMessage(extent)).length <= MAX_MAILTO_LENGTH,
  );
  return {
    message: composeMessage(whole),
    linkMessage: fitting ? composeMessage(fitting) : { ...head, body: copy.paste },
    linkCarries: fitting === whole ? 'all' : fitting ? 'some' : 'none',
  } as const;
}
