import fc from 'fast-check';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import type { VisitorPc } from '@/lib/visitor-pc/visitor-pc';
import type { EnquiryFinding } from './check-enquiry';
import { resolveLines } from './enquiry-lines';
import { composeEnquiryEmail } from './enquiry-message';
import { EMPTY_STATE, type EnquiryState } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';
import { parseState } from './parse-state';

const enquiryItems = listEnquiryItems();
const EMPTY_ENQUIRY = parseState(EMPTY_STATE);

const recipient = { company: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const ADDRESS = 'https://acme.example/contact/?parts=a,b#enquiry';
const LINK = `This enquiry on your website: ${ADDRESS}`;
const VISITOR_PC = 'What I have:\nCase: NZXT H210;';
const clash: EnquiryFinding = {
  outcome: 'incompatible',
  isQuestion: false,
  partIds: [],
  message: 'The card is 25 mm too long for your H210.',
  emailMessage: 'The card is 25 mm too long for my H210. That calls for a bigger case.',
  emailSummary: 'The card is 25 mm too long for my H210.',
  summarise: () => '25 mm too long',
};
const fit = { ...clash, outcome: 'compatible' } as const;
const question = { ...clash, outcome: 'unverified', isQuestion: true } as const;
const TOWER = {
  id: 'tower',
  name: 'Office Tower',
  category: 'Desktop Systems',
  href: '/',
  quotePrompt: 'Memory, programs',
};
const PSU = { id: 'psu', name: 'RM850e', category: '', href: '/', brand: 'Corsair', sku: 'CP-1' };
const createLines = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) =>
    index === 0 ? { item: TOWER, quantity, note: ' i5,\n16 GB ' } : { item: PSU, quantity },
  );
