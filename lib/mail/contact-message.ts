import { emailCopy } from '@/data/copy/email';
import type { FormField } from '@/data/shop/contact';
import type { QuoteMessage } from './mailto';
import { addressMessage, type Recipient } from './quote-messages';

/**
 * Composes the contact form's message. Fields with the same `mailLine` share a line: 'Name: Ada Lovelace'. The text of a textarea
 * stands below its label. Values are trimmed.
 */
export function composeContactMessage(
  recipient: Recipient,
  fields: readonly FormField[],
  data: FormData,
): QuoteMessage {
  const getValue = ({ name }: FormField) => String(data.get(name) ?? '').trim();
  const labels = [...new Set(fields.flatMap(({ mailLine }) => mailLine ?? []))];
  const lines = labels.map((label) => {
    const lineFields = fields.filter(({ mailLine }) => mailLine === label);
    const text = lineFields.map(getValue).join(' ');
    const isMultiline = lineFields.some(({ control }) => control === 'textarea');
    return isMultiline ? `\n${label}:\n${text}` : `${label}: ${text}`;
  });
  return addressMessage(recipient, emailCopy.subjects.contact, lines.join('\n'));
}
