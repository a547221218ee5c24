import fc from 'fast-check';
import { categoryPages } from '@/data/category-pages';
import { pcComponents } from '@/data/category-pages/pc-components';
import { products } from '@/data/products';
import { request } from '@/data/request';
import { MAILTO_LIMIT } from './mailto';
import {
  beginningQuote,
  featuredQuote,
  generalQuote,
  pageQuote,
  productQuote,
  quickEmail,
} from './quotes';

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const product = { name: 'Core i9-14900K', sku: 'BX8071514900K', brand: 'Intel' };

/** Subject and body as the visitor's mail program shows them. */
function shown(href: string) {
  const url = new URL(href);
  const field = (name: string) =>
    decodeURIComponent(url.search.match(new RegExp(`[?&]${name}=([^&]*)`))?.[1] ?? '');
  return { to: url.pathname, subject: field('subject'), body: field('body') };
}

/** Of the wording the specification fixes only what stands in quotation marks here. */
const GREETING = /^\p{Lu}[^\r\n]*,$/u;
const ASKS = /\bquote\b/;
const THANKS = /^thank/i;
const paragraphs = (href: string) => shown(href).body.split('\r\n\r\n');

describe('quote links', () => {
  it('greets and asks for a hardware quote from the top bar', () => {
    const { to, subject, body } = shown(generalQuote(recipient));
    expect(to).toBe('sales+web@acme.example');
    expect(subject).toBe('Quote Request - Acme & Söns 100% PC');
    const [greeting, wish] = body.split('\r\n\r\n');
    expect(greeting).toMatch(GREETING);
    expect(wish).toMatch(/\bquote\b.*\bhardware\b/);
  });

  it('words one product as the components page does', () => {
    const { subject, body } = shown(productQuote(recipient, 'Quote Request for', product));
    expect(subject).toBe('Quote Request for Core i9-14900K - Acme & Söns 100% PC');
    expect(body).toContain('Product: Core i9-14900K\r\nSKU: BX8071514900K\r\nBrand: Intel\r\n');
    const [greeting, wish, , end, thanks, ...more] = body.split('\r\n\r\n');
    expect(greeting).toMatch(GREETING);
    expect(wish).toMatch(ASKS);
    expect(end).toBe('Please contact me with pricing and availability.');
    expect(thanks).toMatch(THANKS);
    expect(more).toEqual([]);
  });

  it('asks for a quote and a discussion of requirements from hero and closing buttons', () => {
    const href = pageQuote(recipient, pcComponents);
    expect(shown(href).subject).toBe('PC Components Quote Request - Acme & Söns 100% PC');
    const [greeting, wish, requirements] = paragraphs(href);
    expect(greeting).toMatch(GREETING);
    expect(wish).toMatch(ASKS);
    expect(requirements).toMatch(/\brequirements\b/);
  });

  it('asks, before the thanks, for what a quote needs to know, each on a line of its own', () => {
    const end = (href: string) => paragraphs(href).slice(-2);
    const ending = (prompts: readonly string[]) => [
      [request.promptsIntro, ...prompts.map((prompt) => `${prompt}: `)].join('\r\n'),
      expect.stringMatching(THANKS),
    ];
    expect(end(generalQuote(recipient))).toEqual(ending(request.prompts));
    for (const page of categoryPages) {
      expect(end(pageQuote(recipient, page))).toEqual(ending(page.quotePrompts));
    }
  });

  it('opens quick e-mails with a greeting, and leaves the rest to the visitor', () => {
    const href = quickEmail(recipient, 'Bulk Order');
    expect(shown(href).subject).toBe('Bulk Order - Acme & Söns 100% PC');
    const [greeting, ...rest] = paragraphs(href);
    expect(greeting).toMatch(GREETING);
    expect(rest).toEqual(['']);
  });

  it('keeps the page’s subject for a featured item, and asks for its price and availability', () => {
    const item = { name: 'Office Tower', group: 'Desktop Systems' };
    const href = featuredQuote(recipient, 'Computer Systems Quote Request', item);
    const { to, subject, body } = shown(href);
    expect(to).toBe(recipient.email);
    expect(subject).toBe('Computer Systems Quote Request - Acme & Söns 100% PC');
    expect(body.split('\r\n\r\n')).toEqual([
      expect.stringMatching(GREETING),
      expect.stringMatching(ASKS),
      'Item: Office Tower\r\nCategory: Desktop Systems',
      'Please contact me with pricing and availability.',
      expect.stringMatching(THANKS),
    ]);
  });

  it('keeps the page’s subject for a way to begin, with its own wish and lines to fill in', () => {
    const beginning = { wish: 'I would like a quote for desks.', prompts: ['Desks', 'Needed by'] };
    const href = beginningQuote(recipient, 'Computer Systems Quote Request', beginning);
    expect(shown(href)).toMatchObject({
      to: recipient.email,
      subject: 'Computer Systems Quote Request - Acme & Söns 100% PC',
    });
    expect(paragraphs(href)).toEqual([
      expect.stringMatching(GREETING),
      'I would like a quote for desks.',
      `${request.promptsIntro}\r\nDesks: \r\nNeeded by: `,
      expect.stringMatching(THANKS),
    ]);
  });
});

test('no words of a way to begin add a recipient or a field to its e-mail', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.string()), (company, wish, prompts) => {
      const href = beginningQuote({ ...recipient, company }, 'Subject', { wish, prompts });
      const { pathname, searchParams } = new URL(href);
      expect(pathname).toBe(recipient.email);
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    }),
  );
});

describe('the longest link the data can produce', () => {
  // Sixty characters of three bytes each: as long as a company name may be.
  const longName = {
    company: '株'.repeat(60),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  };
  const doubled = (text: string) => `${text} ${text}`;

  const links = [
    generalQuote(longName),
    ...categoryPages.flatMap((page) => [
      pageQuote(longName, { ...page, name: doubled(page.name) }),
      ...(page.kind === 'showcase'
        ? [
            ...page.featured.map((item) =>
              featuredQuote(longName, page.quoteSubject, { ...item, name: doubled(item.name) }),
            ),
            ...page.beginnings.items.map((beginning) =>
              beginningQuote(longName, page.quoteSubject, {
                wish: doubled(beginning.wish),
                prompts: beginning.prompts,
              }),
            ),
          ]
        : products.map((record) =>
            productQuote(longName, page.productSubject, {
              ...record,
              name: doubled(record.name),
            }),
          )),
    ]),
  ];

  it('stays under the limit of Windows mail clients', () => {
    expect(Math.max(...links.map((link) => link.length))).toBeLessThan(MAILTO_LIMIT);
  });
});
