/** Kinds of answers that once were false, each seen from what a visitor types to the verdict. */
import { getVerdict, type Outcome } from '@/lib/compatibility/finding';
import { formatLine } from '@/lib/compatibility/format-finding';
import type { CheckedPart } from '@/lib/compatibility/parts';
import { cpu, gpu, memory, motherboard, psu } from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { parseParts } from './part-database';
import { createPartList } from './part-lists';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import { createTypedAnswer, type VisitorPc } from './visitor-pc';

const CASES = [
  'Lian Li|O11 Dynamic Mini|0000001|EATX|395|||SFX/SFX-L',
  'NZXT|H210|0000002|Mini-ITX|325||2|unverified',
  'NZXT|H510|0000003|ATX|381|',
  'Corsair|4000D|0000004|ATX|360|||ATX',
  ...['NZXT|H5 Flow 2022|0000005|ATX|340|', 'NZXT|H5 Flow 2024|0000006|EATX|500|'],
  ...['Lian Li|Q5 Mini|0000007|ATX|400|||SFX', 'Lian Li|Q5 Mini V2|0000008|ATX|400|||ATX'],
];
const SUPPLIES = [
  ...['SF Series SF750|0000001', 'SF750 2018 SFX|0000002', 'SF750 2024 SFX|0000003'].map(
    (line) => `Corsair|${line}|750`,
  ),
  'Corsair|CX|0000004|450',
  'Corsair|CX|0000005|750',
];
const lists = {
  case: createPartList(parseParts('case', CASES)),
  psu: createPartList(parseParts('psu', SUPPLIES)),
  motherboard: createPartList(
    parseParts('motherboard', [
      'ASRock|A620M-HDV|0000001|AM5|DDR5|Micro ATX',
      'MSI|PRO H610M 12VO|0000002|LGA1700|DDR4|Micro ATX',
    ]),
  ),
};
const typed = (text: string) => ({ typed: text });
const sold = {
  supply: psu('RM850e', { form: 'ATX', watts: 850, leads: { '16-pin': 1, '8-pin': 2, EPS: 2 } }),
  card: gpu('RX 9060 XT', {
    length: 240,
    room: 245,
    thickness: 2.3,
    watts: 170,
    minimumSupply: 450,
    leads: { '8-pin': 1 },
  }),
  longCard: gpu('RTX 5080', { length: 348, room: 350, thickness: 3.6 }),
  kit: memory('FURY'),
  board: motherboard('X670E-E', { socket: 'AM5' }),
  intelBoard: motherboard('Z790-E', { socket: 'LGA1700' }),
  ryzen9: cpu('9950X3D', { socket: 'AM5', series: 'Ryzen 9000', watts: 230 }),
  ryzen5: cpu('9600X', { socket: 'AM5', series: 'Ryzen 9000', watts: 88 }),
  i9: cpu('14900K', { socket: 'LGA1700', series: '14th', watts: 253 }),
  i5: cpu('14600K', { socket: 'LGA1700', series: '14th', watts: 181 }),
};
const check = (product: CheckedPart, visitorPc: VisitorPc) => {
  const visitorParts = createVisitorParts(visitorPc, lists);
  const findings = checkProduct(product, visitorParts, getReadyMadeName(visitorPc));
  const [worst] = findings;
  return {
    outcome: getVerdict(findings, product.id)?.outcome,
    text: worst && formatLine(worst, [product, ...visitorParts], product.id),
  };
};

