import { emailCopy } from '@/data/copy/email';
import type { QuoteMessage } from './mailto';
import * as compose from './quote-messages';

const recipient = { companyName: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const page = { name: 'Computer Systems' };
const parts = { name: 'PC Components', quotePrompts: ['Use'] };
const core = { name: 'Core', sku: 'BX80', brand: 'Intel' };
const tower = { name: 'Office Tower', category: 'Desktop Systems', quotePrompt: 'Memory' };

/** Only wording that must not change is matched literally. */
const GREETING = expect.stringMatching(/^\p{Lu}[^\r\n]*,$/u);
const ASKS = expect.stringMatching(/\bquote\b/);
const THANKS = expect.stringMatching(/^thank/i);
const PRICE = 'Please contact me with pricing and availability.';
const formatPrompts = (...prompts: readonly string[]) =>
  [emailCopy.promptsIntro, ...prompts.map((prompt) => `- ${prompt}: ____`)].join('\n');
const orderPrompts = Object.values(emailCopy.orderPrompts);
const generalPrompts = formatPrompts(...Object.values(emailCopy.prompts), ...orderPrompts);
const { amount, use } = emailCopy.prompts;
const visitorPcText = 'What I have: a case';
const desks = { wish: 'I would like desks.', prompts: ['Desks'] };

it.each<[subject: string, message: QuoteMessage, ...paragraphs: readonly unknown[]]>([
  ['Quote Request', compose.composeGeneralQuote(recipient), ASKS, generalPrompts],
  [
    'Quote Request for Core',
    compose.composeProductQuote(recipient, {
      subject: 'Quote Request for',
      product: core,
      details: [visitorPcText, 'More.'],
    }),
    ASKS,
    'Product: Core\nSKU: BX80\nBrand: Intel',
    PRICE,
    visitorPcText,
    'More.',
  ],
  [
    'Quote for 4090 & co',
    compose.composeSearchQuote(recipient, {
      subject: 'Quote for',
      typed: '4090 & co',
      visitorPcText,
    }),
    ASKS,
    '4090 & co',
    visitorPcText,
    PRICE,
    formatPrompts(amount, use, ...orderPrompts),
  ],
  [
    'Cases',
    compose.composeSuggestionQuote(recipient, {
      subject: 'Cases',
      wish: 'Any that fit.',
      visitorPcText,
    }),
    'Any that fit.',
    visitorPcText,
    formatPrompts(amount, ...orderPrompts),
  ],
  [
    'PC Components Quote Request',
    compose.composePageQuote(recipient, parts),
    ASKS,
    expect.stringMatching(/\brequirements\b/),
    formatPrompts('Use', ...orderPrompts),
  ],
  [
    'Computer Systems Quote Request',
    compose.composeFeaturedQuote(recipient, page, tower),
    ASKS,
    '- Item: Office Tower\n- Category: Desktop Systems',
    PRICE,
    formatPrompts(amount, 'Memory', ...orderPrompts),
  ],
  [
    'Computer Systems Quote Request',
    compose.composeStarterQuote(recipient, page, desks),
    'I would like desks.',
    formatPrompts('Desks', ...orderPrompts),
  ],
])('composes %s', (subject, { body, ...header }, ...paragraphs) => {
  expect(header).toEqual({ to: recipient.email, subject: `${subject} - ${recipient.companyName}` });
  expect(body.split('\n\n')).toEqual([GREETING, ...paragraphs, THANKS]);
});

it('leaves the body of quick emails to the visitor', () => {
  const { subject, body } = compose.composeQuickEmail(recipient, 'Bulk Order');
  expect(subject).toBe(`Bulk Order - ${recipient.companyName}`);
  expect(body.split('\n\n')).toEqual([GREETING, '']);
});
