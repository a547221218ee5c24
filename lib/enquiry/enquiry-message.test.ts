import fc from 'fast-check';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import type { EnquiryFinding } from './check-enquiry';
import { resolveLines } from './enquiry-lines';
import { composeEnquiryEmail } from './enquiry-message';
import { EMPTY_STATE } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';
import { parseState } from './parse-state';

const enquiryItems = listEnquiryItems();
const EMPTY_ENQUIRY = parseState(EMPTY_STATE);

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const ADDRESS = 'https://acme.example/contact/?parts=a,b#enquiry';
const LINK = `This enquiry on your website: ${ADDRESS}`;
const VISITOR_PC = 'What I have:\nCase: NZXT H210';
const clash: EnquiryFinding = {
  outcome: 'incompatible',
  isQuestion: false,
  partIds: [],
  message: 'The card is 25 mm too long for your H210.',
  emailMessage: 'The card is 25 mm too long for my H210.',
  summarise: () => '25 mm too long',
};
const fit = { ...clash, outcome: 'compatible' } as const;
const question = { ...clash, outcome: 'unverified', isQuestion: true } as const;
const TOWER = {
  id: 'tower',
  name: 'Office Tower',
  category: 'Desktop Systems',
  href: '/',
  brand: 'A',
};
const PSU = { ...TOWER, id: 'rm850e', name: 'RM850e', brand: 'Corsair', sku: 'CP-1' };
const createLines = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) => ({ item: index === 0 ? TOWER : PSU, quantity }));
const compose = (options: Partial<Parameters<typeof composeEnquiryEmail>[0]> = {}) =>
  composeEnquiryEmail({
    recipient,
    lines: createLines(30, 1),
    state: EMPTY_ENQUIRY,
    findings: [],
    visitorPc: '',
    address: ADDRESS,
    ...options,
  });
const withDetails = (details: Partial<typeof EMPTY_ENQUIRY.details>) => ({
  ...EMPTY_ENQUIRY,
  details: { ...EMPTY_ENQUIRY.details, ...details },
});

it.each([
  ['30 × Office Tower and 1 more', [30, 1]],
  ['2 × Office Tower', [2]],
  ['Office Tower', [1]],
  ['Office Tower and 3 more', [1, 2, 3, 1]],
])('names the first item in the subject: %s', (items, quantities) => {
  expect(compose({ lines: createLines(...quantities) }).message.subject).toBe(
    `Quote Request for ${items} - Acme & Söns 100% PC`,
  );
});

it('has the lines that the shop lists, in their order', () => {
  const lines = ['rm850e', 'gtx-480', 'tuf-rtx-5080'].map((id) => ({ id, quantity: 2 }));
  expect(resolveLines(lines, enquiryItems).map(({ item }) => item.id)).toEqual([
    'rm850e',
    'tuf-rtx-5080',
  ]);
});

it('has the lines, the purpose, the PC, open findings, details and the link', () => {
  const findings: readonly EnquiryFinding[] = [
    clash,
    { ...question, askedKind: 'cooler', choiceKind: 'gpu' },
    { ...clash, outcome: 'conditional', emailMessage: 'Fits once EXPO is on.' },
    { ...clash, outcome: 'compatible', emailMessage: 'All fits.' },
  ];
  const details = {
    organisation: ' Ashby\n School ',
    budget: '£900',
    postcode: 'DE1 1AA',
    reference: 'PO 7',
  };
  const notes = ' Two deliveries,\nplease. ';
  const state = { ...withDetails({ ...details, notes }), purpose: 'one-pc' } as const;
  const { message, linkMessage, linkCarries } = compose({ state, findings, visitorPc: VISITOR_PC });
  expect([message.to, linkCarries]).toEqual(['sales+web@acme.example', 'all']);
  expect(linkMessage).toEqual(message);
  expect(message.body.split('\n\n')).toEqual([
    'Hello,',
    'Please could you quote for:\n30 × Office Tower (Desktop Systems)\n1 × Corsair RM850e, SKU CP-1',
    'These parts are for one PC.\nWhich graphics card: ',
    `${VISITOR_PC}\nCooler: `,
    'Website check (please confirm):\n- The card is 25 mm too long for my H210.\n- Fits once EXPO is on.',
    'Organisation: Ashby School\nNeeded by: \nBudget: £900\nDelivery postcode: DE1 1AA\nMy reference: PO 7',
    'Two deliveries,\nplease.',
    LINK,
    'Thank you.',
  ]);
});