const compose = (options: Partial<Parameters<typeof composeEnquiryEmail>[0]> = {}) =>
  composeEnquiryEmail({
    recipient,
    lines: createLines(30, 1),
    enquiry: EMPTY_ENQUIRY,
    findings: [],
    visitorPcText: '',
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

it('has the lines with their notes, the purpose, the PC, open findings, details and the link', () => {
  const findings: readonly EnquiryFinding[] = [
    clash,
    { ...question, askedKind: 'cooler', choiceKind: 'gpu' },
    { ...clash, outcome: 'unverified', emailSummary: 'Please check the case.' },
    { ...clash, outcome: 'conditional', emailMessage: 'Fits after a BIOS update.' },
    { ...fit, emailMessage: 'All fits.' },
  ];
  const details = {
    organisation: ' Ashby\n School ',
    budget: '£900',
    postcode: 'DE1 1AA',
    reference: 'PO 7',
  };
  const notes = ' Two deliveries,\nplease. ';
  const enquiry = { ...withDetails({ ...details, notes }), purpose: 'one-pc' } as const;
  const { message, linkMessage, linkCarries } = compose({
    enquiry,
    findings,
    visitorPcText: VISITOR_PC,
  });
  expect([message.to, linkCarries]).toEqual(['sales+web@acme.example', 'all']);
  expect(linkMessage).toEqual(message);
  expect(message.body.split('\n\n')).toEqual([
    'Hello,',
    'Please could you quote for:\n(1) 30 × Office Tower (Desktop Systems): i5, 16 GB;\n(2) 1 × Corsair RM850e, SKU CP-1;',
    'These parts are for one PC.\nWhich graphics card: ____;',
    'Two deliveries,\nplease.',
    `${VISITOR_PC}\nCooler: ____;`,
    `Website check (please confirm):\n- ${clash.emailMessage}\n- Please check the case.\n- Fits after a BIOS update.`,
    'Organisation: Ashby School;\nNeeded by: ____;\nBudget: £900;\nDelivery postcode: DE1 1AA;\nMy reference: PO 7;',
    LINK,
    'Thank you.',
  ]);
});

it.each<[readonly string[], ...EnquiryFinding[]]>([
  [[]],
  [
    ['One PC, several PCs, or still choosing: ____;', 'What I have:\nCase: ____;'],
    ...(['purpose', 'case'] as const).map((askedKind) => ({ ...question, askedKind })),
  ],
  [['Website check (please confirm): no clash found.'], fit],
  // No praise while anything is open.
  [['What I have:\nCase: ____;'], fit, { ...question, askedKind: 'case' }],
])('asks only for what a quote needs: %j', (paragraphs, ...findings) => {
  // The answer that raised the question is in doubt.
  const isAsked = findings.some(({ askedKind }) => askedKind === 'purpose');
  const enquiry = { ...EMPTY_ENQUIRY, ...(isAsked && ({ purpose: 'one-pc' } as const)) };
  const [, , ...asked] = compose({ findings, enquiry }).message.body.split('\n\n');
  const needed = 'Needed by: ____;\nDelivery postcode: ____;';
  expect(asked).toEqual([...paragraphs, needed, LINK, 'Thank you.']);
});

it('asks what a range is to be where its line has no note, and numbers several items only', () => {
  const lines = [{ item: TOWER, quantity: 30 }];
  expect(compose({ lines }).message.body).toContain(
    'quote for:\n30 × Office Tower (Desktop Systems). Memory, programs: ____;\n\n',
  );
});

const BUILT = { ...EMPTY_ENQUIRY, purpose: 'built' } as const;
it.each<[string, ids: readonly string[], visitorPc: VisitorPc]>([
  [
    ': processor, cooler, motherboard, memory kit, drive, power supply, case and Windows.',
    ['tuf-rtx-5080'],
    {},
  ],
  [
    ': cooler, memory kit, case and Windows.',
    ['ryzen-7-9800x3d', 'rog-strix-x670e-e', 'rm850e', 'pcie-5-0-m-2-drives'],
    { case: { typed: 'Please quote one' } },
  ],
  [
    ': processor and Windows.',
    ['fury-beast-32gb', '990-pro-2tb', 'fast-27-inch-monitors'],
    {
      case: { id: '7585de5' },
      psu: { typed: '650' },
      motherboard: { typed: 'B550' },
      cooler: { typed: 'NH-D15' },
    },
  ],
  ['.', ['tuf-rtx-5080', 'office-tower'], {}],
  ['.', ['tuf-rtx-5080'], { pc: { typed: 'Dell XPS' } }],
])('asks for a PC to be built, and names what it lacks%s', (missing, ids, visitorPc) => {
  const lines = resolveLines(
    ids.map((id) => ({ id, quantity: 1 })),
    enquiryItems,
  );
  const { message } = compose({
    lines,
    enquiry: { ...BUILT, visitorPc },
    findings: [{ ...fit, askedKind: 'cpu' }],
  });
  expect(message.body).toContain(
    `These parts are for one PC.\nPlease build and test it, and quote whatever is missing${missing}\n\n`,
  );
  // A part that is named as missing is no blank, and where one is missing the check is no praise.
  const isNamed = missing.includes('processor');
  expect(message.body.includes('Processor: ____;')).toBe(!isNamed);
  expect(message.body.includes('no clash found')).toBe(missing === '.');
});

it('keeps the wish for a built PC where the quantities contradict one PC', () => {
  const { message } = compose({
    enquiry: BUILT,
    findings: [{ ...question, askedKind: 'purpose' }],
  });
  expect(message.body).toContain('still choosing: ____;\nPlease build and test it');
});

/** One text of each part of the message, from the first to yield. */
const YIELDING = ['bigger case', ADDRESS, 'Mild', 'too long', 'Needed by: ____', 'Cooler: ____'];
it('shortens findings first, then drops the link, findings and blanks, until a link can carry it', () => {
  const mild = {
    ...clash,
    outcome: 'conditional',
    emailSummary: `Mild ${'y'.repeat(60)}`,
  } as const;
  const findings = [
    clash,
    { ...question, askedKind: 'cooler' } as const,
    { ...mild, emailMessage: mild.emailSummary },
  ];
  const results = Array.from({ length: 180 }, (_, index) => {
    const enquiry = withDetails({ reference: 'PO 7', notes: 'x'.repeat(10 * index) });
    const { message, linkMessage, linkCarries, omissions } = compose({ enquiry, findings });
    expect(linkMessage.body.includes('PO 7')).toBe(linkCarries !== 'none');
    expect(linkMessage.body === message.body).toBe(linkCarries === 'all');
    // A copied message has no limit.
    for (const text of YIELDING) expect(message.body).toContain(text);
    const dropped = YIELDING.findLastIndex((text) => !linkMessage.body.includes(text)) + 1;
    return `${linkCarries}, ${dropped} dropped: ${omissions.join(' and ') || 'nothing'}`;
  });
  const link = 'the link to this enquiry';
  expect([...new Set(results)]).toEqual([
    'all, 0 dropped: nothing',
    'some, 1 dropped: the reasons for the check results',
    `some, 2 dropped: ${link} and the reasons for the check results`,
    `some, 3 dropped: ${link} and 1 of the 2 check results and the reasons for the check results`,
    `some, 4 dropped: ${link} and the 2 check results`,
    `some, 6 dropped: ${link} and the 2 check results and the blanks to fill in`,
    'none, 6 dropped: nothing',
  ]);
});

it('carries six items with notes, a PC and short findings', () => {
  const ids = ['office-tower', 'fast-27-inch-monitors', '48-port-rack-switch', 'pocket-ssds'];
  const note = 'Core Ultra 5, 16 GB, 512 GB, Windows 11 Pro, Office and Teams';
  const state: EnquiryState = {
    ...EMPTY_STATE,
    lines: [
      ...ids.map((id) => ({ id, quantity: 30, note })),
      ...['rm850e', 'ryzen-7-9800x3d'].map((id) => ({ id, quantity: 1 })),
    ],
    answers: ['case-7585de5', 'supply 650', 'board B550', 'cooler NH-D15'],
    purpose: 'one-pc',
  };
  const { query } = parseState(state);
  const { linkCarries, omissions } = compose({
    lines: resolveLines(state.lines, enquiryItems),
    enquiry: { ...parseState(state), details: withDetails({ postcode: 'DE1 1AA' }).details },
    findings: [clash, clash],
    visitorPcText:
      'What I have:\nCase: NZXT H510 (ATX, cards up to 381 mm, as listed by BuildCores);\nPower supply: 650 W, on its label;\nMotherboard: B550;\nCooler: NH-D15;',
    address: `https://www.derwent-hardware.example/contact/?${query}#enquiry`,
  });
  expect([linkCarries, omissions]).toEqual(['some', ['the reasons for the check results']]);
});

const anyLines = fc.array(
  fc.record({
    item: fc.constantFrom(...enquiryItems),
    quantity: fc.integer({ min: 1, max: 999 }),
    note: fc.string({ unit: fc.constantFrom('i', '5', ' ', ',', '\n', '£'), maxLength: 80 }),
  }),
  { minLength: 2, maxLength: 41 },
);

it('keeps items and blanks apart in a mail program that joins lines', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { body } = compose({ lines }).message;
      const joined = body.replaceAll('\n', ' ');
      const [, list = ''] =
        /quote for: (.*); {2}Needed by: ____; Delivery postcode: ____;/.exec(joined) ?? [];
      const items = list.split(/(?:^|; )\(\d+\) /).slice(1);
      expect(items).toHaveLength(lines.length);
      for (const [index, { item, quantity, note }] of lines.entries()) {
        const text = items[index] ?? '';
        expect(
          text.startsWith(`${quantity} × ${item.brand ? `${item.brand} ` : ''}${item.name}`),
        ).toBe(true);
        const noteOrBlank = note.trim().replace(/\s+/g, ' ') || `${item.quotePrompt}: ____`;
        expect(text.endsWith(item.sku ?? noteOrBlank)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it('never drops a name, a SKU, a quantity, a note or the visitor’s words', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(anyLines, anyText, anyText, fc.nat(40), (lines, notes, company, count) => {
      const { message, linkMessage, linkCarries } = compose({
        recipient: { ...recipient, company },
        lines,
        enquiry: withDetails({ notes }),
        findings: Array(count).fill(clash),
        visitorPcText: VISITOR_PC,
      });
      for (const { body } of linkCarries === 'none' ? [message] : [message, linkMessage]) {
        for (const { item, quantity, note } of lines) {
          const name = item.brand ? `${item.brand} ${item.name}` : item.name;
          expect(body).toContain(`${quantity} × ${name}`);
          expect(body).toContain(item.sku ?? note.trim().replace(/\s+/g, ' '));
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
