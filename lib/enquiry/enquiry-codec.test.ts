import fc from 'fast-check';
import { parseTypedAnswer, type VisitorPc } from '@/lib/visitor-pc/visitor-pc';
import { formatEnquiry, parseEnquiry, replaceEnquiry } from './enquiry-codec';
import { EMPTY_STATE, PURPOSES } from './enquiry-state';
import oldLinks from './testing/old-links.json';

it.each([
  ['parts=rm850e,office-tower.2,rm850e.3', { rm850e: 1, 'office-tower': 2 }, 0],
  ['?parts=tuf-rtx-5080.0,,rm850e.5000&for=fun', { 'tuf-rtx-5080': 1, rm850e: 999 }, 0],
  ['?parts=Toaster!,a.b,rm850e.,rm850e', { rm850e: 1 }, 3],
  ['?parts=office-tower.30%2Crm850e', { 'office-tower': 30, rm850e: 1 }, 0],
])(
  'is parsed in old and new forms, and counts names that can’t be ids: %s',
  (query, quantities, unknownCount) => {
    const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
    expect(parseEnquiry(query)).toMatchObject({ lines, unknownCount });
  },
);

it('is empty for an address without its parameters, and has no purpose without lines', () => {
  const { lines, visitorPc, unknownCount } = EMPTY_STATE;
  for (const query of ['', '?', '?category=Memory&q=parts&for=one-pc', '?for=fun', '?parts='])
    expect(parseEnquiry(query)).toEqual({ lines, visitorPc, unknownCount });
  expect(formatEnquiry({ ...EMPTY_STATE, purpose: 'choosing' })).toBe('');
});

it('formats a quantity only above one, and no notes and details', () => {
  const lines = [
    { id: 'office-tower', quantity: 30, note: 'i5' },
    { id: 'rm850e', quantity: 1 },
  ];
  const visitorPc: VisitorPc = { psu: { typed: '650' }, case: { id: '7585de5' } };
  const fields = { visitorPc, purpose: 'choosing', details: { postcode: 'DE1' } } as const;
  expect(formatEnquiry({ ...EMPTY_STATE, lines, ...fields })).toBe(
    'parts=office-tower.30,rm850e&for=choosing&have=case-7585de5&have=supply+650',
  );
});

it('is parsed as it was formatted, and formatted in printable ASCII', () => {
  const anyLine = fc.record({
    id: fc.constantFrom('office-tower', 'rm850e', '990-pro-2tb'),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    // Marks that mean something in an address.
    fc.string({ unit: fc.constantFrom(...'a1 &+#=%?,;') }),
  );
  const anyTyped = anyText.map((text) => parseTypedAnswer(text) ?? { typed: '650' });
  const wish = fc.constant({ isQuoteWanted: true } as const);
  const anyVisitorPc: fc.Arbitrary<VisitorPc> = fc.record(
    {
      case: fc.oneof(anyTyped, fc.constant({ id: '7585de5' })),
      cpu: fc.oneof(anyTyped, wish),
      pc: fc.oneof(anyTyped, wish, fc.constant({ typed: '' })),
    },
    { requiredKeys: [] },
  );
  const anyEnquiry = fc.record({
    lines: fc.uniqueArray(anyLine, { selector: ({ id }) => id }),
    visitorPc: anyVisitorPc,
    purpose: fc.option(fc.constantFrom(...PURPOSES), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const query = formatEnquiry(enquiry);
      const purpose = enquiry.lines.length > 0 ? enquiry.purpose : undefined;
      expect(parseEnquiry(query)).toEqual({ ...enquiry, purpose, unknownCount: 0 });
      expect(query).toMatch(/^[!-~]*$/);
    }),
  );
});

it.each(oldLinks)('opens the link of an earlier version, as it did: %s', (link) => {
  expect(`?${formatEnquiry(parseEnquiry(link))}`).toBe(link);
});

it('parses what it knows, and ignores values that only another version can parse', () => {
  const query =
    'parts=rm850e&have=supply+650&for=gift&have=screen+4K&have=processor-3482b00&have=case-H510';
  expect(formatEnquiry(parseEnquiry(query))).toBe('parts=rm850e&have=supply+650');
});

it('is replaced in any query, and other parameters stay as they were written', () => {
  const query = '?brand=A%26B&parts=x&for=one-pc&q=a+b&have=pc+';
  expect(replaceEnquiry(query, '')).toBe('?brand=A%26B&q=a+b');
  expect(replaceEnquiry('?parts=x', '')).toBe('');
  expect(replaceEnquiry('?q=a&parts=x', 'parts=y')).toBe('?q=a&parts=y');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (others) => {
      const emptied = replaceEnquiry(`${others}&parts=x&have=pc+`, '');
      expect(formatEnquiry(parseEnquiry(emptied))).toBe('');
    }),
  );
});
