import type { ComponentProps } from 'react';
import { emailCopy } from '@/data/copy/email';
import { formatShortenedMailto, normaliseBody, type QuoteMessage } from '@/lib/mail/mailto';

interface MailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly message: QuoteMessage;
  /** True for a message that names the visitor's PC, so that the quote sheet doesn't say that it is missing. */
  readonly hasVisitorPc?: boolean;
}

/** A link that opens an email, which works without scripts. It has its message as data, for the quote sheet to show. */
export const MailLink = ({ message, hasVisitorPc, ...attributes }: MailLinkProps) => (
  <a
    {...attributes}
    href={formatShortenedMailto(message, emailCopy.remainder)}
    data-mail-subject={message.subject}
    data-mail-body={normaliseBody(message.body)}
    data-mail-pc={hasVisitorPc ? '' : undefined}
  />
);
