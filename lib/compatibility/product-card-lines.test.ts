import type { Part } from './parts';
import { listProductCardLines } from './product-card-lines';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const motherboards = ['X B A', 'X B C', 'X D'].map((id) => motherboard(id));
const supplies = ['A', 'B', 'C'].map((id) => psu(id));
const gpus = ['RTX 5070 Ti', 'RTX 5070'].map((id) => gpu(id));
const secondCpu = cpu('S', { series: 'Second' });
const otherCpu = cpu('Other', { socket: 'S2', series: undefined });
const otherMotherboard = motherboard('A', { socket: 'S2' });
const unlistedMotherboard = motherboard('B', { biosReasonsBySeries: {} });

it.each<[lines: readonly string[], part: Part, shopParts: readonly Part[]]>([
  // The best first, without incompatible parts, and a link to the field for the visitor's part.
  [
    [
      'compatible: Fits our C board',
      'unverified: We’ll check that our B board takes this processor. (motherboard: Check your board)',
    ],
    cpu('P'),
    [otherMotherboard, unlistedMotherboard, motherboard('C')],
  ],
  // All of a kind are counted, from three on.
  [['compatible: Fits all three of our boards'], drive('D'), motherboards],
  // Names leave out the words that all share, and those of processors are their series.
  [
    ['compatible: Fits our B A and B C boards. (motherboard: Check your board)'],
    cpu('P'),
    [...motherboards.slice(0, 2), motherboard('X D', { socket: 'S2' })],
  ],
  // A name with which another begins keeps its last word, in either order.
  [['compatible: Our 5070 Ti and 5070 graphics cards work with this power supply'], psu('W'), gpus],
  [
    ['compatible: Our 5070 and 5070 Ti graphics cards work with this power supply'],
    psu('W'),
    gpus.toReversed(),
  ],
  [
    [
      'compatible: Our First processors fit this motherboard',
      'advice: Our Second processor fits this motherboard after a BIOS update. (cpu: Check your processor)',
    ],
    motherboard('B'),
    [cpu('P'), cpu('Q'), secondCpu, otherCpu],
  ],
  // What a graphics card needs of the visitor's parts.
  [
    [
      'compatible: Works with all three of our power supplies',
      'requirement: Needs (psu: a 650 W supply)',
    ],
    gpu('G'),
    supplies,
  ],
  [
    ['length: Needs (case: 350 mm of room) (psu: an 850 W supply)'],
    gpu('G', { requiredLength: 350, recommendedPsuWatts: 850 }),
    [],
  ],
  // Lower memory leaves the cooler room.
  [['length: Needs 40.1 mm under the cooler'], memory('M', { height: 40.1 }), []],
  [[], memory('M', { height: 40 }), []],
])('lists the card lines %j', (expected, part, shopParts) => {
  const lines = listProductCardLines(part, shopParts).map(({ icon, text, advice, links = [] }) => {
    const shownLinks = links.map(([field, label]) => ` (${field}: ${label})`);
    return `${icon}: ${text}${advice ? ` / ${advice}` : ''}${shownLinks.join('')}`;
  });
  expect(lines).toEqual(expected);
});
