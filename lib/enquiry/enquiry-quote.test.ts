import fc from 'fast-check';
import { pagesBySlug, products } from '@/data/shop';
import { enquiryFindings, type Finding } from '@/lib/compatibility/fit-enquiry';
import { MAILTO_LIMIT } from '@/lib/mail/mailto';
import { collectPrompts } from '@/lib/mail/quote-messages';
import { composeEnquiryQuote } from './enquiry-quote';

const pcComponents = pagesBySlug['pc-components'];

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const card = { name: 'TUF Gaming GeForce RTX 5080 OC', brand: 'ASUS', sku: 'TUF-RTX5080-O16G' };
const ADDRESS = 'https://acme.example/parts/?parts=a,b';
const clash: Finding = { outcome: 'clash', say: 'They do not fit.', about: [], between: [] };

const read = (href: string) => {
  const url = new URL(href);
  const texts = new URLSearchParams(url.search);
  return { to: url.pathname, subject: texts.get('subject') ?? '', body: texts.get('body') ?? '' };
};

describe('the message for several parts', () => {
  it('names each, what to look at, what is to be filled in, and thanks', () => {
    const supply = { name: 'RM850e', brand: 'Corsair', sku: 'CP-1' };
    const findings: readonly Finding[] = [
      clash,
      { outcome: 'condition', say: 'A condition.', about: [], between: [] },
      { outcome: 'check', say: 'Add a board.', about: [], between: [], add: 'board' },
      {
        outcome: 'check',
        say: 'Tell us your case: it is long.',
        about: [],
        between: [],
        tellUs: 'case',
      },
      {
        outcome: 'check',
        say: 'Tell us your cooler: there is none.',
        about: [],
        between: [],
        tellUs: 'cooler',
      },
      { outcome: 'fits', say: 'It fits.', about: [], between: [] },
    ];
    // What the list of parts answers is not asked, whatever it is called.
    const prompts = { amount: 'Pieces', by: 'Needed by' };
    const { message, href } = composeEnquiryQuote(
      recipient,
      [card, supply],
      findings,
      prompts,
      ADDRESS,
    );
    expect(message).toEqual({
      to: 'sales+web@acme.example',
      subject: 'Quote Request for 2 parts - Acme & Söns 100% PC',
      body: [
        'Hello,',
        'I would like a quote for these parts:\n1 × ASUS TUF Gaming GeForce RTX 5080 OC, SKU TUF-RTX5080-O16G\n1 × Corsair RM850e, SKU CP-1',
        'Please look at this:\n- They do not fit.',
        'Case: \nCooler: ',
        'So that you can answer at once:\nNeeded by: ',
        `The same parts on your site: ${ADDRESS}`,
        'Thank you.',
      ].join('\n\n'),
    });
    expect(read(href)).toEqual({ ...message, body: message.body.replaceAll('\n', '\r\n') });
  });

  it('says 1 part of one, and asks for nothing that does not matter', () => {
    const { message } = composeEnquiryQuote(recipient, [card], [], { by: 'Needed by' }, ADDRESS);
    expect(message.subject).toBe('Quote Request for 1 part - Acme & Söns 100% PC');
    expect(message.body).not.toMatch(/look at this|Your case|Your cooler|\n{3}/);
  });

  const many = (count: number) =>
    Array.from(Array(count), (_, n) => ({ ...card, sku: `PART-${n}` }));
  const TOLD = ['PART-0', 'TUF Gaming', 'Needed by', 'They do not fit'];

  it.each([
    { parts: 8, reasons: 2, left: 4 },
    { parts: 8, reasons: 60, left: 3 },
    { parts: 21, reasons: 60, left: 2 },
    { parts: 40, reasons: 60, left: 1 },
  ])('loses reasons first, then prompts, then names: %j; the copy is whole', (row) => {
    const findings = Array(row.reasons).fill(clash);
    const quote = composeEnquiryQuote(
      recipient,
      many(row.parts),
      findings,
      { by: 'Needed by' },
      ADDRESS,
    );
    const { body } = read(quote.href);
    expect(TOLD.filter((text) => quote.message.body.includes(text))).toEqual(TOLD);
    expect(TOLD.filter((text) => body.includes(text))).toEqual(TOLD.slice(0, row.left));
    expect(body).toContain(`PART-${row.parts - 1}`);
  });

  it('has one recipient and at most 2,000 characters, with the numbers of eight parts, whatever is ticked', () => {
    const quotePrompts = collectPrompts(pcComponents);
    const anyParts = fc.subarray([...products], { minLength: 1 });
    // As long as a setting may be.
    const anyCompany = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anyParts, anyCompany, (parts, company) => {
        const findings = enquiryFindings(parts, products);
        const to = { ...recipient, company };
        const { href, message } = composeEnquiryQuote(to, parts, findings, quotePrompts, ADDRESS);
        expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
        const { body, ...link } = read(href);
        expect(link.to).toBe('sales+web@acme.example');
        for (const { sku } of parts) expect(message.body).toContain(sku);
        const named = parts.filter(({ sku }) => body.includes(sku)).length;
        expect(named).toBeGreaterThanOrEqual(Math.min(8, parts.length));
      }),
    );
  });

  it('says what the visitor has, asks of that no more, and keeps it longest', () => {
    const asked: Finding = { outcome: 'check', say: 'S', about: [], between: [], tellUs: 'case' };
    const have = 'What I have:\nCase: NZXT H210';
    const { href } = composeEnquiryQuote(
      recipient,
      [card],
      [asked, clash],
      { use: 'Use' },
      ADDRESS,
      have,
    );
    expect(read(href).body).toContain('\r\n\r\nWhat I have:\r\nCase: NZXT H210\r\n\r\n');
    const long = (count: number) =>
      composeEnquiryQuote(recipient, many(count), [asked], { use: 'x'.repeat(1500) }, ADDRESS, have)
        .href;
    expect(read(long(12)).body).toContain('Case: NZXT H210');
    expect(read(long(12)).body).not.toContain('xxx');
    expect(read(long(30)).body).toMatch(/PART-29[\s\S]+Case: NZXT H210/);
    expect(read(long(30)).body).not.toContain('TUF Gaming');
  });

  it('says of a link that holds too few how it goes on', () => {
    const { href, message } = composeEnquiryQuote(recipient, many(150), [], {}, ADDRESS);
    expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
    expect(read(href).body).toMatch(/PART-8\r\n[\s\S]+paste the rest here/);
    expect(message.body).toContain('PART-149');
  });
});
