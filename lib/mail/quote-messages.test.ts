import { emailCopy } from '@/data/email';
import { categoryPages, pagesBySlug, products } from '@/data/shop';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from './mailto';
import * as compose from './quote-messages';

const pcComponents = pagesBySlug['pc-components'];
const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const page = { name: 'Computer Systems' };
const core = { name: 'Core', sku: 'BX80', brand: 'Intel' };
const tower = { name: 'Office Tower', group: 'Desktop Systems' };

/** Only wording that must not change is matched literally. */
const GREETING = expect.stringMatching(/^\p{Lu}[^\r\n]*,$/u);
const ASKS = expect.stringMatching(/\bquote\b/);
const THANKS = expect.stringMatching(/^thank/i);
const PRICE = 'Please contact me with pricing and availability.';
const formatPrompts = (...prompts: readonly string[]) =>
  [emailCopy.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\n');
const orderPrompts = Object.values(emailCopy.orderPrompts);
const generalPrompts = formatPrompts(...Object.values(emailCopy.prompts), ...orderPrompts);
const { amount, use } = emailCopy.prompts;
const itemBlanks = formatPrompts(amount, use, ...orderPrompts);
const pagePrompts = Object.values(pcComponents.quotePrompts).map(({ label }) => label);
const desks = { wish: 'I would like desks.', prompts: ['Desks', 'By'] };

it.each<[subject: string, message: QuoteMessage, ...paragraphs: readonly unknown[]]>([
  ['Quote Request', compose.composeGeneralQuote(recipient), ASKS, generalPrompts],
  [
    'Quote Request for Core',
    compose.composeProductQuote(
      recipient,
      'Quote Request for',
      core,
      'What I have: a case',
      'More.',
    ),
    ...[ASKS, 'Product: Core\nSKU: BX80\nBrand: Intel', PRICE, 'What I have: a case', 'More.'],
  ],
  [
    'Quote Request for 4090 & co',
    compose.composeSearchQuote(recipient, 'Quote Request for', '4090 & co', 'What I have: a case'),
    ...[ASKS, '4090 & co', 'What I have: a case', PRICE, itemBlanks],
  ],
  [
    'Cases',
    compose.composeSuggestionQuote(recipient, 'Cases', 'Any that fit.', 'What I have: a card'),
    ...['Any that fit.', 'What I have: a card', formatPrompts(amount, ...orderPrompts)],
  ],
  [
    'PC Components Quote Request',
    compose.composePageQuote(recipient, pcComponents),
    ...[ASKS, expect.stringMatching(/\brequirements\b/)],
    formatPrompts(...pagePrompts, ...orderPrompts),
  ],
  [
    'Cases Quote Request',
    compose.composePageQuote(recipient, { name: 'Cases', quotePrompts: {}, quoteWish: 'A case.' }),
    ...['A case.', expect.stringMatching(/\brequirements\b/), formatPrompts(...orderPrompts)],
  ],
  [
    'Computer Systems Quote Request',
    compose.composeFeaturedQuote(recipient, page, tower),
    ...[ASKS, 'Item: Office Tower\nCategory: Desktop Systems', PRICE, itemBlanks],
  ],
  [
    'Computer Systems Quote Request',
    compose.composeBeginningQuote(recipient, page, desks),
    ...['I would like desks.', formatPrompts('Desks', 'By')],
  ],
])('composes %s', (subject, { body, ...header }, ...paragraphs) => {
  expect(header).toEqual({ to: recipient.email, subject: `${subject} - ${recipient.company}` });
  expect(body.split('\n\n')).toEqual([GREETING, ...paragraphs, THANKS]);
});

it('leaves the body of quick emails to the visitor', () => {
  const { subject, body } = compose.composeQuickEmail(recipient, 'Bulk Order');
  expect(subject).toBe(`Bulk Order - ${recipient.company}`);
  expect(body.split('\n\n')).toEqual([GREETING, '']);
});

it('has no link over the limit of Windows mail clients, whatever the shop’s name', () => {
  // A company name may have sixty characters, each of three bytes in UTF-8.
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  const long = { company: '株'.repeat(60), email };
  const messages = categoryPages.flatMap((page) => [
    compose.composePageQuote(long, page),
    ...(page.kind === 'showcase'
      ? [
          ...Object.entries(page.featured ?? {}).map(([name, { group }]) =>
            compose.composeFeaturedQuote(long, page, { name, group }),
          ),
          ...Object.values(page.beginnings?.items ?? {}).map((beginning) =>
            compose.composeBeginningQuote(long, page, beginning),
          ),
        ]
      : products.map((one) => compose.composeProductQuote(long, page.list.productSubject, one))),
  ]);
  for (const message of [compose.composeGeneralQuote(long), ...messages])
    expect(formatMailto(message).length).toBeLessThan(MAX_MAILTO_LENGTH);
});
