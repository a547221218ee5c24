import { listCardLines } from './card-lines';
import type { KnownPart } from './parts';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const wrong = motherboard('Fine Wrong', { socket: 'S2' });
const unlisted = motherboard('B', { biosReasonsBySeries: {} });
const boards = ['X B A', 'X B C', 'X D'].map((id) => motherboard(id));
const supplies = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => psu(id));
const cpus = [
  cpu('P'),
  cpu('Q'),
  cpu('S', { series: 'Second' }),
  cpu('Other', { socket: 'S2', series: undefined }),
];

it.each<[lines: readonly string[], part: KnownPart, shop: readonly KnownPart[]]>([
  // The best first, without clashes.
  [
    [
      'compatible: Fits the C motherboard',
      'unverified: We’ll check that the B motherboard takes this processor., Check your board (motherboard)',
    ],
    cpu('P'),
    [wrong, unlisted, motherboard('C')],
  ],
  // All of a kind are counted, from three on.
  [['compatible: Fits all three motherboards'], drive('D'), boards],
  // Names leave out the words that all share, and those of processors are their series.
  [
    ['compatible: Fits the B A and B C motherboards., Check your board (motherboard)'],
    cpu('P'),
    [...boards.slice(0, 2), motherboard('X D', { socket: 'S2' })],
  ],
  [
    [
      'compatible: The First processors fit this motherboard',
      'advice: The Second processor fits this motherboard after a BIOS update, from a USB stick., Check your processor (cpu)',
    ],
    motherboard('B'),
    cpus,
  ],
  // What a card needs of the visitor's parts.
  [
    ['compatible: Works with all six power supplies', 'requirement: Needs, a 650 W supply (psu)'],
    gpu('G'),
    supplies,
  ],
  [
    ['length: Needs, 350 mm of room (case), an 850 W supply (psu)'],
    gpu('G', { requiredLength: 350, minimumSupply: 850 }),
    [],
  ],
  // Lower memory leaves the cooler room.
  [['length: Needs 40.1 mm under the cooler'], memory('M', { height: 40.1 }), []],
  [[], memory('M', { height: 40 }), []],
])('a card has the lines %j', (lines, part, shop) => {
  const shown = listCardLines(part, shop).map(({ outcome, isLength, text, links = [] }) => {
    const label = outcome ?? (isLength ? 'length' : 'requirement');
    return [`${label}: ${text}`, ...links.map(([field, link]) => `${link} (${field})`)].join(', ');
  });
  expect(shown).toEqual(lines);
});
