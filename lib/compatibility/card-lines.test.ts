import { type CardLine, listCardLines } from './card-lines';
import type { Part } from './parts';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const otherSocket = motherboard('A', { socket: 'S2' });
const unlisted = motherboard('B', { biosReasonsBySeries: {} });
const boards = ['X B A', 'X B C', 'X D'].map((id) => motherboard(id));
const supplies = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => psu(id));
const cpus = [
  cpu('P'),
  cpu('Q'),
  cpu('S', { series: 'Second' }),
  cpu('Other', { socket: 'S2', series: undefined }),
];

it.each<[lines: readonly CardLine[], part: Part, shop: readonly Part[]]>([
  // The best first, without clashes.
  [
    [
      { outcome: 'compatible', text: 'Fits the C motherboard' },
      {
        outcome: 'unverified',
        text: 'We’ll check that the B motherboard takes this processor.',
        links: [['motherboard', 'Check your board']],
      },
    ],
    cpu('P'),
    [otherSocket, unlisted, motherboard('C')],
  ],
  // All of a kind are counted, from three on.
  [[{ outcome: 'compatible', text: 'Fits all three motherboards' }], drive('D'), boards],
  // Names leave out the words that all share, and those of processors are their series.
  [
    [
      {
        outcome: 'compatible',
        text: 'Fits the B A and B C motherboards.',
        links: [['motherboard', 'Check your board']],
      },
    ],
    cpu('P'),
    [...boards.slice(0, 2), motherboard('X D', { socket: 'S2' })],
  ],
  [
    [
      { outcome: 'compatible', text: 'The First processors fit this motherboard' },
      {
        outcome: 'advice',
        text: 'The Second processor fits this motherboard after a BIOS update from a USB stick.',
        links: [['cpu', 'Check your processor']],
      },
    ],
    motherboard('B'),
    cpus,
  ],
  // What a card needs of the visitor's parts.
  [
    [
      { outcome: 'compatible', text: 'Works with all six power supplies' },
      { isLength: false, text: 'Needs', links: [['psu', 'a 650 W supply']] },
    ],
    gpu('G'),
    supplies,
  ],
  [
    [
      {
        isLength: true,
        text: 'Needs',
        links: [
          ['case', '350 mm of room'],
          ['psu', 'an 850 W supply'],
        ],
      },
    ],
    gpu('G', { requiredLength: 350, recommendedPsuWatts: 850 }),
    [],
  ],
  // Lower memory leaves the cooler room.
  [[{ isLength: true, text: 'Needs 40.1 mm under the cooler' }], memory('M', { height: 40.1 }), []],
  [[], memory('M', { height: 40 }), []],
])('lists the card lines %j', (lines, part, shop) => {
  expect(listCardLines(part, shop)).toEqual(lines);
});
