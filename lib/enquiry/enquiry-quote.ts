import { partsRequest } from '@/data/enquiry';
import type { Finding } from '@/lib/compatibility/fit-enquiry';
import type { Product } from '@/lib/content/products';
import { formatMailto, formatShortenedMailto, MAILTO_LIMIT } from '@/lib/mail/mailto';
import {
  composeBody,
  formatPrompts,
  type Prompts,
  type Recipient,
} from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';

type Ordered = Pick<Product, 'name' | 'sku' | 'brand'>;

/** What the shop must see to: not what fits, nor on what condition, which it knows. */
const OPEN: readonly Finding['outcome'][] = ['clash', 'question', 'check'];

/**
 * One message that asks for a quote for several parts. The visitor may change how many of each.
 *
 * @param findings what the check has to say; where the link would be too long, that goes first
 * @param prompts the page's own, which go next, but those that the list of parts answers
 * @param address where the page shows these ticks; goes with the findings
 * @param have what the visitor has, a paragraph of lib/visitor-pc/have.ts, in place of the blanks for it; yields last
 * @returns a link that names every part at least by its number, as far as 2,000 characters reach
 */
export function composeEnquiryQuote(
  { company, email }: Recipient,
  parts: readonly Ordered[],
  findings: readonly Finding[],
  prompts: Prompts,
  address: string,
  have = '',
) {
  const { one, many, intro, line, numberLine, openIntro, blanks, rest } = partsRequest;
  const subject = `${fillTemplate(parts.length === 1 ? one : many, { n: parts.length })} - ${company}`;
  const listed = (each: typeof line | typeof numberLine) =>
    [intro, ...parts.map(({ name, brand, sku }) => fillTemplate(each, { name, brand, sku }))].join(
      '\n',
    );
  // Where a part of the shop's is missing, the page offers it; the message asks for what the visitor has.
  const reasons = findings
    .filter(({ outcome, tellUs, add }) => OPEN.includes(outcome) && !tellUs && !add)
    .map(({ say }) => `\n- ${say}`);
  const open = reasons.length > 0 ? openIntro + reasons.join('') : '';
  const asks = findings.flatMap(({ tellUs }) => (tellUs ? blanks[tellUs] : []));
  // What they have said already is not asked again.
  const unsaid = asks.filter((blank) => !have.split('\n').some((said) => said.startsWith(blank)));
  const pcLines = [have, ...unsaid].filter((text) => text !== '').join('\n');
  const answered = have === '' ? partsRequest.answered : [...partsRequest.answered, 'have'];
  const answers = formatPrompts(
    Object.entries(prompts).flatMap(([id, label]) => (answered.includes(id) ? [] : label)),
  );
  const list = fillTemplate(partsRequest.list, { link: address });
  const write = (...all: readonly string[]) => composeBody(...all.filter((text) => text !== ''));
  const body = write(listed(line), open, pcLines, answers, list);

  // Where that is too long the findings go first, then the prompts, then the blanks, then the names, and what they have last.
  const shorter = [
    [listed(line), pcLines, answers],
    [listed(line), pcLines],
    [listed(line), have],
    [listed(numberLine), have],
  ];
  const message = { to: email, subject, body };
  const whole = [body, ...shorter.map((all) => write(...all)), write(listed(numberLine))].find(
    (text) => formatMailto({ ...message, body: text }).length <= MAILTO_LIMIT,
  );
  return {
    message,
    href: formatShortenedMailto({ ...message, body: whole ?? listed(numberLine) }, rest),
  };
}
