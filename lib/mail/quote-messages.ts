/** One function for each row of the specification's table of quote links (section 7). */

import { emailCopy } from '@/data/email';
import type { Beginning, CategoryPageData, FeaturedItem } from '@/lib/content/category-pages';
import type { Product } from '@/lib/content/products';
import { formatMailto, formatShortenedMailto } from './mailto';

/** The shop's name, which ends every subject, and its enquiry address. */
export interface Recipient {
  readonly company: string;
  readonly email: string;
}

type PageName = Pick<CategoryPageData, 'name'>;

const GREETING = 'Hello,';
const ASK_FOR_PRICE = 'Please contact me with pricing and availability.';
const THANKS = 'Thank you.';

/** Labels of prompts, which the visitor fills in. */
export type PromptsById = Readonly<Record<string, string>>;

/** Returns the prompts of a page's quote: the page's own, followed by those of every order. */
export const collectPrompts = (page: Pick<CategoryPageData, 'quotePrompts'>): PromptsById => ({
  ...Object.fromEntries(Object.entries(page.quotePrompts).map(([id, { label }]) => [id, label])),
  ...emailCopy.orderPrompts,
});

/** Composes a body from its paragraphs, between a greeting and thanks. */
export const composeBody = (...paragraphs: readonly string[]): string =>
  [GREETING, ...paragraphs, THANKS].join('\n\n');

/** Formats prompts as one paragraph, each on a line of its own to be filled in. */
export const formatPrompts = (prompts: readonly string[]): string =>
  [emailCopy.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\n');

const composeQuote = (
  { company, email }: Recipient,
  subject: string,
  ...paragraphs: readonly string[]
): string =>
  formatMailto({ to: email, subject: `${subject} - ${company}`, body: composeBody(...paragraphs) });

/** Formats the subject of a category page's emails, without ' - {company}'. Single products have another. */
export const formatPageSubject = ({ name }: PageName): string => `${name} Quote Request`;

/** Composes the link of 'Get Quote' in the top bar. */
export const composeGeneralQuote = (recipient: Recipient): string =>
  composeQuote(
    recipient,
    'Quote Request',
    'I would like a quote for computer hardware.',
    formatPrompts(Object.values({ ...emailCopy.prompts, ...emailCopy.orderPrompts })),
  );

/** Composes the link of a page's hero and closing buttons. */
export const composePageQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name' | 'quotePrompts'>,
): string =>
  composeQuote(
    recipient,
    formatPageSubject(page),
    `I would like a quote from your ${page.name} range.`,
    'Please contact me to discuss my requirements.',
    formatPrompts(Object.values(collectPrompts(page))),
  );

/**
 * Composes the link of one catalogue product.
 *
 * @param subject the page's wording up to the product's name
 * @param details further paragraphs, cut where the link would be too long
 */
export const composeProductQuote = (
  { company, email }: Recipient,
  subject: string,
  { name, sku, brand }: Pick<Product, 'name' | 'sku' | 'brand'>,
  ...details: readonly string[]
): string => {
  const body = composeBody(
    'I would like a quote for the following product:',
    `Product: ${name}\nSKU: ${sku}\nBrand: ${brand}`,
    ASK_FOR_PRICE,
    ...details,
  );
  return formatShortenedMailto(
    { to: email, subject: `${subject} ${name} - ${company}`, body },
    emailCopy.remainder,
  );
};

/** Composes the link for a search that finds nothing, in the words that the visitor typed. */
export const composeSearchQuote = (
  { company, email }: Recipient,
  subject: string,
  typed: string,
): string =>
  formatShortenedMailto(
    {
      to: email,
      subject: `${subject} ${typed} - ${company}`,
      body: composeBody(
        'I could not find this on your site and would like a quote for it:',
        typed,
        ASK_FOR_PRICE,
      ),
    },
    emailCopy.remainder,
  );

/** Composes the link of one featured item. */
export const composeFeaturedQuote = (
  recipient: Recipient,
  page: PageName,
  { name, group }: { readonly name: string } & Pick<FeaturedItem, 'group'>,
): string =>
  composeQuote(
    recipient,
    formatPageSubject(page),
    'I would like a quote for the following item:',
    `Item: ${name}\nCategory: ${group}`,
    ASK_FOR_PRICE,
  );

/** Composes the link of one of a showcase page's starting points, which has its own wish and prompts. */
export const composeBeginningQuote = (
  recipient: Recipient,
  page: PageName,
  { wish, prompts }: Pick<Beginning, 'wish' | 'prompts'>,
): string => composeQuote(recipient, formatPageSubject(page), wish, formatPrompts(prompts));

/** Composes one of the contact page's quick email links, whose body the visitor writes. */
export const composeQuickEmail = ({ company, email }: Recipient, subject: string): string =>
  formatMailto({ to: email, subject: `${subject} - ${company}`, body: `${GREETING}\n\n` });
