import { listCardLines } from './card-lines';
import type { CheckedPart } from './parts';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const wrong = motherboard('Fine Wrong', { socket: 'S2' });
const other = cpu('Other', { socket: 'S2', series: undefined });
const second = cpu('S', { series: 'Second' });
const twins = [cpu('P'), cpu('Q')];
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => psu(id));
const alike = ['X B A', 'X B C', 'X D'].map((id) => motherboard(id));
const three = [
  motherboard('A', { socket: 'S2' }),
  motherboard('B', { series: {} }),
  motherboard('C'),
];

it.each<[lines: readonly string[], part: CheckedPart, ...shop: readonly CheckedPart[]]>([
  // The best first.
  [
    [
      'compatible: Fits the C motherboard',
      'unverified: We’ll check that the B motherboard takes this processor., Check your board (motherboard)',
    ],
    cpu('P'),
    ...three,
  ],
  // All of a kind are counted, from three on.
  [['compatible: Fits all three motherboards'], drive('D'), ...alike],
  [
    ['compatible: Fits the B A and B C motherboards., Check your board (motherboard)'],
    cpu('P'),
    ...alike.slice(0, 2),
    motherboard('X D', { socket: 'S2' }),
  ],
  // Processors of one series are named once.
  [
    [
      'compatible: The First processors fit this motherboard',
      'advice: The Second processor fits this motherboard after a BIOS update, from a USB stick., Check your processor (cpu)',
    ],
    motherboard('B'),
    ...twins,
    second,
    other,
  ],
  [
    ['compatible: Works with all six power supplies', 'Needs, a 650 W supply (psu)'],
    gpu('G'),
    ...six,
  ],
  [
    [
      'compatible: Works with the Big A power supply',
      'long Needs, 350 mm of room (case), an 850 W supply (psu)',
    ],
    gpu('G', { room: 350, minimumSupply: 850 }),
    psu('Big A', { watts: 850 }),
  ],
  // Lower memory leaves the cooler room.
  [['long Needs 44 mm under the cooler'], memory('M', { height: 44 })],
  [[], memory('M', { height: 40 })],
  [[], { id: 'lamp' }, wrong],
])('a card has the lines %j', (lines, part, ...shop) => {
  const shown = listCardLines(part, shop).map(({ outcome, isLength, text, links = [] }) =>
    [
      outcome === undefined ? `${isLength ? 'long ' : ''}${text}` : `${outcome}: ${text}`,
      ...links.map(([field, link]) => `${link} (${field})`),
    ].join(', '),
  );
  expect(shown).toEqual(lines);
});
