import { emailCopy } from '@/data/copy/email';
import { fillTemplate } from '@/lib/text/fill-template';
import type { QuoteMessage } from './mailto';
import { addressMessage, type Recipient } from './quote-messages';

/** Composes the contact form's message from its fields. Values are trimmed. */
export function composeContactMessage(recipient: Recipient, data: FormData): QuoteMessage {
  const getValue = (name: string) => String(data.get(name) ?? '').trim();
  const body = fillTemplate(emailCopy.contactBody, {
    firstName: getValue('firstName'),
    lastName: getValue('lastName'),
    email: getValue('email'),
    company: getValue('company'),
    message: getValue('message'),
  });
  return addressMessage(recipient, emailCopy.subjects.contact, body);
}
