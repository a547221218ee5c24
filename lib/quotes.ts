/** One function for each row of the specification's table of calls (section 7). */

import type { Beginning, CategoryPageData } from '@/checks/schemas/category-pages';
import type { Product } from '@/checks/schemas/products';
import { request } from '@/data/request';
import { mailto } from './mailto';

/** Whom a message goes to: the shop's name, as it stands in subjects, and its enquiry address. */
export interface Recipient {
  readonly company: string;
  readonly email: string;
}

const GREETING = 'Hello,';
const THANKS = 'Thank you.';

/** The body of a message: its paragraphs between greeting and thanks. */
export function letter(...paragraphs: readonly string[]): string {
  return [GREETING, ...paragraphs, THANKS].join('\n\n');
}

/** What a quote needs to know: a paragraph with each prompt on a line of its own, to be filled in. */
export function asked(prompts: readonly string[]): string {
  return [request.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\n');
}

/** Link of 'Get Quote' in the top bar. */
export function generalQuote({ company, email }: Recipient): string {
  return mailto({
    to: email,
    subject: `Quote Request - ${company}`,
    body: letter('I would like a quote for computer hardware.', asked(request.prompts)),
  });
}

/** Link of a page's hero and closing buttons. */
export function pageQuote(
  { company, email }: Recipient,
  page: Pick<CategoryPageData, 'name' | 'quoteSubject' | 'quotePrompts'>,
): string {
  return mailto({
    to: email,
    subject: `${page.quoteSubject} - ${company}`,
    body: letter(
      `I would like a quote from your ${page.name} range.`,
      'Please contact me to discuss my requirements.',
      asked(page.quotePrompts),
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
  item: { readonly name: string; readonly group: string },
): string {
  return mailto({
    to: email,
    subject: `${subject} - ${company}`,
    body: letter(
      'I would like a quote for the following item:',
      `Item: ${item.name}\nCategory: ${item.group}`,
      'Please contact me with pricing and availability.',
    ),
  });
}

/** Link of a showcase page's ways to begin: the page's subject, a wish and prompts of its own. */
export function beginningQuote(
  { company, email }: Recipient,
  subject: string,
  { wish, prompts }: Pick<Beginning, 'wish' | 'prompts'>,
): string {
  return mailto({
    to: email,
    subject: `${subject} - ${company}`,
    body: letter(wish, asked(prompts)),
  });
}

/** Link of one of the contact page's quick e-mail links; the visitor writes the body. */
export function quickEmail({ company, email }: Recipient, subject: string): string {
  return mailto({ to: email, subject: `${subject} - ${company}`, body: `${GREETING}\n\n` });
}
