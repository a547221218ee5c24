import type { ComponentProps } from 'react';
import { formatShortenedMailto, normaliseBody, type QuoteMessage } from '@/lib/mail/mailto';

interface MailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly message: QuoteMessage;
  /** True if the message names the visitor's PC. Otherwise the quote sheet says that it doesn't. */
  readonly hasVisitorPc?: boolean;
}

/** A link that opens an email. The quote sheet reads the message from its data attributes. */
export const MailLink = ({ message, hasVisitorPc, ...attributes }: MailLinkProps) => (
  <a
    {...attributes}
    href={formatShortenedMailto(message)}
    data-mail-subject={message.subject}
    data-mail-body={normaliseBody(message.body)}
    data-mail-pc={hasVisitorPc ? '' : undefined}
  />
);
