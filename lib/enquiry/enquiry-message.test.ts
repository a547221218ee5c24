import fc from 'fast-check';
import { type CheckedFinding, createFinding, type Question } from '@/lib/compatibility/finding';
import { createPsu } from '@/lib/compatibility/testing/parts';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import { parseEnquiry } from './enquiry-codec';
import { resolveLines } from './enquiry-item';
import { composeEnquiryEmail } from './enquiry-message';
import { type Details, EMPTY_STATE } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';

const enquiryItems = listEnquiryItems();
const BUILT = { ...EMPTY_STATE, purpose: 'built' } as const;
const createEnquiry = (details: Details) => ({ ...EMPTY_STATE, details });

const recipient = { companyName: 'Acme & Söns 100% PC', email: 'sales+web@acme.example' };
const REVIEW_URL = 'https://acme.example/contact/?parts=a,b#enquiry';
const LINK = `This enquiry on your website: ${REVIEW_URL}`;
const VISITOR_PC = 'What I have:\n- Case: NZXT H210';
const CHECK = 'Website check (please confirm):';
const NEEDED = '- Needed by: ____\n- Delivery postcode: ____';
const incompatibility = createFinding(
  'gpu-too-long',
  [],
  'The card is too long for [your|my] H210',
  {
    explanation: 'You need a bigger case.',
  },
);
const fit = createFinding('fits', [], 'All fits');
const ask = (
  asksAbout: 'case' | 'cooler',
  code: 'ask-part' | 'ask-which' = 'ask-part',
): Question => ({ code, asksAbout, parts: [], text: 'Which one?' });
const purposeQuestion: Question = {
  code: 'ask-purpose',
  asksAbout: 'purpose',
  parts: [],
  text: 'Why?',
};
const TOWER = {
  kind: 'featured',
  id: 'tower',
  name: 'Office Tower',
  category: 'Desktop Systems',
  href: '/',
  quotePrompt: 'Memory, programs',
} as const;
const PSU = {
  ...createPsu(),
  kind: 'product',
  name: 'RM850e',
  category: '',
  href: '/',
  brand: 'Corsair',
  sku: 'CP-1',
} as const;
const createLines = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) =>
    index === 0 ? { item: TOWER, quantity, note: ' i5,\n16 GB ' } : { item: PSU, quantity },
  );
const compose = (data: Partial<Parameters<typeof composeEnquiryEmail>[0]> = {}) =>
  composeEnquiryEmail({
    recipient,
    lines: createLines(30, 1),
    enquiry: EMPTY_STATE,
    findings: [],
    questions: [],
    visitorPcText: '',
    reviewUrl: REVIEW_URL,
    ...data,
  });

it.each<[items: string, ...quantities: number[]]>([
  ['2 × Office Tower', 2],
  ['Office Tower', 1],
  ['30 × Office Tower and 1 more', 30, 1],
  ['Office Tower and 3 more', 1, 2, 3, 1],
])('names the first item in the subject: %s', (items, ...quantities) => {
  expect(compose({ lines: createLines(...quantities) }).message.subject).toBe(
    `Quote Request for ${items} - Acme & Söns 100% PC`,
  );
});

it('has the items that the shop lists, in the order of the lines', () => {
  const { lines } = parseEnquiry('parts=rm850e,gtx-480,core-i9-14900k');
  const ids = resolveLines(lines, enquiryItems).map(({ item }) => item.id);
  expect(ids).toEqual(['rm850e', 'core-i9-14900k']);
});

it('has the lines with their notes, the purpose, the PC, open findings, details and the link', () => {
  const findings: readonly CheckedFinding[] = [
    incompatibility,
    createFinding('fact-unknown', [], 'Please check the case', { explanation: 'It is old.' }),
    createFinding('bios-update', [], 'Fits after a BIOS update'),
    fit,
  ];
  const details = createEnquiry({
    organisation: ' Ashby\n School ',
    budget: '£900',
    postcode: 'DE1 1AA',
    reference: 'PO 7',
    notes: ' Two deliveries,\nplease. ',
  });
  const enquiry = { ...details, purpose: 'one-pc' } as const;
  const questions = [ask('cooler'), ask('case', 'ask-which')];
  const email = compose({ enquiry, findings, questions, visitorPcText: VISITOR_PC });
  expect(email).toMatchObject({ linkMessage: email.message, omissions: [], isTooLong: false });
  expect(email.message.to).toBe('sales+web@acme.example');
  expect(email.message.body.split('\n\n')).toEqual([
    'Hello,',
    'Please could you quote for:\n(1) 30 × Office Tower (Desktop Systems): i5, 16 GB;\n(2) 1 × Corsair RM850e, SKU CP-1;',
    'These parts are for one PC.\n- Which case: ____',
    'Two deliveries,\nplease.',
    `${VISITOR_PC}\n- Cooler: ____`,
    `${CHECK}\n- The card is too long for my H210. You need a bigger case.\n- Please check the case.\n- Fits after a BIOS update.`,
    '- Organisation: Ashby School\n- Needed by: ____\n- Budget: £900\n- Delivery postcode: DE1 1AA\n- My reference: PO 7',
    LINK,
    'Thank you.',
  ]);
});

