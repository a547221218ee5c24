import fc from 'fast-check';
import { emailCopy } from '@/data/email';
import { categoryPages, pagesBySlug, products } from '@/data/shop';
import { MAX_MAILTO_LENGTH } from './mailto';
import {
  composeBeginningQuote,
  composeFeaturedQuote,
  composeGeneralQuote,
  composePageQuote,
  composeProductQuote,
  composeQuickEmail,
  composeSearchQuote,
} from './quote-messages';

const pcComponents = pagesBySlug['pc-components'];

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const page = { name: 'Computer Systems' };

/** Parses a link into its subject and the paragraphs of its body. */
function parseQuote(href: string) {
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe(recipient.email);
  const paragraphs = searchParams.get('body')?.split('\r\n\r\n');
  return { subject: searchParams.get('subject'), paragraphs };
}

/** Only the wording that the specification fixes is matched literally. */
const GREETING = expect.stringMatching(/^\p{Lu}[^\r\n]*,$/u);
const ASKS = expect.stringMatching(/\bquote\b/);
const THANKS = expect.stringMatching(/^thank/i);
const formatPrompts = (prompts: readonly string[]) =>
  [emailCopy.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\r\n');
const formatAllPrompts = (prompts: readonly string[]) =>
  formatPrompts([...prompts, ...Object.values(emailCopy.orderPrompts)]);

describe('quote links', () => {
  it.each([
    [
      'ask for hardware from the top bar, with every prompt',
      composeGeneralQuote(recipient),
      'Quote Request',
      [
        expect.stringMatching(/\bquote\b.*\bhardware\b/),
        formatAllPrompts(Object.values(emailCopy.prompts)),
      ],
    ],
    [
      'ask for one product in the words of its page',
      composeProductQuote(recipient, 'Quote Request for', {
        name: 'Core',
        sku: 'BX80',
        brand: 'Intel',
      }),
      'Quote Request for Core',
      [
        ASKS,
        'Product: Core\r\nSKU: BX80\r\nBrand: Intel',
        'Please contact me with pricing and availability.',
      ],
    ],
    [
      'ask for what a search did not find',
      composeSearchQuote(recipient, 'Quote Request for', '4090 & co'),
      'Quote Request for 4090 & co',
      [ASKS, '4090 & co', 'Please contact me with pricing and availability.'],
    ],
    [
      'ask from hero and closing buttons for a quote and a discussion of requirements',
      composePageQuote(recipient, pcComponents),
      'PC Components Quote Request',
      [
        ASKS,
        expect.stringMatching(/\brequirements\b/),
        formatAllPrompts(Object.values(pcComponents.quotePrompts).map(({ label }) => label)),
      ],
    ],
    [
      'ask for a featured item’s price and availability, with the page’s subject',
      composeFeaturedQuote(recipient, page, { name: 'Office Tower', group: 'Desktop Systems' }),
      'Computer Systems Quote Request',
      [
        ASKS,
        'Item: Office Tower\r\nCategory: Desktop Systems',
        'Please contact me with pricing and availability.',
      ],
    ],
    [
      'state a starting point’s own wish and prompts, with the page’s subject',
      composeBeginningQuote(recipient, page, {
        wish: 'I would like desks.',
        prompts: ['Desks', 'By'],
      }),
      'Computer Systems Quote Request',
      ['I would like desks.', formatPrompts(['Desks', 'By'])],
    ],
  ])('%s', (_name, href, subject, paragraphs) => {
    expect(parseQuote(href)).toEqual({
      subject: `${subject} - ${recipient.company}`,
      paragraphs: [GREETING, ...paragraphs, THANKS],
    });
  });

  it('leave the body of quick emails to the visitor', () => {
    expect(parseQuote(composeQuickEmail(recipient, 'Bulk Order'))).toEqual({
      subject: `Bulk Order - ${recipient.company}`,
      paragraphs: [GREETING, ''],
    });
  });
});

test('the longest link that the content can produce stays under the limit of Windows mail clients', () => {
  // A company name may have sixty characters, each of three bytes in UTF-8.
  const longRecipient = {
    company: '株'.repeat(60),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  };
  const links = categoryPages.flatMap((page) => [
    composePageQuote(longRecipient, page),
    ...(page.kind === 'showcase'
      ? [
          ...Object.entries(page.featured).map(([name, { group }]) =>
            composeFeaturedQuote(longRecipient, page, { name, group }),
          ),
          ...Object.values(page.beginnings.items).map((beginning) =>
            composeBeginningQuote(longRecipient, page, beginning),
          ),
        ]
      : products.map((product) =>
          composeProductQuote(longRecipient, page.list.productSubject, product),
        )),
  ]);
  const longSearch = composeSearchQuote(longRecipient, 'Quote Request for', '株'.repeat(100));
  const lengths = [composeGeneralQuote(longRecipient), longSearch, ...links].map(
    ({ length }) => length,
  );
  expect(Math.max(...lengths)).toBeLessThan(MAX_MAILTO_LENGTH);
});

test('a product’s quote includes further paragraphs up to the limit', () => {
  const [product] = products;
  if (product === undefined) throw new Error('The sample has no products.');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 800 }), (text) => {
      const details = [`What I have: ${text}`, 'Suggest one.'];
      const href = composeProductQuote(recipient, 'Quote Request for', product, ...details);
      expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
      expect(decodeURIComponent(href)).toContain(product.sku);
      expect(decodeURIComponent(href)).toMatch(/Suggest one\.|paste the rest/);
    }),
  );
});