it.each<[readonly string[], ...EnquiryFinding[]]>([
  [[]],
  [
    ['One PC, several PCs, or still choosing: ', 'What I have:\nCase: '],
    ...(['purpose', 'case'] as const).map((askedKind) => ({ ...question, askedKind })),
  ],
  [['Website check (please confirm): no clash found.'], fit],
  // No praise while anything is open.
  [['What I have:\nCase: '], fit, { ...question, askedKind: 'case' }],
  [[], fit, { ...question, isQuestion: false }],
])('asks only for what a quote needs: %j', (paragraphs, ...findings) => {
  // The answer that raised the question is in doubt.
  const isAsked = findings.some(({ askedKind }) => askedKind === 'purpose');
  const state = { ...EMPTY_ENQUIRY, ...(isAsked && ({ purpose: 'one-pc' } as const)) };
  const [, , ...asked] = compose({ findings, state }).message.body.split('\n\n');
  const needed = 'Needed by: \nDelivery postcode: ';
  expect(asked).toEqual([...paragraphs, needed, LINK, 'Thank you.']);
});

/** One text of each part of the message, from the first to yield. */
const YIELDING = [ADDRESS, 'Mild', 'too long', 'Needed by: \n', 'Cooler: '];
it('drops the link first, then findings, then blanks, until a link can carry it', () => {
  const mild = {
    ...clash,
    outcome: 'conditional',
    emailMessage: `Mild ${'y'.repeat(60)}`,
  } as const;
  const findings = [clash, { ...question, askedKind: 'cooler' } as const, mild];
  const results = Array.from({ length: 180 }, (_, index) => {
    const state = withDetails({ reference: 'PO 7', notes: 'x'.repeat(10 * index) });
    const { message, linkMessage, linkCarries } = compose({ state, findings });
    expect(linkMessage.body.includes('PO 7')).toBe(linkCarries !== 'none');
    // A copied message has no limit.
    for (const text of YIELDING) expect(message.body).toContain(text);
    const dropped = YIELDING.findLastIndex((text) => !linkMessage.body.includes(text)) + 1;
    return `${linkCarries}, ${dropped} dropped`;
  });
  expect([...new Set(results)]).toEqual([
    'all, 0 dropped',
    ...[1, 2, 3, 5].map((dropped) => `some, ${dropped} dropped`),
    'none, 5 dropped',
  ]);
});

it('never drops a name, a SKU, a quantity or the visitor’s words', () => {
  const anyLines = fc.array(
    fc.record({
      item: fc.constantFrom(...enquiryItems),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { minLength: 1, maxLength: 41 },
  );
  const anyText = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(anyLines, anyText, anyText, fc.nat(40), (lines, notes, company, count) => {
      const { message, linkMessage, linkCarries } = compose({
        recipient: { ...recipient, company },
        lines,
        state: withDetails({ notes }),
        findings: Array(count).fill(clash),
        visitorPc: VISITOR_PC,
      });
      for (const { body } of linkCarries === 'none' ? [message] : [message, linkMessage]) {
        for (const { item, quantity } of lines) {
          const name = item.brand ? `${item.brand} ${item.name}` : item.name;
          expect(body).toContain(`${quantity} × ${name}`);
          expect(body).toContain(item.sku ?? item.category);
        }
        for (const text of [VISITOR_PC, notes.trim()]) expect(body).toContain(text);
      }
      const isPasted = formatMailto({ ...linkMessage, subject: '' }).length < 200;
      expect(isPasted).toBe(linkCarries === 'none');
      if (!isPasted)
        expect(formatMailto(linkMessage).length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
    }),
    { numRuns: 50 },
  );
});