it.each<[Outcome | undefined, keyof typeof sold, VisitorPc]>([
  // A case's own statement decides, and a small case without one is checked.
  ['incompatible', 'supply', { case: { id: '0000001' } }],
  ['compatible', 'supply', { case: { id: '0000004' } }],
  ['unverified', 'supply', { case: { id: '0000002' } }],
  [undefined, 'supply', { case: { id: '0000003' } }],
  // ATX12VO has a 10-pin input, and no other name with '12V' has.
  ['incompatible', 'supply', { motherboard: { id: '0000002' } }],
  ['incompatible', 'board', { psu: typed('600W ATX12VO') }],
  [undefined, 'board', { psu: typed('850W ATX12V, 12VHPWR and 12V-2x6') }],
  // A thin board takes a notebook's supply.
  ['unverified', 'supply', { motherboard: typed('ASUS H310T') }],
  ['compatible', 'supply', { motherboard: typed('B550') }],
  // Makers of ready-made PCs have sizes and connectors of their own, whichever field names them.
  ['unverified', 'supply', { motherboard: typed('HP Pavilion B660 board') }],
  ['unverified', 'card', { psu: typed('Dell 460W') }],
  ['unverified', 'card', { case: typed('300 mm'), motherboard: typed('Lenovo B550') }],
  ['unverified', 'board', { case: typed('Medion Erazer') }],
  ['incompatible', 'card', { psu: typed('HP 150W') }],
  ['conditional', 'card', { psu: typed('Zalman ZM600-HP 600 W') }],
  // A listed part is sold by itself.
  ['compatible', 'card', { case: { id: '0000003' }, motherboard: typed('HP B660') }],
  // Some shops build ready-made PCs with standard parts.
  ['unverified', 'card', { pc: typed('Dell XPS'), case: { id: '0000003' } }],
  ['compatible', 'card', { pc: typed('PCSpecialist Vortex'), case: { id: '0000003' } }],
  ['compatible', 'card', { pc: typed('Scan 3XS'), case: { id: '0000003' } }],
  // What is true of all cases of a name is enough, and what is true of some is not.
  ['compatible', 'card', { case: typed('nzxt h5 flow') }],
  ['unverified', 'longCard', { case: typed('nzxt h5 flow') }],
  ['unverified', 'board', { case: typed('nzxt h5 flow') }],
  ['compatible', 'card', { case: typed('q5 mini') }],
  ['incompatible', 'supply', { case: typed('q5 mini') }],
  ['unverified', 'supply', { case: typed('lian li q5') }],
  ['unverified', 'supply', { case: typed('an ITX case') }],
  [undefined, 'supply', { case: typed('some mesh case') }],
  // Boards of budget chipsets may not run the processors that draw most.
  ['unverified', 'ryzen9', { motherboard: { id: '0000001' } }],
  ['conditional', 'ryzen5', { motherboard: { id: '0000001' } }],
  ['unverified', 'i9', { motherboard: typed('H610M') }],
  ['conditional', 'i5', { motherboard: typed('H610M') }],
  // A processor that takes two types of memory, and a chipset whose boards take either.
  ['conditional', 'kit', { cpu: typed('13700KF') }],
  ['conditional', 'kit', { motherboard: typed('Z790') }],
  ['incompatible', 'kit', { motherboard: typed('Z790 DDR4') }],
])('is %s for the %s with %j', (outcome, name, visitorPc) => {
  expect(check(sold[name], visitorPc).outcome).toBe(outcome);
});

it('says in one line what a supply gives and which lead it needs', () => {
  const { text } = check(sold.card, { psu: typed('450 W') });
  expect(text).toContain('170');
  expect(text).toContain('8-pin');
});

it('says that a processor takes DDR5 on a DDR5 board', () => {
  const { text } = check(sold.kit, { cpu: typed('13700KF') });
  expect(text).toContain('DDR5');
  expect(text).not.toContain('check your processor');
});

it('knows the watts on which all supplies of a typed name agree', () => {
  const readWatts = (text: string) => {
    const [part] = createVisitorParts({ psu: typed(text) }, lists);
    return part?.facts.part === 'psu' ? part.facts.watts : undefined;
  };
  expect(readWatts('Corsair SF750')).toBe(750);
  expect(readWatts('Corsair CX')).toBeUndefined();
  expect(readWatts('Corsair')).toBeUndefined();
});

it('reads full-width letters and digits', () => {
  expect(createTypedAnswer('６５０Ｗ')).toEqual({ typed: '650W' });
});
