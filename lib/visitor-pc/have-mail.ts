/** Adds the visitor's PC to emails that were composed without it. */
import { emailCopy } from '@/data/email';
import { formatMailto, formatShortenedMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { composeBody, type PromptsById } from '@/lib/mail/quote-messages';

/** Parses one of the site's own links. */
function read(href: string) {
  const { pathname, searchParams } = new URL(href);
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject') ?? '',
    body: (searchParams.get('body') ?? '').replaceAll('\r', ''),
  };
}

/** A link to the same address and subject, with these paragraphs. */
export const quoteWith = (href: string, ...paragraphs: readonly string[]) =>
  formatShortenedMailto({ ...read(href), body: composeBody(...paragraphs) }, emailCopy.remainder);

/**
 * A link that says what the visitor has, in place of the blank for it, and before the other blanks, which yield where the
 * link would be too long.
 *
 * @param href one of lib/mail/quote-messages.ts
 * @param paragraph of lib/visitor-pc/have.ts; the link stays as it is where that is ''
 * @param prompts the page's, of which one may ask for it
 */
export function withHaveTold(href: string, paragraph: string, prompts: PromptsById): string {
  if (paragraph === '') return href;
  const message = read(href);
  const all = message.body.split('\n\n');
  const thanks = all.pop() ?? '';
  const asks = all.find((text) => text.startsWith(emailCopy.promptsIntro));
  const paragraphs = [...all.filter((text) => text !== asks), paragraph];
  const blanks = [prompts.have, emailCopy.prompts.have].map((label) => `${label}: `);
  const left = asks?.split('\n').filter((text) => !blanks.includes(text));
  const write = (...more: readonly string[]) => [...paragraphs, ...more, thanks].join('\n\n');
  const body = write(...(left ? [left.join('\n')] : []));
  const fits = formatMailto({ ...message, body }).length <= MAX_MAILTO_LENGTH;
  return formatShortenedMailto({ ...message, body: fits ? body : write() }, emailCopy.remainder);
}
