import type { FormField } from '@/checks/schemas/contact';
import type { MailMessage } from './mailto';
import type { Recipient } from './quotes';

/** What a visitor typed, by the names of the form's fields. */
export type Enquiry = Readonly<Record<string, string>>;

/** What stands in a form's fields; spaces at the ends are dropped, and what is not text is empty. */
export function readEnquiry(data: FormData, fields: readonly FormField[]): Enquiry {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const entry = data.get(name);
      return [name, typeof entry === 'string' ? entry.trim() : ''];
    }),
  );
}

/**
 * The message that the contact form composes: each field on the line that data/contact.ts gives it, fields of the same
 * line side by side, and a text of several lines below its label.
 */
export function enquiryMessage(
  { company, email }: Recipient,
  fields: readonly FormField[],
  enquiry: Enquiry,
): MailMessage {
  const sent = fields.filter(({ mailLine }) => mailLine !== null);
  const lines = [...new Set(sent.map(({ mailLine }) => mailLine))].map((line) => {
    const own = sent.filter(({ mailLine }) => mailLine === line);
    const text = own.map(({ name }) => enquiry[name] ?? '').join(' ');
    const below = own.some(({ control }) => control === 'textarea');
    return below ? `\n${line}:\n${text}` : `${line}: ${text}`;
  });
  return { to: email, subject: `New Enquiry - ${company}`, body: lines.join('\n') };
}