it.each<[readonly string[], findings: CheckedFinding[], ...Question[]]>([
  [[], []],
  [
    ['- One PC, several PCs, or still choosing: ____', 'What I have:\n- Case: ____'],
    [],
    purposeQuestion,
    ask('case'),
  ],
  [[`${CHECK} no clash found.`], [fit]],
  // While a question is open, the email claims no success.
  [['What I have:\n- Case: ____'], [fit], ask('case')],
  // It asks for the processor first where the power supply is too weak without it.
  [
    ['What I have:\n- Processor: ____\n- Case: ____', `${CHECK}\n- Too weak.`],
    [{ ...createFinding('watts-short', [], 'Too weak'), isCpuAsked: true }],
    ask('case'),
  ],
  [
    ['What I have:\n- Case: ____\n- Processor: ____', `${CHECK}\n- Tight.`],
    [{ ...createFinding('watts-tight', [], 'Tight'), isCpuAsked: true }],
    ask('case'),
  ],
])('asks only for what a quote needs: %j', (paragraphs, findings, ...questions) => {
  const { body } = compose({ findings, questions }).message;
  expect(body.split('\n\n').slice(2)).toEqual([...paragraphs, NEEDED, LINK, 'Thank you.']);
});

it('asks what a featured item is to be where its line has no note, and numbers several items only', () => {
  expect(compose({ lines: [{ item: TOWER, quantity: 30 }] }).message.body).toContain(
    'quote for:\n30 × Office Tower (Desktop Systems). Memory, programs: ____;\n\n',
  );
});

it.each<[missing: string, ids: string, ...answers: string[]]>([
  [
    ': processor, cooler, motherboard, memory kit, drive, power supply, case and Windows.',
    'tuf-rtx-5080',
  ],
  [
    ': cooler, memory kit, case and Windows.',
    'ryzen-7-9800x3d,rog-strix-x670e-e,rm850e,pcie-5-0-m-2-drives',
    'case Please quote one',
  ],
  [
    ': processor and Windows.',
    'fury-beast-32gb,990-pro-2tb,fast-27-inch-monitors',
    'case-7585de5',
    'supply 650',
    'board B550',
    'cooler NH-D15',
  ],
  ['.', 'tuf-rtx-5080,office-tower'],
  ['.', 'tuf-rtx-5080', 'pc Dell XPS'],
])('asks for a PC to be built, and names what it lacks%s', (missing, ids, ...answers) => {
  const { body } = compose({
    lines: resolveLines(parseEnquiry(`parts=${ids}`).lines, enquiryItems),
    enquiry: { ...BUILT, visitorPc: parseAnswers(answers) },
    findings: [{ ...fit, isCpuAsked: true }],
  }).message;
  expect(body).toContain(
    `These parts are for one PC.\nPlease build and test it, and quote whatever is missing${missing}\n\n`,
  );
  // A missing part has no blank, and while one is missing the email claims no success.
  expect(body.includes('- Processor: ____')).toBe(!missing.includes('processor'));
  expect(body.includes('no clash found')).toBe(missing === '.');
});

it('asks for the purpose where the quantities contradict it, and keeps the wish for a built PC', () => {
  const { body } = compose({ enquiry: BUILT, questions: [purposeQuestion] }).message;
  expect(body).toContain(
    '\n\n- One PC, several PCs, or still choosing: ____\nPlease build and test it',
  );
});

/** Composes emails with longer and longer notes, and lists what is said of them, each text once. */
function listSteps(
  data: Parameters<typeof compose>[0],
  describe: (email: ReturnType<typeof compose>) => string,
) {
  const steps = Array.from({ length: 180 }, (_, index) => {
    const enquiry = createEnquiry({ reference: 'PO 7', notes: 'x'.repeat(10 * index) });
    return describe(compose({ ...data, enquiry }));
  });
  return [...new Set(steps)];
}

