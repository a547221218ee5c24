import fc from 'fast-check';
import { products } from '@/data/shop/products';
import { collectPairFindings } from '@/lib/compatibility/collect-findings';
import { type CheckedFinding, isAbout, isIncompatible } from '@/lib/compatibility/finding';
import { omitReplacedParts, type Part } from '@/lib/compatibility/parts';
import {
  createCase,
  createCooler,
  createCpu,
  createMotherboard,
  createPsu,
  makeOwned,
} from '@/lib/compatibility/testing/parts';
import { resolveVisitorPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import { checkEnquiry } from './check-enquiry';
import { checkWithSwaps } from './check-with-swaps';
import { parseEnquiry } from './enquiry-codec';
import type { ProductEnquiryItem } from './enquiry-item';
import { PURPOSES, type Purpose } from './enquiry-state';
import { listEnquiryItems } from './list-enquiry-items';

const items = listEnquiryItems().filter((item) => item.kind === 'product');
const createPc = (ownedParts: readonly Part[], readyMadeName?: string) => ({
  ...resolveVisitorPc({}, {}),
  parts: ownedParts.map(makeOwned),
  readyMadeName,
});
const check = (parts: string, ownedParts: readonly Part[] = [], purpose?: Purpose) =>
  checkWithSwaps(
    { lines: parseEnquiry(`parts=${parts}`).lines, purpose },
    createPc(ownedParts),
    items,
  ).findings;
const listSwaps = (findings: readonly CheckedFinding[]) =>
  findings.flatMap(({ replacement }) =>
    replacement && !replacement.replaced.isOwned ? replacement : [],
  );
/** Lists the swaps that findings offer: 'rog-strix-x670e-e → rog-strix-z790-e'. */
const nameSwaps = (findings: readonly CheckedFinding[]) =>
  listSwaps(findings).map(({ product, replaced }) => `${replaced.id} → ${product.id}`);

const X670E_TO_Z790 = 'rog-strix-x670e-e → rog-strix-z790-e';
const DRIVES = '990-pro-2tb.5';
const am5Motherboard = createMotherboard({ socket: 'AM5', biosReasonsBySeries: undefined });

it.each<[swap: string, parts: string, ...ownedParts: Part[]]>([
  [X670E_TO_Z790, 'tuf-rtx-5080,core-i9-14900k,rog-strix-x670e-e'],
  ['rog-strix-z790-e → rog-strix-x670e-e', 'ryzen-7-9800x3d,rog-strix-z790-e'],
  // The new board reads no EXPO, which is a condition.
  [X670E_TO_Z790, 'core-i9-14900k,rog-strix-x670e-e,trident-z5-neo-rgb-32gb'],
  [
    X670E_TO_Z790,
    'rog-strix-x670e-e',
    createCpu({ id: 'i5-12400', socket: 'LGA1700', series: undefined }),
  ],
  // The visitor's own board stays. Of three processors, the one of the same class is chosen.
  ['core-i9-14900k → ryzen-9-9950x3d', 'core-i9-14900k', am5Motherboard],
  ['core-i5-14600k → ryzen-7-9800x3d', 'core-i5-14600k', am5Motherboard],
  ['trident-z5-neo-rgb-32gb → fury-beast-32gb', 'trident-z5-neo-rgb-32gb', createCooler()],
  ['tuf-rtx-5080 → dual-rtx-5070', 'tuf-rtx-5080', createCase({ maxGpuLength: 300 })],
  // Five drives need the five slots of the Z790-E, so the processor is swapped to suit it.
  [X670E_TO_Z790, `${DRIVES},rog-strix-x670e-e`],
  ['ryzen-7-9800x3d → core-i5-14600k', `${DRIVES},ryzen-7-9800x3d,rog-strix-z790-e`],
])('offers %s for %s', (swap, parts, ...ownedParts) => {
  expect(nameSwaps(check(parts, ownedParts, 'one-pc'))).toEqual([swap]);
});

it.each<[where: string, parts: string, ...ownedParts: Part[]]>([
  ['no processor fits the visitor’s board', 'core-i9-14900k', createMotherboard()],
  ['no board is small enough', 'rog-strix-x670e-e', createCase({ formFactors: ['Mini-ITX'] })],
  ['no memory is low enough', 'trident-z5-neo-rgb-32gb', createCooler({ maxMemoryHeight: 30 })],
  ['no graphics card is short enough', 'tuf-rtx-5080', createCase({ maxGpuLength: 150 })],
  ['it is unknown if the board fits', 'core-i9-14900k', createMotherboard({ socket: undefined })],
  [
    'the shop’s other board is in the enquiry, too',
    'core-i9-14900k,rog-strix-x670e-e,rog-strix-z790-e',
  ],
])('offers no swap where %s', (_where, parts, ...ownedParts) => {
  const findings = check(parts, ownedParts, 'one-pc');
  expect(nameSwaps(findings)).toEqual([]);
});

it('includes a power supply in place of a weak one of the visitor', () => {
  const [finding] = check('tuf-rtx-5080', [createPsu({ id: 'weak', watts: 300 })]).filter(
    isIncompatible,
  );
  expect(finding?.replacement?.product.id).toBe('rm850e');
});

it.each([
  ['offers a power supply whose leads are known', 1, { EPS: 1 }],
  ['offers none whose leads are unknown: it is not compared, which proves nothing', 0, undefined],
])('%s', (_, count, leads) => {
  const psus = [createPsu({ id: '12VO', is12vo: true }), createPsu({ id: 'Other', leads })];
  const shopItems = psus.map((psu) => ({ ...items[0], ...psu }) as ProductEnquiryItem);
  const lines = [{ id: '12VO', quantity: 1 }];
  const { findings } = checkWithSwaps({ lines }, createPc([createMotherboard()]), shopItems);
  expect(findings.some(isIncompatible)).toBe(true);
  expect(nameSwaps(findings)).toHaveLength(count);
});

it('offers no swap in a ready-made PC, where standards prove nothing', () => {
  const { lines } = parseEnquiry('parts=tuf-rtx-5080');
  const pc = createPc([createCase({ maxGpuLength: 300 })], 'Dell XPS');
  const { findings } = checkWithSwaps({ lines }, pc, items);
  expect(findings.some(isIncompatible)).toBe(true);
  expect(nameSwaps(findings)).toEqual([]);
});

/** Parts that a visitor may own, of which some fit few products and some have unknown facts. */
const ownedParts: readonly Part[] = [
  am5Motherboard,
  createMotherboard(),
  createCpu({ id: 'i5-12400', socket: 'LGA1700', series: undefined }),
  createCase({ id: 'short', maxGpuLength: 315 }),
  createCase({ id: 'small', formFactors: ['Mini-ITX'], maxGpuLength: undefined }),
  createCooler(),
  createPsu({ id: 'weak', watts: 600 }),
];

it('offers only swaps that leave nothing wrong with the new product, and nothing else worse', () => {
  const anyEnquiry = fc.record({
    ids: fc.shuffledSubarray(
      products.map(({ id }) => id),
      { minLength: 1, maxLength: 7 },
    ),
    quantity: fc.integer({ min: 1, max: 3 }),
    purpose: fc.constantFrom(undefined, ...PURPOSES),
    owned: fc.shuffledSubarray([...ownedParts], { maxLength: 3 }),
  });
  let swapCount = 0;
  const listBad = (findings: readonly CheckedFinding[]) =>
    findings.filter(({ outcome }) =>
      ['incompatible', 'unverified', 'underpowered'].includes(outcome),
    );
  fc.assert(
    fc.property(anyEnquiry, ({ ids, quantity, purpose, owned }) => {
      const pc = createPc([...new Map(owned.map((part) => [part.facts.kind, part])).values()]);
      const lines = ids.map((id) => ({ id, quantity }));
      const { findings } = checkWithSwaps({ lines, purpose }, pc, items);
      for (const { product, replaced } of listSwaps(findings)) {
        swapCount += 1;
        expect(ids).toContain(replaced.id);
        expect(ids).not.toContain(product.id);
        expect(product.facts.kind).toBe(replaced.facts.kind);
        const newLines = lines.map((line) =>
          line.id === replaced.id ? { ...line, id: product.id } : line,
        );
        const after = listBad(checkEnquiry({ lines: newLines, purpose }, pc, items).findings);
        expect(after.filter((finding) => isAbout(finding, product.id))).toEqual([]);
        expect(after.length).toBeLessThan(listBad(findings).length);
        const chosen = products.filter(({ id }) => ids.includes(id));
        const others = omitReplacedParts<Part>([...chosen, ...pc.parts]);
        for (const other of others.filter(({ id }) => id !== replaced.id)) {
          const isWrong = listBad(collectPairFindings(product, other)).length > 0;
          const wasWrong = listBad(collectPairFindings(replaced, other)).length > 0;
          expect(isWrong && !wasWrong).toBe(false);
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(swapCount).toBeGreaterThan(0);
});
