import { gpu, memory, motherboard, pcCase, psu } from '@/lib/compatibility/testing/parts';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct, findPsu } from './check-product';
import { summariseProducts } from './summarise-products';

const own = <P extends { readonly id: string }>(part: P) => ({ ...part, isOwned: true });
const cards = products.filter(({ facts }) => facts.part === 'gpu');
const supply = own(psu('RM650', { watts: 650, leads: undefined }));
const summarise = (
  parts: typeof products,
  ...pcParts: Parameters<typeof summariseProducts>[1][number][]
) =>
  summariseProducts(
    parts.map((part) => ({ part, findings: checkProduct(part, pcParts) })),
    pcParts,
  ).map(({ outcome, text }) => `${outcome}: ${text}`);

it('names the products that a PC is good enough for, and what the others need', () => {
  const cpu = own({ id: 'P', facts: { part: 'cpu', short: 'processor', watts: 88 } } as const);
  const lines = summarise(cards, own(pcCase('H510', { cardRoom: 430 })), supply, cpu);
  expect(lines).toEqual([
    'compatible: Short enough for your H510: all four graphics cards',
    'conditional: Enough power: Pulse RX 9060 XT; check for one 8-pin PCIe lead',
    'underpowered: Below the maker’s recommendation: TUF RTX 5080 (ASUS asks for 850 W; card and processor draw 448 of your 650 W), Pulse RX 9070 XT (Sapphire asks for 750 W; card and processor draw 392 of your 650 W) and Dual RTX 5070 (ASUS asks for 750 W; card and processor draw 338 of your 650 W)',
  ]);
});

it('says what a product needs that no single part would give it', () => {
  const board = own(motherboard('B550', { socket: 'AM4', memory: { DDR4: 3200 } }));
  const kits = products.filter(({ facts }) => facts.part === 'memory');
  expect(summarise(kits, board)).toEqual([
    'incompatible: Doesn’t fit your B550: both memory kits. That calls for a DDR5 board.',
  ]);
});

describe('the supply that replaces the visitor’s', () => {
  const card = gpu('G', { minimumSupply: 700 });
  const sold = [
    psu('Small', { form: 'ATX', watts: 600 }),
    psu('Big', { form: 'ATX', watts: 1000, leads: { '8-pin': 2, EPS: 2 } }),
  ];
  const board = own(motherboard('B', { eps: undefined, socket: 'AM4' }));
  it.each([
    ['the first with nothing to know before buying', 'Big', [board]],
    [
      'none where the case may take smaller ones only',
      undefined,
      [own(pcCase('K', { psuUnverified: true }))],
    ],
    [
      'none where the case takes smaller ones only',
      undefined,
      [own(pcCase('K', { psuForms: ['SFX'] }))],
    ],
    [
      'none for a board of a ready-made PC',
      undefined,
      [own(motherboard('B', { readyMade: true }))],
    ],
    ['none for a board that takes several leads', undefined, [own(motherboard('B', { eps: 3 }))]],
  ])('is %s', (_, id, others) => {
    expect(findPsu(sold, [card, supply, ...others])?.id).toBe(id);
  });
  it('is none in a ready-made PC, and none where the card has too few leads', () => {
    expect(findPsu(sold, [card, supply], 'Dell XPS')).toBeUndefined();
    expect(findPsu(sold, [gpu('G', { leads: { '8-pin': 3 } }), supply])).toBeUndefined();
    expect(findPsu(sold, [memory('M')])).toBeUndefined();
  });
});
