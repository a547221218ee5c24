import type { Part } from '@/lib/compatibility/parts';
import { makeOwned, motherboard, pcCase, psu } from '@/lib/compatibility/testing/parts';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct } from './check-product';
import { summariseProducts } from './summarise-products';

const weakPsu = makeOwned(psu('RM650', { watts: 650, leads: undefined }));
const summarise = (kind: 'gpu' | 'memory', ...pcParts: readonly Part[]) => {
  const shopParts = products.filter(({ facts }) => facts.kind === kind);
  const checked = shopParts.map((part) => ({ part, findings: checkProduct(part, pcParts) }));
  return summariseProducts(checked, pcParts).map(
    ({ finding, text }) => `${finding.outcome}: ${text}`,
  );
};

it('names the products that a PC is good enough for, and what the others need', () => {
  const pcCpu = { kind: 'cpu', shortName: 'processor', watts: 88 } as const;
  const h510 = makeOwned(pcCase('H510', { maxGpuLength: 430 }));
  expect(summarise('gpu', h510, weakPsu, makeOwned({ id: 'P', facts: pcCpu }))).toEqual([
    'compatible: Short enough for your H510: all four graphics cards',
    'conditional: Enough power: Pulse RX 9060 XT; check for one 8-pin PCIe lead',
    'underpowered: Below the maker’s recommendation: TUF RTX 5080 (ASUS asks for 850 W; card and processor draw 448 of your 650 W), Pulse RX 9070 XT (Sapphire asks for 750 W; card and processor draw 392 of your 650 W) and Dual RTX 5070 (ASUS asks for 750 W; card and processor draw 338 of your 650 W); check the leads',
  ]);
});

it('says what a product needs that no single part would give it', () => {
  const b550 = makeOwned(motherboard('B550', { socket: 'AM4', memorySpeeds: { DDR4: 3200 } }));
  expect(summarise('memory', b550)).toEqual([
    'incompatible: Doesn’t fit your B550: both memory kits. That calls for a board and processor for DDR5.',
  ]);
});
