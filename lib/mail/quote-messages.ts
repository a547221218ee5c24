/** One function for each row of the specification's table of calls (section 7). */

import { request } from '@/data/request';
import type { Beginning, CategoryPageData, FeaturedItem } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { formatMailto, formatShortenedMailto } from './mailto';

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
export const collectPrompts = (page: Pick<CategoryPageData, 'quotePrompts'>): Prompts => ({
  ...Object.fromEntries(Object.entries(page.quotePrompts).map(([id, { label }]) => [id, label])),
  ...request.orderPrompts,
});

/** The body of a message: its paragraphs between greeting and thanks. */
export const composeBody = (...paragraphs: readonly string[]): string =>
  [GREETING, ...paragraphs, THANKS].join('\n\n');

/** What a quote needs to know: a paragraph with each prompt on a line of its own, to be filled in. */
export const formatPrompts = (prompts: readonly string[]): string =>
  [request.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\n');

/** A link whose message has these paragraphs; the shop's name ends its subject. */
const quote = (
  { company, email }: Recipient,
  subject: string,
  ...paragraphs: readonly string[]
): string =>
  formatMailto({ to: email, subject: `${subject} - ${company}`, body: composeBody(...paragraphs) });

/** What all e-mails of a category page have as their subject but a single product's, before ' - {company}'. */
export const formatPageSubject = ({ name }: Named): string => `${name} Quote Request`;

/** Link of 'Get Quote' in the top bar. */
export function composeGeneralQuote(recipient: Recipient): string {
  const wish = 'I would like a quote for computer hardware.';
  return quote(
    recipient,
    'Quote Request',
    wish,
    formatPrompts(Object.values({ ...request.prompts, ...request.orderPrompts })),
  );
}

/** Link of a page's hero and closing buttons. */
export const composePageQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name' | 'quotePrompts'>,
): string =>
  quote(
    recipient,
    formatPageSubject(page),
    `I would like a quote from your ${page.name} range.`,
    'Please contact me to discuss my requirements.',
    formatPrompts(Object.values(collectPrompts(page))),
  );

/**
 * Link of one catalogue product; `subject` is the page's wording up to the product's name.
 *
 * @param more paragraphs on what it is for, cut where the link would be too long
 */
export const composeProductQuote = (
  { company, email }: Recipient,
  subject: string,
  { name, sku, brand }: Pick<Product, 'name' | 'sku' | 'brand'>,
  ...more: readonly string[]
): string => {
  const body = composeBody(
    'I would like a quote for the following product:',
    `Product: ${name}\nSKU: ${sku}\nBrand: ${brand}`,
    ASK_FOR_PRICE,
    ...more,
  );
  return formatShortenedMailto(
    { to: email, subject: `${subject} ${name} - ${company}`, body },
    request.rest,
  );
};

/** Link of one featured item: the page's subject, the item named in the body. */
export const composeFeaturedQuote = (
  recipient: Recipient,
  page: Named,
  { name, group }: Named & Pick<FeaturedItem, 'group'>,
): string =>
  quote(
    recipient,
    formatPageSubject(page),
    'I would like a quote for the following item:',
    `Item: ${name}\nCategory: ${group}`,
    ASK_FOR_PRICE,
  );

/** Link of a showcase page's ways to begin: the page's subject, a wish and prompts of its own. */
export const composeBeginningQuote = (
  recipient: Recipient,
  page: Named,
  { wish, prompts }: Pick<Beginning, 'wish' | 'prompts'>,
): string => quote(recipient, formatPageSubject(page), wish, formatPrompts(prompts));

/** Link of one of the contact page's quick e-mail links; the visitor writes the body. */
export const composeQuickEmail = ({ company, email }: Recipient, subject: string): string =>
  formatMailto({ to: email, subject: `${subject} - ${company}`, body: `${GREETING}\n\n` });
