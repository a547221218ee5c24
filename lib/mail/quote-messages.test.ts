import fc from 'fast-check';
import { request } from '@/data/request';
import { categoryPages, pagesBySlug, products } from '@/data/shop';
import { MAILTO_LIMIT } from './mailto';
import {
  composeBeginningQuote,
  composeFeaturedQuote,
  composeGeneralQuote,
  composePageQuote,
  composeProductQuote,
  composeQuickEmail,
} from './quote-messages';

const pcComponents = pagesBySlug['pc-components'];

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const page = { name: 'Computer Systems' };

/** What the visitor's mail program shows of a link: the subject, and the body's paragraphs. */
function read(href: string) {
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe(recipient.email);
  const paragraphs = searchParams.get('body')?.split('\r\n\r\n');
  return { subject: searchParams.get('subject'), paragraphs };
}

/** Of the wording the specification fixes only what stands in quotation marks here. */
const GREETING = expect.stringMatching(/^\p{Lu}[^\r\n]*,$/u);
const ASKS = expect.stringMatching(/\bquote\b/);
const THANKS = expect.stringMatching(/^thank/i);
const asking = (prompts: readonly string[]) =>
  [request.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\r\n');
const asksAll = (own: readonly string[]) =>
  asking([...own, ...Object.values(request.orderPrompts)]);

describe('quote links', () => {
  it.each([
    [
      'ask for hardware from the top bar, with what a quote needs to know',
      composeGeneralQuote(recipient),
      'Quote Request',
      [expect.stringMatching(/\bquote\b.*\bhardware\b/), asksAll(Object.values(request.prompts))],
    ],
    [
      'word one product as its page does',
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
      'ask for a quote and a discussion of requirements from hero and closing buttons',
      composePageQuote(recipient, pcComponents),
      'PC Components Quote Request',
      [
        ASKS,
        expect.stringMatching(/\brequirements\b/),
        asksAll(Object.values(pcComponents.quotePrompts).map(({ label }) => label)),
      ],
    ],
    [
      'keep the page’s subject for a featured item, and ask for its price and availability',
      composeFeaturedQuote(recipient, page, { name: 'Office Tower', group: 'Desktop Systems' }),
      'Computer Systems Quote Request',
      [
        ASKS,
        'Item: Office Tower\r\nCategory: Desktop Systems',
        'Please contact me with pricing and availability.',
      ],
    ],
    [
      'keep the page’s subject for a way to begin, with its own wish and lines to fill in',
      composeBeginningQuote(recipient, page, {
        wish: 'I would like desks.',
        prompts: ['Desks', 'By'],
      }),
      'Computer Systems Quote Request',
      ['I would like desks.', asking(['Desks', 'By'])],
    ],
  ])('%s', (_name, href, subject, paragraphs) => {
    expect(read(href)).toEqual({
      subject: `${subject} - ${recipient.company}`,
      paragraphs: [GREETING, ...paragraphs, THANKS],
    });
  });

  it('leave the rest to the visitor in quick e-mails', () => {
    expect(read(composeQuickEmail(recipient, 'Bulk Order'))).toEqual({
      subject: `Bulk Order - ${recipient.company}`,
      paragraphs: [GREETING, ''],
    });
  });
});

test('the longest link that the data can produce stays under the limit of Windows mail clients', () => {
  // Sixty characters of three bytes each: as long as a company name may be.
  const longName = {
    company: '株'.repeat(60),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  };
  const links = categoryPages.flatMap((page) => {
    const own = composePageQuote(longName, page);
    if (page.kind !== 'showcase')
      return [
        own,
        ...products.map((one) => composeProductQuote(longName, page.list.productSubject, one)),
      ];
    const featured = Object.entries(page.featured).map(([name, { group }]) =>
      composeFeaturedQuote(longName, page, { name, group }),
    );
    const beginnings = Object.values(page.beginnings.items);
    return [
      own,
      ...featured,
      ...beginnings.map((one) => composeBeginningQuote(longName, page, one)),
    ];
  });
  const lengths = [composeGeneralQuote(longName), ...links].map(({ length }) => length);
  expect(Math.max(...lengths)).toBeLessThan(MAILTO_LIMIT);
});

it('a product’s quote says what it is for, as far as a link may go', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 800 }), (text) => {
      const [product] = products;
      if (product === undefined) return;
      const more = `What I have: ${text}`;
      const href = composeProductQuote(
        recipient,
        'Quote Request for',
        product,
        more,
        'Suggest one.',
      );
      expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
      expect(decodeURIComponent(href)).toContain(product.sku);
      expect(decodeURIComponent(href)).toMatch(/Suggest one\.|paste the rest/);
    }),
  );
});
