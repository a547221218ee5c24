import { gpu, memory, motherboard, pcCase, psu } from '@/lib/compatibility/testing/parts';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct, findReplacementPsu } from './check-product';
import { summariseProducts } from './summarise-products';

const createOwned = <P extends object>(part: P) => ({ ...part, isOwned: true });
const weakPsu = createOwned(psu('RM650', { watts: 650, leads: undefined }));
type Part = Parameters<typeof summariseProducts>[1][number];
const summarise = (kind: 'gpu' | 'memory', ...pcParts: readonly Part[]) => {
  const sold = products.filter(({ facts }) => facts.kind === kind);
  const checked = sold.map((part) => ({ part, findings: checkProduct(part, pcParts) }));
  return summariseProducts(checked, pcParts).map(({ outcome, text }) => `${outcome}: ${text}`);
};

it('names the products that a PC is good enough for, and what the others need', () => {
  const pcCpu = { kind: 'cpu', short: 'processor', watts: 88 } as const;
  const h510 = createOwned(pcCase('H510', { cardRoom: 430 }));
  expect(summarise('gpu', h510, weakPsu, createOwned({ id: 'P', facts: pcCpu }))).toEqual([
    'compatible: Short enough for your H510: all four graphics cards',
    'conditional: Enough power: Pulse RX 9060 XT; check for one 8-pin PCIe lead',
    'underpowered: Below the maker’s recommendation: TUF RTX 5080 (ASUS asks for 850 W; card and processor draw 448 of your 650 W), Pulse RX 9070 XT (Sapphire asks for 750 W; card and processor draw 392 of your 650 W) and Dual RTX 5070 (ASUS asks for 750 W; card and processor draw 338 of your 650 W)',
  ]);
});

it('says what a product needs that no single part would give it', () => {
  const b550 = createOwned(motherboard('B550', { socket: 'AM4', memory: { DDR4: 3200 } }));
  expect(summarise('memory', b550)).toEqual([
    'incompatible: Doesn’t fit your B550: both memory kits. That calls for a board and processor for DDR5.',
  ]);
});

const card = gpu('G', { minimumSupply: 700 });
const sold = [
  psu('Small', { form: 'ATX', watts: 600 }),
  psu('Big', { form: 'ATX', watts: 1000, leads: { '8-pin': 2, EPS: 2 } }),
];
it.each<[id: string | undefined, where: string, part: Part, readyMade?: string]>([
  ['Big', 'has nothing to know', motherboard('B', { eps: undefined, socket: 'AM4' })],
  [undefined, 'may be too big for the case', pcCase('K', { mayNeedSmallPsu: true })],
  [undefined, 'is too big for the case', pcCase('K', { psuForms: ['SFX'] })],
  [undefined, 'meets a ready-made motherboard', motherboard('B', { readyMade: true })],
  [undefined, 'is in a ready-made PC', motherboard('B'), 'Dell XPS'],
  [undefined, 'has too few leads for the motherboard', motherboard('B', { eps: 3 })],
])('replaces a weak supply by %s where it %s', (id, _where, part, ...[readyMade]) => {
  expect(findReplacementPsu(sold, [card, weakPsu, createOwned(part)], readyMade)?.id).toBe(id);
});

it('replaces no supply where the new one has too few leads for a card, or where no part decides', () => {
  expect(findReplacementPsu(sold, [gpu('G', { leads: { '8-pin': 3 } }), weakPsu])).toBeUndefined();
  expect(findReplacementPsu(sold, [memory('M')])).toBeUndefined();
});
