import type { FormField } from '@/lib/content/pages';
import type { QuoteMessage } from './mailto';
import type { Recipient } from './quote-messages';

/**
 * The message that the contact form composes of what was typed: each field on the line that contact.yaml gives it,
 * fields of the same line side by side, and a text of several lines below its label. Spaces at the ends are dropped, and
 * what is not text is empty.
 */
export function composeContactMessage(
  { company, email }: Recipient,
  fields: readonly FormField[],
  data: FormData,
): QuoteMessage {
  const sent = fields.filter(({ mailLine }) => mailLine !== null);
  const typed = ({ name }: FormField) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  const lines = [...new Set(sent.map(({ mailLine }) => mailLine))].map((line) => {
    const own = sent.filter(({ mailLine }) => mailLine === line);
    const text = own.map(typed).join(' ');
    const below = own.some(({ control }) => control === 'textarea');
    return below ? `\n${line}:\n${text}` : `${line}: ${text}`;
  });
  return { to: email, subject: `New Enquiry - ${company}`, body: lines.join('\n') };
}
