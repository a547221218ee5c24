/** Composes quote emails, one function for each kind. mailto.ts turns messages into links. */

import { emailCopy } from '@/data/copy/email';
import type { CategoryPageData, EnquiryStarter, FeaturedItem } from '@/data/shop/page';
import type { Product } from '@/data/shop/product';
import { fillTemplate } from '@/lib/text/fill-template';
import type { QuoteMessage } from './mailto';

/** The shop's name, which ends every subject, and its enquiry address. */
export interface Recipient {
  readonly companyName: string;
  readonly email: string;
}

const { sentences, subjects, prompts } = emailCopy;

/** Composes a body of paragraphs between a greeting and thanks. Leaves out empty ones. */
export const composeBody = (...paragraphs: readonly string[]): string =>
  [sentences.greeting, ...paragraphs, sentences.thanks]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

type AnswersByPrompt = Readonly<Record<string, string>>;

/**
 * Formats the prompts of a quote and those of every order as one paragraph, with a line for each. A
 * prompt without an answer has a blank.
 */
function formatPrompts(quotePrompts: readonly string[], answers: AnswersByPrompt = {}): string {
  const lines = [...quotePrompts, ...Object.values(emailCopy.orderPrompts)].map((prompt) =>
    fillTemplate(emailCopy.prompt, { prompt, answer: answers[prompt] ?? emailCopy.blank }),
  );
  return [emailCopy.promptsIntro, ...lines].join('\n');
}

/** Appends the shop's name to a subject, as every email has it. */
export const appendCompany = (subject: string, companyName: string): string =>
  `${subject} - ${companyName}`;

/** Creates a message to the shop from its subject without ' - {company}' and its body. */
export const addressMessage = (
  recipient: Recipient,
  subject: string,
  body: string,
): QuoteMessage => ({
  to: recipient.email,
  subject: appendCompany(subject, recipient.companyName),
  body,
});

/** Composes a message from its subject without ' - {company}' and its paragraphs. */
const composeQuote = (recipient: Recipient, subject: string, ...paragraphs: readonly string[]) =>
  addressMessage(recipient, subject, composeBody(...paragraphs));

/** Formats a category page's subject, without ' - {company}'. Single products have another. */
export const formatPageSubject = ({ name }: Pick<CategoryPageData, 'name'>): string =>
  fillTemplate(subjects.page, { name });

/** Composes the message of 'Get Quote' in the top bar. Answers make an example of it. */
export const composeGeneralQuote = (recipient: Recipient, answers?: AnswersByPrompt) =>
  composeQuote(
    recipient,
    subjects.general,
    sentences.general,
    formatPrompts(Object.values(prompts), answers),
  );

/** Composes the message of a page's hero and closing buttons. */
export const composePageQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name' | 'quotePrompts'>,
) =>
  composeQuote(
    recipient,
    formatPageSubject(page),
    fillTemplate(sentences.page, { name: page.name }),
    sentences.discuss,
    formatPrompts(page.quotePrompts),
  );

interface ProductQuote {
  /** The page's wording up to the product's name. */
  readonly subject: string;
  readonly product: Pick<Product, 'name' | 'sku' | 'brand'>;
  /** Further paragraphs. */
  readonly details?: readonly string[];
}

/** Composes the message about one catalogue product. */
export const composeProductQuote = (
  recipient: Recipient,
  { subject, product: { name, sku, brand }, details = [] }: ProductQuote,
) =>
  composeQuote(
    recipient,
    `${subject} ${name}`,
    sentences.product,
    fillTemplate(emailCopy.productLines, { name, sku, brand }),
    sentences.price,
    ...details,
  );

/** Composes the message that asks for parts that fit the visitor's PC. */
export const composeSuggestionQuote = (
  recipient: Recipient,
  { subject, wish, visitorPcText }: Readonly<Record<'subject' | 'wish' | 'visitorPcText', string>>,
) => composeQuote(recipient, subject, wish, visitorPcText, formatPrompts([prompts.amount]));

/** Composes the message for a search that finds nothing, in the words that the visitor typed. */
export const composeSearchQuote = (
  recipient: Recipient,
  quote: Readonly<Record<'subject' | 'typed' | 'visitorPcText', string>>,
) =>
  composeQuote(
    recipient,
    `${quote.subject} ${quote.typed}`,
    sentences.search,
    quote.typed,
    quote.visitorPcText,
    sentences.price,
    formatPrompts([prompts.amount, prompts.use]),
  );

/** Composes the message of one featured item. */
export const composeFeaturedQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name'>,
  { name, category, quotePrompt }: Pick<FeaturedItem, 'name' | 'category' | 'quotePrompt'>,
) =>
  composeQuote(
    recipient,
    formatPageSubject(page),
    sentences.item,
    fillTemplate(emailCopy.itemLines, { name, category }),
    sentences.price,
    formatPrompts([prompts.amount, quotePrompt]),
  );

/** Composes the message of a showcase page's enquiry starter, with its own wish and prompts. */
export const composeStarterQuote = (
  recipient: Recipient,
  page: Pick<CategoryPageData, 'name'>,
  starter: Pick<EnquiryStarter, 'wish' | 'prompts'>,
) => composeQuote(recipient, formatPageSubject(page), starter.wish, formatPrompts(starter.prompts));

/** Composes one of the contact page's quick emails, whose body the visitor writes. */
export const composeQuickEmail = (recipient: Recipient, subject: string) =>
  addressMessage(recipient, subject, `${sentences.greeting}\n\n`);
