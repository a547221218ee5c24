import { products } from '@/data/shop/products';
import { formatCardLine } from '@/lib/compatibility/format-finding';
import { resolveVisitorPc } from './resolve-visitor-pc';
import type { VisitorPc } from './visitor-pc';
import { buildVisitorPcReport } from './visitor-pc-report';

const shopParts = products.map((product) => ({ ...product, name: product.facts.shortName }));
const recipient = { companyName: 'Acme', email: 'sales@acme.example' };
const emailSettings = { recipient, productSubject: 'Quote for', pageSubject: 'Parts' };
const GPU = 'tuf-rtx-5080';
const PSU = 'rm850e';

/** Builds the report on one product for a PC. */
const build = (
  visitorPc: VisitorPc,
  productId: string,
  enquiryProductIds: readonly string[] = [],
) =>
  buildVisitorPcReport({
    emailSettings,
    pc: resolveVisitorPc(visitorPc, {}),
    shopParts,
    pageProductIds: [productId],
    enquiryProductIds,
  });

/** Reports on a graphics card for a PC. Its power supply is too weak unless a test gives watts. */
function report({
  watts = '650',
  enquiryProductIds = [] as readonly string[],
  pc = '',
  isCaseWanted = false,
}) {
  const visitorPc = {
    psu: { typed: watts },
    cpu: { typed: '5600X' },
    ...(pc && { pc: { typed: pc } }),
    ...(isCaseWanted && { case: { isQuoteWanted: true } as const }),
  };
  const {
    heading,
    reportsByProductId,
    summaryLines,
    fitRequest: summaryRequest,
  } = build(visitorPc, GPU, enquiryProductIds) ?? {};
  const { findings = [], ...others } = reportsByProductId?.get(GPU) ?? {};
  return {
    ...others,
    heading,
    verdicts: findings.map((finding) => formatCardLine(finding, GPU)),
    offeredIds: findings.flatMap(({ replacement }) => replacement?.product.id ?? []),
    summaryLines: summaryLines?.map(({ text, finding }) => [text, finding.replacement?.product.id]),
    summaryRequest: summaryRequest?.label,
  };
}

it('names the parts of the PC in its heading, but none that the visitor asks for', () => {
  expect(report({ isCaseWanted: true }).heading).toBe('Your PC: 650 W, 5600X');
});

it('offers a power supply of another page, and uses it for the verdict once it is included', () => {
  const before = report({});
  expect(before.verdicts.join()).toContain('200 W below');
  expect(before.offeredIds).toEqual([PSU]);
  expect(before.fitRequest).toBeUndefined();
  expect(before.summaryLines).toContainEqual([
    expect.stringContaining(
      'has 650 W, less than the makers recommend for the TUF RTX 5080 (850 W).',
    ),
    PSU,
  ]);
  const after = report({ enquiryProductIds: [PSU] });
  expect(after.verdicts).toEqual([
    'Works with the RM850e, using up to 448 of 850 W with your 5600X',
  ]);
  expect(after.offeredIds).toEqual([]);
  expect(after.summaryLines).toEqual([
    ['The RM850e has enough power for the TUF RTX 5080.', undefined],
  ]);
});

it('offers a request instead of a power supply where the PC is ready-made', () => {
  const { offeredIds, fitRequest, summaryRequest, summaryLines } = report({ pc: 'Dell XPS' });
  expect([offeredIds, summaryLines].flat(3)).not.toContain(PSU);
  expect(fitRequest?.label).toBe('Ask for one that fits');
  expect(summaryRequest).toBeUndefined();
  expect(fitRequest?.message.subject).toBe('Quote for TUF RTX 5080 - Acme');
});

it('asks for what a product needs with its name once', () => {
  expect(build({ cpu: { typed: '5600X' } }, 'rog-strix-z790-e')?.fitRequest).toMatchObject({
    request: expect.stringMatching(/^For the [^,]*Z790-E, please suggest (?!.*Z790-E)/),
  });
});

it('words the verdict for the product’s email, and names the items of the enquiry that it counts', () => {
  const check = 'Website check (please confirm):';
  expect(report({}).emailCheck).toBe(
    `${check}\n- My power supply is 200 W below what ASUS recommends for the TUF RTX 5080. The TUF RTX 5080 and my 5600X draw up to 448 W of the 650 W. Check for one 16-pin lead, or three 8-pin PCIe leads for its adapter.`,
  );
  expect(report({ enquiryProductIds: [PSU] }).emailCheck).toBe(
    `${check}\n- The TUF RTX 5080 works with the RM850e, using up to 448 of 850 W with my 5600X.\n- This counts the RM850e from my enquiry.`,
  );
});

it('asks for no motherboard once a processor is named, which tells its socket', () => {
  expect(build({ cpu: { typed: '5600X' } }, GPU)?.missingFields).toEqual(['case', 'psu']);
});

it('keeps the requirements of a graphics card that the answers leave open', () => {
  const { openRequirements, summaryLines } = report({ watts: '850' });
  expect(openRequirements?.flatMap(({ links = [] }) => links)).toEqual([
    ['case', '350 mm of room'],
  ]);
  expect(summaryLines?.[0]?.[0]).toMatch(
    /^Your power supply has enough power for the TUF RTX 5080 \(needs one 16-pin lead/,
  );
});

it('names the board that a typed processor is in after the processor', () => {
  const memoryId = 'fury-beast-32gb';
  const memoryReport = build({ cpu: { typed: 'Ryzen 5 3600' } }, memoryId);
  const { findings: [finding] = [], emailCheck } =
    memoryReport?.reportsByProductId.get(memoryId) ?? {};
  expect(finding && formatCardLine(finding, memoryId)).toBe(
    'Doesn’t fit your Ryzen 5 3600’s board, since DDR5 modules don’t go in DDR4 slots',
  );
  expect(emailCheck).toContain('my Ryzen 5 3600’s board');
});
