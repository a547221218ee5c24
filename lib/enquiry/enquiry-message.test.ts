import fc from 'fast-check';
import { enquiryItems } from '@/data/enquiry-items';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { EMPTY_STATE } from '@/lib/page-state/page-state';
import type { EnquiryFinding } from './check-enquiry';
import { composeEnquiryEmail } from './enquiry-message';

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const ADDRESS = 'https://acme.example/contact/?parts=a,b#enquiry';
const createFinding = (more: Partial<EnquiryFinding>): EnquiryFinding => ({
  outcome: 'incompatible',
  message: 'The card is 25 mm too long for the H210.',
  summary: 'RTX 5080: 25 mm too long',
  summarise: () => '25 mm too long',
  partIds: [],
  isQuestion: false,
  ...more,
});

type Options = Partial<Parameters<typeof composeEnquiryEmail>[0]>;
const TOWER = {
  id: 'office-tower',
  name: 'Office Tower',
  category: 'Desktop Systems',
  href: '/a/',
};
const PSU = { ...TOWER, id: 'rm850e', name: 'RM850e', brand: 'Corsair', sku: 'CP-1' };
const createLines = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) => ({ item: index === 0 ? TOWER : PSU, quantity }));
const compose = (options: Options = {}) =>
  composeEnquiryEmail({
    recipient,
    lines: createLines(30, 1),
    state: EMPTY_STATE,
    findings: [],
    visitorPc: '',
    address: ADDRESS,
    ...options,
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

it('has the lines, the purpose, the PC, open findings, details and the link', () => {
  const details = {
    organisation: ' Ashby\n School ',
    neededBy: '',
    postcode: 'DE1 1AA',
    reference: 'PO 7',
    notes: ' Two deliveries,\nplease. ',
  };
  const findings = [
    createFinding({}),
    createFinding({ outcome: 'unverified', message: 'Is it one PC?', isQuestion: true }),
    createFinding({ outcome: 'unverified', isQuestion: true, field: 'cooler' }),
    createFinding({ outcome: 'conditional', message: 'Fits once EXPO is on.' }),
    createFinding({ outcome: 'compatible', message: 'All fits.' }),
  ];
  const visitorPc = 'What I have:\nCase: NZXT H210';
  const state = { ...EMPTY_STATE, purpose: 'one-pc', details } as const;
  expect(compose({ state, findings, visitorPc })).toMatchObject({
    message: {
      to: 'sales+web@acme.example',
      body: [
        'Hello,',
        'Please could you quote for:\n30 × Office Tower (Desktop Systems)\n1 × Corsair RM850e, SKU CP-1',
        'These parts are for one PC.',
        'What I have:\nCase: NZXT H210\nCooler: ',
        'Website check (please confirm):\n- The card is 25 mm too long for the H210.\n- Fits once EXPO is on.',
        'Organisation: Ashby School\nNeeded by: \nDelivery postcode: DE1 1AA\nMy reference: PO 7',
        'Two deliveries,\nplease.',
        `This enquiry on your website: ${ADDRESS}`,
        'Thank you.',
      ].join('\n\n'),
    },
    isTooLong: false,
  });
});

it('asks only for what a quote needs', () => {
  expect(compose().message.body.split('\n\n').slice(2)).toEqual([
    'Needed by: \nDelivery postcode: ',
    `This enquiry on your website: ${ADDRESS}`,
    'Thank you.',
  ]);
  const findings = [
    createFinding({ outcome: 'unverified', isQuestion: true }),
    createFinding({ outcome: 'unverified', isQuestion: true, field: 'case' }),
  ];
  expect(compose({ findings }).message.body).toMatch(
    /\n\nFor one PC, for several, or to choose from: \n\nWhat I have:\nCase: \n\nNeeded by: \n/,
  );
});

/** One text of each part of the message, from the first to yield. */
const YIELDING = [ADDRESS, 'Mild', 'too long', 'Needed by'];
it('drops the link first, then findings, then blanks, until a link can carry it', () => {
  const findings = [
    createFinding({}),
    createFinding({ outcome: 'conditional', message: `Mild ${'y'.repeat(60)}` }),
  ];
  const results = Array.from({ length: 180 }, (_, index) => {
    const details = { ...EMPTY_STATE.details, notes: 'x'.repeat(10 * index) };
    const email = compose({ state: { ...EMPTY_STATE, details }, findings });
    const { body } = email.message;
    const isDropped = (text: string) => !body.includes(text);
    return `${YIELDING.findLastIndex(isDropped) + 1} dropped${email.isTooLong ? ', too long' : ''}`;
  });
  expect([...new Set(results)]).toEqual([
    ...['0 dropped', '1 dropped', '2 dropped', '3 dropped', '4 dropped'],
    '0 dropped, too long',
  ]);
});

it('never drops a name, a SKU, a quantity or the visitor’s words', () => {
  const anyLines = fc.array(
    fc.tuple(fc.constantFrom(...enquiryItems), fc.integer({ min: 1, max: 999 })),
    { minLength: 1, maxLength: 41 },
  );
  const anyText = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(anyLines, anyText, anyText, fc.nat(40), (entries, notes, company, count) => {
      const lines = entries.map(([item, quantity]) => ({ item, quantity }));
      const { message, isTooLong, shortMessage } = compose({
        recipient: { ...recipient, company },
        lines,
        state: { ...EMPTY_STATE, details: { ...EMPTY_STATE.details, notes } },
        findings: Array(count).fill(createFinding({})),
        visitorPc: 'What I have:\nCase: NZXT H210',
      });
      for (const { item, quantity } of lines) {
        expect(message.body).toContain(
          `${quantity} × ${item.brand ? `${item.brand} ` : ''}${item.name}`,
        );
        expect(message.body).toContain(item.sku ?? item.category);
      }
      expect(message.body).toContain('Case: NZXT H210');
      expect(message.body).toContain(notes.trim());
      expect(formatMailto(message).length > MAX_MAILTO_LENGTH).toBe(isTooLong);
      expect(formatMailto({ ...shortMessage, subject: '' }).length).toBeLessThan(200);
    }),
    { numRuns: 50 },
  );
});
