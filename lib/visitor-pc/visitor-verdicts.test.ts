/** From typed answers to card lines: each row was once wrong. */

import { getVerdict, type Outcome } from '@/lib/compatibility/finding';
import { formatLine } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import { cpu, gpu, memory, motherboard, psu } from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { createLists } from './testing/create-lists';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import { parseAnswers } from './visitor-pc';

const lists = createLists({
  // Maker, model, id, largest board, longest card, what is in front, card slots, sizes of power supplies.
  case: [
    'Lian Li|O11 Dynamic Mini|0000001|EATX|395|||SFX/SFX-L',
    'NZXT|H210|0000002|Mini-ITX|325||2|unverified',
    'NZXT|H510|0000003|ATX|381|',
    'Corsair|4000D|0000004|ATX|360|||ATX',
    'Acer|Predator MI900|0000005|Mini-ITX|230|',
  ],
  // Maker, model, id, socket, memory type, form factor.
  motherboard: [
    'ASRock|A620M-HDV|0000001|AM5|DDR5|Micro ATX',
    'MSI|PRO H610M 12VO|0000002|LGA1700|DDR4|Micro ATX',
  ],
});
const products = {
  psu: psu('RM850e', { formFactor: 'ATX', watts: 850, leads: { '16-pin': 1, '8-pin': 2, EPS: 2 } }),
  gpu: gpu('RX 9060 XT', {
    length: 240,
    requiredLength: 245,
    slotThickness: 2.3,
    watts: 170,
    recommendedPsuWatts: 450,
    leads: { '8-pin': 1 },
  }),
  memory: memory('FURY'),
  motherboard: motherboard('X670E-E', { socket: 'AM5' }),
  ryzen9: cpu('9950X3D', { socket: 'AM5', series: 'Ryzen 9000', watts: 230 }),
  ryzen5: cpu('9600X', { socket: 'AM5', series: 'Ryzen 9000', watts: 88 }),
  i9: cpu('14900K', { socket: 'LGA1700', series: '14th', watts: 253 }),
  i5: cpu('14600K', { socket: 'LGA1700', series: '14th', watts: 181 }),
};
const check = (product: Part, answers: readonly string[]) => {
  const visitorPc = parseAnswers(answers);
  const visitorParts = createVisitorParts(visitorPc, lists);
  const findings = checkProduct(product, visitorParts, getReadyMadeName(visitorPc));
  const [worst] = findings;
  return {
    outcome: getVerdict(findings, product.id)?.outcome,
    text: worst && formatLine(worst, [product, ...visitorParts], product.id),
  };
};

it.each<[Outcome | undefined, keyof typeof products, ...answers: string[]]>([
  // A case's own statement decides, and a small case without one is checked.
  ['incompatible', 'psu', 'case-0000001'],
  ['compatible', 'psu', 'case-0000004'],
  ['unverified', 'psu', 'case-0000002'],
  [undefined, 'psu', 'case-0000003'],
  // ATX12VO has a 10-pin input, and no other name with '12V' has.
  ['incompatible', 'psu', 'board-0000002'],
  ['incompatible', 'motherboard', 'supply 600W ATX12VO'],
  [undefined, 'motherboard', 'supply 850W ATX12V, 12VHPWR and 12V-2x6'],
  // A thin board takes a notebook's supply.
  ['unverified', 'psu', 'board ASUS H310T'],
  ['compatible', 'psu', 'board B550'],
  // Makers of ready-made PCs have sizes and connectors of their own, whichever field names them.
  ['unverified', 'psu', 'board HP Pavilion B660 board'],
  ['unverified', 'gpu', 'supply Dell 460W'],
  ['unverified', 'gpu', 'case 300 mm', 'board Lenovo B550'],
  ['unverified', 'motherboard', 'case Medion Erazer'],
  ['incompatible', 'gpu', 'supply HP 150W'],
  ['conditional', 'gpu', 'supply Zalman ZM600-HP 600 W'],
  ['unverified', 'gpu', 'case Acer Predator'],
  // A listed part is a standard part.
  ['compatible', 'gpu', 'case-0000003', 'board HP B660'],
  // Some shops build ready-made PCs with standard parts.
  ['unverified', 'gpu', 'pc Dell XPS', 'case-0000003'],
  ['compatible', 'gpu', 'pc PCSpecialist Vortex', 'case-0000003'],
  ['compatible', 'gpu', 'pc Scan 3XS', 'case-0000003'],
  // A name counts if it is a case's full name. Another one may be that of a small case.
  ['compatible', 'psu', 'case corsair 4000d'],
  ['unverified', 'gpu', 'case h510'],
  ['unverified', 'psu', 'case an ITX case'],
  // Boards of budget chipsets may not run the processors that draw most.
  ['unverified', 'ryzen9', 'board-0000001'],
  ['conditional', 'ryzen5', 'board-0000001'],
  ['unverified', 'i9', 'board H610M'],
  ['conditional', 'i5', 'board H610M'],
  // A processor that takes two types of memory, and a chipset whose boards take either.
  ['conditional', 'memory', 'processor 13700KF'],
  ['conditional', 'memory', 'board Z790'],
  ['incompatible', 'memory', 'board Z790 DDR4'],
  // Boards of LGA1151 take DDR3 or DDR4.
  ['incompatible', 'memory', 'board Z170-A'],
  ['incompatible', 'memory', 'processor i7-8700K'],
])('is %s for the %s with %j', (outcome, name, ...answers) => {
  expect(check(products[name], answers).outcome).toBe(outcome);
});

it('states in one line the watts and the lead that a card needs of a power supply', () => {
  expect(check(products.gpu, ['supply 450 W']).text).toMatch(/170.*8-pin|8-pin.*170/);
});

it('says that a processor takes DDR5 on a DDR5 board', () => {
  const { text } = check(products.memory, ['processor 13700KF']);
  expect(text).toContain('DDR5');
  expect(text).not.toContain('check your processor');
});
