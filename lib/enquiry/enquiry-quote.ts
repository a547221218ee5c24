import { partsRequest } from '@/data/enquiry';

import type { Product } from '@/lib/content/products';
import { formatMailto, formatShortenedMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import {
  composeBody,
  formatPrompts,
  type PromptsById,
  type Recipient,
} from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';

type EnquiryPart = Pick<Product, 'name' | 'sku' | 'brand'>;

/** The results of the check, formatted by the script that loads late. */
interface OpenPoints {
  /** Sentences about findings that the shop must act on. */
  readonly points: readonly string[];
  /** The part kinds that the visitor is asked for. */
  readonly fields: readonly string[];
}

/**
 * Composes one message that asks for a quote for several parts, each once; the visitor may change the quantities.
 *
  * @param open the results of the check

 * @param prompts the page's own; those that the list of parts answers are left out
 * @param address the page that shows this enquiry
 * @param visitorPc a paragraph of lib/visitor-pc/have.ts, or ''; its lines replace the blanks for the same parts
 * @returns the whole message, and a link, which drops the findings and the address first, then the prompts, the blanks, the
 *   names and the visitor's PC, until 2,000 characters hold the rest
 */
export function composeEnquiryQuote(
  { company, email }: Recipient,
  parts: readonly EnquiryPart[],
  open: OpenPoints,

  prompts: PromptsById,
  address: string,
  visitorPc = '',
) {
  const copy = partsRequest;
  const subject = `${fillTemplate(parts.length === 1 ? copy.one : copy.many, { n: parts.length })} - ${company}`;
  const formatParts = (template: typeof copy.line | typeof copy.numberLine) =>
    [
      copy.intro,
      ...parts.map(({ name, brand, sku }) => fillTemplate(template, { name, brand, sku })),
    ].join('\n');
  const [partLines, numberLines] = [formatParts(copy.line), formatParts(copy.numberLine)];
  const reasons = open.points.map((point) => `\n- ${point}`);
  const openPoints = reasons.length > 0 ? copy.openIntro + reasons.join('') : '';
  const blanks = Object.entries(copy.blanks)
    .flatMap(([field, blank]) => (open.fields.includes(field) ? blank : []))
    .filter((blank) => !visitorPc.split('\n').some((line) => line.startsWith(blank)));
  const pcLines = [visitorPc, ...blanks].filter(Boolean).join('\n');
  const answeredIds = visitorPc === '' ? copy.answered : [...copy.answered, 'have'];
  const promptLines = formatPrompts(
    Object.entries(prompts).flatMap(([id, label]) => (answeredIds.includes(id) ? [] : label)),
  );
  const compose = (...paragraphs: readonly string[]) => composeBody(...paragraphs.filter(Boolean));
  const bodies = [
    compose(
      partLines,
      openPoints,
      pcLines,
      promptLines,
      fillTemplate(copy.list, { link: address }),
    ),
    compose(partLines, pcLines, promptLines),
    compose(partLines, pcLines),
    compose(partLines, visitorPc),
    compose(numberLines, visitorPc),
    compose(numberLines),
  ] as const;
  const message = { to: email, subject, body: bodies[0] };
  const body =
    bodies.find((text) => formatMailto({ ...message, body: text }).length <= MAX_MAILTO_LENGTH) ??
    numberLines;
  return { message, href: formatShortenedMailto({ ...message, body }, copy.rest) };
}
