/** One function for each row of the specification's table of calls (section 7). */
import type { Product } from '@/data/types';
import { type MailMessage, mailto } from './mailto';

/** Whom a message goes to: the shop's name, as it stands in subjects, and its enquiry address. */
export interface Recipient {
  readonly company: string;
  readonly email: string;
}

/** What the contact form collects; the chosen subject is asked for but not sent. */
export interface Enquiry {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

const GREETING = 'Hello,';
const THANKS = 'Thank you.';

function letter(...paragraphs: readonly string[]): string {
  return [GREETING, ...paragraphs, THANKS].join('\n\n');
}

/** Link of 'Get Quote' in the top bar. */
export function generalQuote({ company, email }: Recipient): string {
  return mailto({
    to: email,
    subject: `Quote Request - ${company}`,
    body: letter(
      'I would like a quote for computer hardware.',
      'Please let me know what you need from me to prepare it.',
    ),
  });
}

/** Link of a page's hero and closing buttons; `subject` is the page's, such as 'PC Components Quote Request'. */
export function pageQuote({ company, email }: Recipient, subject: string, range: string): string {
  return mailto({
    to: email,
    subject: `${subject} - ${company}`,
    body: letter(
      `I would like a quote from your ${range} range.`,
      'Please contact me to discuss my requirements.',
    ),
  });
}

/** Link of one catalogue product; `subject` is the page's wording up to the product's name. */
export function productQuote(
  { company, email }: Recipient,
  subject: string,
  product: Pick<Product, 'name' | 'sku' | 'brand'>,
): string {
  return mailto({
    to: email,
    subject: `${subject} ${product.name} - ${company}`,
    body: letter(
      'I would like a quote for the following product:',
      `Product: ${product.name}\nSKU: ${product.sku}\nBrand: ${product.brand}`,
      'Please contact me with pricing and availability.',
    ),
  });
}

/** Link of one featured item: the page's subject, the item named in the body. */
export function featuredQuote(
  { company, email }: Recipient,
  subject: string,
  item: { readonly name: string; readonly category: string },
): string {
  return mailto({
    to: email,
    subject: `${subject} - ${company}`,
    body: letter(
      'I would like a quote for the following item:',
      `Item: ${item.name}\nCategory: ${item.category}`,
      'Please contact me with pricing and availability.',
    ),
  });
}

/** Link of one of the contact page's quick e-mail links; the visitor writes the body. */
export function quickEmail({ company, email }: Recipient, subject: string): string {
  return mailto({ to: email, subject: `${subject} - ${company}`, body: `${GREETING}\n\n` });
}

/** The message that the contact form composes from what the visitor typed. */
export function enquiryMessage({ company, email }: Recipient, enquiry: Enquiry): MailMessage {
  return {
    to: email,
    subject: `New Enquiry - ${company}`,
    body: [
      `Name: ${enquiry.firstName} ${enquiry.lastName}`,
      `Email: ${enquiry.email}`,
      `Company: ${enquiry.company}`,
      '',
      'Message:',
      enquiry.message,
    ].join('\n'),
  };
}
