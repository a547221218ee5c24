/** One function for each row of the specification's table of calls (section 7). */

import { request } from '@/data/request';
import type { Beginning, CategoryPageData, FeaturedItem } from './content/category-pages';
import type { Product } from './content/products';
import { fitMailto, mailto } from './mailto';

/** Whom a message goes to: the shop's name, as it stands in subjects, and its enquiry address. */
export interface Recipient {
  readonly company: string;
  readonly email: string;
}

type Named = Pick<CategoryPageData, 'name'>;

const GREETING = 'Hello,';
const ASK_FOR_PRICE = 'Please contact me with pricing and availability.';
const THANKS = 'Thank you.';

/** Prompts by their ids, in their order. */
export type Prompts = Readonly<Record<string, string>>;

/** What a page's quote is asked with: its own prompts, and those of every quote. */
export const promptsOf = (page: Pick<CategoryPageData, 'quotePrompts'>): Prompts => ({
  ...Object.fromEntries(Object.entries(page.quotePrompts).map(([id, { label }]) => [id, label])),
  ...request.orderPrompts,
});

/** The body of a message: its paragraphs between greeting and thanks. */
export const letter = (...paragraphs: readonly string[]): string =>
  [GREETING, ...paragraphs, THANKS].join('\n\n');

/** What a quote needs to know: a paragraph with each prompt on a line of its own, to be filled in. */
export const promptLines = (prompts: readonly string[]): string =>
  [request.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\n');

/** A link whose message has these paragraphs; the shop's name ends its subject. */
const quote = (
  { company, email }: Recipient,
  subject: string,
  ...paragraphs: readonly string[]
): string => mailto({ to: email, subject: `${subject} - ${company}`, body: letter(...paragraphs) });

/** What all e-mails of a category page have as their subject but a single product's, before ' - {company}'. */
export const pageSubject = ({ name }: Named): string => `${name} Quote Request`;

/** Link of 'Get Quote' in the top bar. */
export function generalQuote(recipient: Recipient): string {
  const wish = 'I would like a quote for computer hardware.';
  return quote(
    recipient,
    'Quote Request',
    wish,
    promptLines(Object.values({ ...request.prompts, ...request.orderPrompts })),
  );
}

/** Link of a page's hero and closing buttons. */
export const pageQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name' | 'quotePrompts'>,
): string =>
  quote(
    recipient,
    pageSubject(page),
    `I would like a quote from your ${page.name} range.`,
    'Please contact me to discuss my requirements.',
    promptLines(Object.values(promptsOf(page))),
  );

/**
 * Link of one catalogue product; `subject` is the page's wording up to the product's name.
 *
 * @param more paragraphs on what it is for, cut where the link would be too long
 */
export const productQuote = (
  { company, email }: Recipient,
  subject: string,
  { name, sku, brand }: Pick<Product, 'name' | 'sku' | 'brand'>,
  ...more: readonly string[]
): string => {
  const body = letter(
    'I would like a quote for the following product:',
    `Product: ${name}\nSKU: ${sku}\nBrand: ${brand}`,
    ASK_FOR_PRICE,
    ...more,
  );
  return fitMailto({ to: email, subject: `${subject} ${name} - ${company}`, body }, request.rest);
};

/** Link of one featured item: the page's subject, the item named in the body. */
export const featuredQuote = (
  recipient: Recipient,
  page: Named,
  { name, group }: Named & Pick<FeaturedItem, 'group'>,
): string =>
  quote(
    recipient,
    pageSubject(page),
    'I would like a quote for the following item:',
    `Item: ${name}\nCategory: ${group}`,
    ASK_FOR_PRICE,
  );

/** Link of a showcase page's ways to begin: the page's subject, a wish and prompts of its own. */
export const beginningQuote = (
  recipient: Recipient,
  page: Named,
  { wish, prompts }: Pick<Beginning, 'wish' | 'prompts'>,
): string => quote(recipient, pageSubject(page), wish, promptLines(prompts));

/** Link of one of the contact page's quick e-mail links; the visitor writes the body. */
export const quickEmail = ({ company, email }: Recipient, subject: string): string =>
  mailto({ to: email, subject: `${subject} - ${company}`, body: `${GREETING}\n\n` });
