import fc from 'fast-check';
import { pagesBySlug, products } from '@/data/shop';
import { enquiryFindings, type Finding } from '@/lib/compatibility/fit-enquiry';
import { MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { collectPrompts } from '@/lib/mail/quote-messages';
import { composeEnquiryQuote } from './enquiry-quote';

const pcComponents = pagesBySlug['pc-components'];

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const card = { name: 'TUF Gaming GeForce RTX 5080 OC', brand: 'ASUS', sku: 'TUF-RTX5080-O16G' };
const ADDRESS = 'https://acme.example/parts/?parts=a,b';
const createFinding = (outcome: Finding['outcome'], more: Partial<Finding> = {}): Finding => ({
  outcome,
  say: 'They do not fit.',
  about: [],
  between: [],
  ...more,
});
const clash = createFinding('clash');

const parseMailto = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  const [subject, body] = [searchParams.get('subject') ?? '', searchParams.get('body') ?? ''];
  return { to: pathname, subject, body };
};

/** Composes a quote for some parts by default without findings and prompts. */
const compose = (
  parts: Parameters<typeof composeEnquiryQuote>[1],
  findings: readonly Finding[] = [],
  prompts: Readonly<Record<string, string>> = {},
  visitorPc = '',
) => composeEnquiryQuote(recipient, parts, findings, prompts, ADDRESS, visitorPc);

describe('the message for several parts', () => {
  it('lists the parts, open points, blanks and prompts', () => {
    const supply = { name: 'RM850e', brand: 'Corsair', sku: 'CP-1' };
    const findings = [
      clash,
      createFinding('condition', { say: 'A condition.' }),
      createFinding('check', { say: 'Add a board.', add: 'board' }),
      createFinding('check', { say: 'Tell us your case: it is long.', tellUs: 'case' }),
      createFinding('check', { say: 'Tell us your cooler: there is none.', tellUs: 'cooler' }),
      createFinding('fits', { say: 'It fits.' }),
    ];
    // The list of parts answers the prompt for the amount, whatever its label.
    const prompts = { amount: 'Pieces', by: 'Needed by' };
    const { message, href } = compose([card, supply], findings, prompts);
    expect(message).toEqual({
      to: 'sales+web@acme.example',
      subject: 'Quote Request for 2 parts - Acme & Söns 100% PC',
      body: [
        'Hello,',
        'I would like a quote for these parts:\n1 × ASUS TUF Gaming GeForce RTX 5080 OC, SKU TUF-RTX5080-O16G\n1 × Corsair RM850e, SKU CP-1',
        'Please look at this:\n- They do not fit.',
        'Case: \nCooler: ',
        'Details to help you quote:\nNeeded by: ',
        `The same parts on your site: ${ADDRESS}`,
        'Thank you.',
      ].join('\n\n'),
    });
    expect(parseMailto(href)).toEqual({ ...message, body: message.body.replaceAll('\n', '\r\n') });
  });

  it('has the singular for one part, and no empty paragraphs', () => {
    const { message } = compose([card], [], { by: 'Needed by' });
    expect(message.subject).toBe('Quote Request for 1 part - Acme & Söns 100% PC');
    expect(message.body).not.toMatch(/look at this|Your case|Your cooler|\n{3}/);
  });

  const createCards = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...card, sku: `PART-${index}` }));
  /** One text of each paragraph, from the last to be dropped to the first. */
  const TEXTS = ['PART-0', 'TUF Gaming', 'Needed by', 'They do not fit'];

  it.each([
    { parts: 8, reasons: 2, remaining: 4 },
    { parts: 8, reasons: 60, remaining: 3 },
    { parts: 21, reasons: 60, remaining: 2 },
    { parts: 40, reasons: 60, remaining: 1 },
  ])('drops findings first from a link, then prompts, then names: %j', (row) => {
    const findings = Array(row.reasons).fill(clash);
    const { message, href } = compose(createCards(row.parts), findings, { by: 'Needed by' });
    const { body } = parseMailto(href);
    expect(TEXTS.filter((text) => message.body.includes(text))).toEqual(TEXTS);
    expect(TEXTS.filter((text) => body.includes(text))).toEqual(TEXTS.slice(0, row.remaining));
    expect(body).toContain(`PART-${row.parts - 1}`);
  });

  it('has one recipient, at most 2,000 characters and the numbers of eight parts', () => {
    const quotePrompts = collectPrompts(pcComponents);
    const anyParts = fc.subarray([...products], { minLength: 1 });
    const anyCompany = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anyParts, anyCompany, (parts, company) => {
        const findings = enquiryFindings(parts, products);
        const { href, message } = composeEnquiryQuote(
          { ...recipient, company },
          parts,
          findings,
          quotePrompts,
          ADDRESS,
        );
        expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
        const { body, to } = parseMailto(href);
        expect(to).toBe('sales+web@acme.example');
        for (const { sku } of parts) expect(message.body).toContain(sku);
        const listedCount = parts.filter(({ sku }) => body.includes(sku)).length;
        expect(listedCount).toBeGreaterThanOrEqual(Math.min(8, parts.length));
      }),
    );
  });

  it('states the visitor’s PC instead of blanks for it, and drops it last', () => {
    const needsCase = createFinding('check', { tellUs: 'case' });
    const visitorPc = 'What I have:\nCase: NZXT H210';
    const { href } = compose([card], [needsCase, clash], { use: 'Use' }, visitorPc);
    expect(parseMailto(href).body).toContain('\r\n\r\nWhat I have:\r\nCase: NZXT H210\r\n\r\n');
    const getBody = (count: number) =>
      parseMailto(
        compose(createCards(count), [needsCase], { use: 'x'.repeat(1500) }, visitorPc).href,
      ).body;
    expect(getBody(12)).toContain('Case: NZXT H210');
    expect(getBody(12)).not.toContain('xxx');
    expect(getBody(30)).toMatch(/PART-29[\s\S]+Case: NZXT H210/);
    expect(getBody(30)).not.toContain('TUF Gaming');
  });

  it('asks to paste the rest where a link can’t list every part', () => {
    const { href, message } = compose(createCards(150));
    expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
    expect(parseMailto(href).body).toMatch(/PART-8\r\n[\s\S]+paste the rest here/);
    expect(message.body).toContain('PART-149');
  });
});
