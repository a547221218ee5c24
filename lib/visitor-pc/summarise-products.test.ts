import { summaryCopy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import { products } from '@/data/shop/products';
import type { Part } from '@/lib/compatibility/parts';
import {
  createCase,
  createCpu,
  createMotherboard,
  createPsu,
  makeOwned,
} from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { formatSummaryHeadline, summariseProducts } from './summarise-products';

const weakPsu = makeOwned(createPsu({ id: 'RM650', watts: 650, leads: undefined }));
const b550 = makeOwned(
  createMotherboard({ id: 'B550', socket: 'AM4', memorySpeeds: { DDR4: 3200 } }),
);

/** Checks the shop's products of some kinds with a PC. */
const checkAll = (kinds: readonly PartKind[], pcParts: readonly Part[], readyMadeName?: string) =>
  products
    .filter(({ facts }) => kinds.includes(facts.kind))
    .map((part) => ({ part, findings: checkProduct(part, pcParts, readyMadeName) }));
const summarise = (kind: PartKind, ...pcParts: readonly Part[]) =>
  summariseProducts(checkAll([kind], pcParts), pcParts).map(
    ({ section, finding, text }) =>
      `${summaryCopy.sections[section].heading}, ${finding.outcome}: ${text}`,
  );

it('names the products that a PC is good enough for, and what the others need', () => {
  const pcCpu = { kind: 'cpu', shortName: 'processor', watts: 88 } as const;
  const h510 = makeOwned(createCase({ id: 'H510', maxGpuLength: 430 }));
  expect(summarise('gpu', h510, weakPsu, makeOwned({ id: 'P', facts: pcCpu }))).toEqual([
    'Check first, conditional: Your RM650 has enough power for the Pulse RX 9060 XT (needs one 8-pin PCIe lead). Check the leads.',
    'Needs a stronger power supply, underpowered: Your RM650 has 650 W, less than the makers recommend for the TUF RTX 5080 (850 W), Pulse RX 9070 XT (750 W) and Dual RTX 5070 (750 W).',
  ]);
});

it('asks for a bigger power supply only where the draw is above its watts', () => {
  expect(summarise('gpu', makeOwned(createPsu({ id: 'S', watts: 300, leads: undefined })))).toEqual(
    [
      'Needs a stronger power supply, underpowered: Your S may be too weak for the Dual RTX 5070 (it draws 250 of your 300 W).',
      expect.stringMatching(/less than the makers recommend for the Pulse RX 9060 XT/),
      'Doesn’t fit, incompatible: The TUF RTX 5080 (it draws up to 360 W, and yours has 300 W) and Pulse RX 9070 XT (it draws up to 304 W, and yours has 300 W) need a bigger power supply than yours.',
    ],
  );
});

it('says what a product needs that no single part would give it', () => {
  expect(summarise('memory', b550)).toEqual([
    'Doesn’t fit, incompatible: The two memory kits don’t fit your B550. You’d need a board and processor for DDR5 too.',
  ]);
});

it('sorts by outcome before the part of the PC, and never says that a product fits which needs a look', () => {
  const h210 = makeOwned(createCase({ id: 'H210', maxGpuLength: 325, maxGpuSlots: 2 }));
  expect(summarise('gpu', h210, b550)).toEqual([
    // Nor of a product that can't be used in another part of the PC.
    'Check first, conditional: The Pulse RX 9070 XT is tight in your H210. Measure first.',
    expect.stringMatching(/^Check first, conditional: .* are short enough for your H210\. Check/),
    expect.stringMatching(
      /^Doesn’t fit, incompatible: The TUF RTX 5080 .*is too long for your H210\.$/,
    ),
  ]);
});

it('names a ready-made PC, and what a new motherboard takes', () => {
  const kits = checkAll(['memory'], [], 'Dell XPS');
  expect(summariseProducts(kits, []).map(({ text }) => text)).toEqual([
    'We’ll check both memory kits with your Dell XPS.',
  ]);
  expect(summarise('motherboard', b550)).toContainEqual(
    expect.stringMatching(/^Check first, conditional: .* an AM5 processor and DDR5 memory/),
  );
});

it('says once that products of several kinds need another socket, without their good news', () => {
  const pcParts = [
    b550,
    makeOwned(createCpu({ id: 'P', socket: 'AM4', memorySpeeds: { DDR4: 3200 } })),
    makeOwned(createCase({ id: 'H510', formFactors: ['ATX'] })),
  ];
  const checked = checkAll(['cpu', 'motherboard', 'memory'], pcParts);
  expect(summariseProducts(checked, pcParts).map(({ text }) => text)).toEqual([
    'The six processors and the two memory kits don’t fit your B550.',
    'The two motherboards don’t take your P.',
  ]);
});

it('names no product beside another of its kind that the visitor has chosen', () => {
  const chosenParts = products.filter(({ id }) =>
    ['ryzen-7-9800x3d', 'rog-strix-x670e-e'].includes(id),
  );
  expect(summarise('cpu', ...chosenParts)).toEqual([
    'Fits, advice: The Ryzen 9 9950X3D, Ryzen 7 9800X3D and Ryzen 5 9600X fit the ROG Strix X670E-E.',
    'Doesn’t fit, incompatible: The Core i9-14900K, Core i7-14700K and Core i5-14600K don’t fit the ROG Strix X670E-E. You’d need an LGA1700 board too.',
  ]);
});

it('counts the products by their worst verdicts in one sentence', () => {
  const h210 = makeOwned(createCase({ id: 'H210', maxGpuLength: 325, formFactors: ['Mini-ITX'] }));
  expect(formatSummaryHeadline(checkAll(['gpu', 'motherboard'], [h210]))).toBe(
    '2 products fit the parts you’ve named, 1 needs a check first and 3 don’t fit.',
  );
  expect(formatSummaryHeadline(checkAll(['motherboard'], [h210]))).toBe('2 products don’t fit.');
  expect(formatSummaryHeadline([])).toBeUndefined();
});
