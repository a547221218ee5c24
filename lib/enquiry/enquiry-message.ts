import { enquiryEmail as copy } from '@/data/enquiry';
import { visitorPcCopy } from '@/data/visitor-pc';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import { composeBody, type Recipient } from '@/lib/mail/quote-messages';
import type { PageState } from '@/lib/page-state/page-state';
import { fillTemplate } from '@/lib/text/fill-template';
import type { EnquiryFinding } from './check-enquiry';
import type { ItemLine } from './enquiry-lines';

interface Enquiry {
  readonly recipient: Recipient;
  /** One or more. */
  readonly lines: readonly ItemLine[];
  readonly state: Pick<PageState, 'purpose' | 'details'>;
  /** The worst first. */
  readonly findings: readonly EnquiryFinding[];
  /** The paragraph of formatVisitorPc, or ''. */
  readonly visitorPc: string;
  /** The address that opens this enquiry on the site: formatStateAddress on the contact page. */
  readonly address: string;
}

/** The email of an enquiry. */
export interface EnquiryEmail {
  /** The whole message, which the review shows and copies. */
  readonly message: QuoteMessage;
  /** The message of the link: the whole or a shortened one, or one to paste into. */
  readonly linkMessage: QuoteMessage;
  /** How much of the message that is. Where it is none, copying comes first. */
  readonly linkCarries: 'all' | 'some' | 'none';
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
function formatDetails({ notes: _, ...details }: PageState['details'], hasBlanks: boolean) {
  return (Object.keys(details) as readonly (keyof typeof details)[]).flatMap((field) => {
    const text = details[field].trim().replace(/\s+/g, ' ');
    const isNeeded = field === 'neededBy' || field === 'postcode';
    return text !== '' || (hasBlanks && isNeeded)
      ? fillTemplate(copy.details[field], { text })
      : [];
  });
}

/** Returns the findings that the shop is asked to confirm. What the site doesn't know, the shop finds in the lines. */
const listOpenFindings = (findings: readonly EnquiryFinding[]) =>
  findings.filter(
    ({ outcome, isQuestion }) =>
      (outcome === 'incompatible' || outcome === 'conditional') && !isQuestion,
  );

/** Parts of the message that yield where it is too long for a link. */
interface Extent {
  readonly hasLink: boolean;
  readonly findingCount: number;
  readonly hasBlanks: boolean;
}

function composeEnquiryBody(enquiry: Enquiry, extent: Extent): string {
  const { lines, state, findings, visitorPc, address } = enquiry;
  const { hasLink, findingCount, hasBlanks } = extent;
  const questions = hasBlanks ? findings.filter(({ isQuestion }) => isQuestion) : [];
  const asksPurpose = questions.some(({ askedKind }) => askedKind === undefined);
  const askedKinds = new Set(findings.flatMap(({ askedKind }) => (hasBlanks && askedKind) || []));
  const partBlanks = [...askedKinds].map((kind) => copy.partBlanks[kind]);
  const checked = listOpenFindings(findings).slice(0, findingCount);
  const paragraphs = [
    [copy.intro, ...lines.map(formatLine)],
    state.purpose ? [copy.purposes[state.purpose]] : asksPurpose ? [copy.purposeBlank] : [],
    visitorPc || partBlanks.length > 0 ? [visitorPc || visitorPcCopy.intro, ...partBlanks] : [],
    checked.length > 0 ? [copy.checkIntro, ...checked.map(({ message }) => `- ${message}`)] : [],
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
 */
export function composeEnquiryEmail(enquiry: Enquiry): EnquiryEmail {
  const { recipient, lines, findings } = enquiry;
  const head = { to: recipient.email, subject: formatSubject(lines, recipient.company) };
  const most = listOpenFindings(findings).length;
  const whole = { hasLink: true, findingCount: most, hasBlanks: true };
  const extents: readonly Extent[] = [
    whole,
    ...Array.from({ length: most + 1 }, (_, dropped) => ({
      hasLink: false,
      findingCount: most - dropped,
      hasBlanks: true,
    })),
    { hasLink: false, findingCount: 0, hasBlanks: false },
  ];
  const composeMessage = (extent: Extent) => ({
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
  };
}