/** One text of each part of the message, in the order in which they yield; two blanks at once. */
const YIELDING = ['bigger case', REVIEW_URL, 'too long', 'Needed by: ____', 'Cooler: ____'];
it('shortens findings first, then drops the link, results and blanks, until a link can carry it', () => {
  const data = { findings: [incompatibility], questions: [ask('cooler')] };
  const steps = listSteps(data, ({ message, linkMessage, omissions, isTooLong }) => {
    expect(linkMessage.body.includes('PO 7')).toBe(!isTooLong);
    expect(linkMessage.body === message.body).toBe(omissions.length === 0 && !isTooLong);
    // A copied message has no limit.
    for (const text of YIELDING) expect(message.body).toContain(text);
    const dropped = YIELDING.findLastIndex((text) => !linkMessage.body.includes(text)) + 1;
    return `${dropped} dropped: ${isTooLong ? 'all' : omissions}`;
  });
  expect(steps).toEqual([
    '0 dropped: ',
    '1 dropped: reasons',
    '2 dropped: link,reasons',
    '3 dropped: link,results',
    '5 dropped: link,results,blanks',
    '5 dropped: all',
  ]);
});

it('drops the link, the result and the blanks of an enquiry whose parts all fit', () => {
  const steps = listSteps({ findings: [fit] }, ({ linkMessage, omissions }) => {
    const hasResult = linkMessage.body.includes('no clash found');
    return `${hasResult}: ${omissions}`;
  });
  expect(steps).toEqual([
    'true: ',
    'true: link',
    'false: link,results',
    'false: link,results,blanks',
    'false: ',
  ]);
});

it('carries six items with notes, a PC and short findings', () => {
  const note = 'Core Ultra 5, 16 GB, 512 GB, Windows 11 Pro, Office and Teams';
  const query =
    'parts=office-tower.30,fast-27-inch-monitors.30,48-port-rack-switch.30,pocket-ssds.30,rm850e,ryzen-7-9800x3d&for=one-pc&have=case-7585de5&have=supply+650&have=board+B550&have=cooler+NH-D15';
  const state = { ...EMPTY_STATE, ...parseEnquiry(query), details: { postcode: 'DE1 1AA' } };
  const { omissions } = compose({
    lines: resolveLines(state.lines, enquiryItems).map((line) => ({ ...line, note })),
    enquiry: state,
    findings: [incompatibility, incompatibility],
    visitorPcText:
      'What I have:\n- Case: NZXT H510 (ATX, cards up to 381 mm, as listed by BuildCores)\n- Power supply: 650 W, on its label\n- Motherboard: B550\n- Cooler: NH-D15',
    reviewUrl: `https://www.derwent-hardware.example/contact/?${query}#enquiry`,
  });
  expect(omissions).toEqual(['reasons']);
});

it('keeps items apart in a mail program that joins lines, and drops none of the visitor’s words', () => {
  const anyLine = fc.record({
    item: fc.constantFrom(...enquiryItems),
    quantity: fc.integer({ min: 1, max: 999 }),
    note: fc.string({ unit: fc.constantFrom('i', '5', ' ', ',', '\n', '£'), maxLength: 80 }),
  });
  const anyLines = fc.array(anyLine, { minLength: 2, maxLength: 41 });
  const anyText = fc.string({ unit: 'grapheme', maxLength: 100 });
  fc.assert(
    fc.property(anyLines, anyText, anyText, fc.nat(40), (lines, notes, companyName, count) => {
      const { message, linkMessage, isTooLong } = compose({
        recipient: { ...recipient, companyName },
        lines,
        enquiry: createEnquiry({ notes }),
        findings: Array(count).fill(incompatibility),
        visitorPcText: VISITOR_PC,
      });
      for (const { body } of isTooLong ? [message] : [message, linkMessage]) {
        for (const text of [VISITOR_PC, notes.trim()]) expect(body).toContain(text);
        const joined = body.split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';
        const [, ...itemTexts] = joined.replace(/;$/, '').split(/(?:: |; )\(\d+\) /);
        expect(itemTexts).toHaveLength(lines.length);
        for (const [index, { item, quantity, note }] of lines.entries()) {
          const [name, end] =
            item.kind === 'product'
              ? [`${item.brand} ${item.name}`, item.sku]
              : [item.name, note.trim().replace(/\s+/g, ' ')];
          expect(itemTexts[index]?.startsWith(`${quantity} × ${name}`)).toBe(true);
          expect(itemTexts[index]).toContain(end);
        }
      }
      expect(formatMailto({ ...linkMessage, subject: '' }).length < 200).toBe(isTooLong);
      if (!isTooLong)
        expect(formatMailto(linkMessage).length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
    }),
    { numRuns: 50 },
  );
});
