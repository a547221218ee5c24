import type { Part } from './parts';
import { listProductCardLines } from './product-card-lines';
import {
  createCpu,
  createDrive,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
} from './testing/parts';

const motherboards = ['X B A', 'X B C', 'X D'].map((id) => createMotherboard({ id }));
const psus = ['A', 'B', 'C'].map((id) => createPsu({ id }));
const gpus = ['RTX 5070 Ti', 'RTX 5070'].map((id) => createGpu({ id }));
const secondCpu = createCpu({ id: 'S', series: 'Second' });
const otherCpu = createCpu({ id: 'Other', socket: 'S2', series: undefined });
const otherMotherboard = createMotherboard({ id: 'A', socket: 'S2' });
const unlistedMotherboard = createMotherboard({ id: 'B', biosReasonsBySeries: {} });

it.each<[lines: readonly string[], part: Part, shopParts: readonly Part[]]>([
  // The best first, without incompatible parts, and a link to the field for the visitor's part.
  [
    [
      'compatible: Fits our C board',
      'unverified: We’ll check that our B board takes this processor. (motherboard: Check your board)',
    ],
    createCpu({ id: 'P' }),
    [otherMotherboard, unlistedMotherboard, createMotherboard({ id: 'C' })],
  ],
  // All of a kind are counted, from three on.
  [['compatible: Fits all three of our boards'], createDrive({ id: 'D' }), motherboards],
  // Names leave out the words that all share, and those of processors are their series.
  [
    ['compatible: Fits our B A and B C boards. (motherboard: Check your board)'],
    createCpu({ id: 'P' }),
    [...motherboards.slice(0, 2), createMotherboard({ id: 'X D', socket: 'S2' })],
  ],
  // A name with which another begins keeps its last word, in either order.
  [
    ['compatible: Our 5070 Ti and 5070 graphics cards work with this power supply'],
    createPsu({ id: 'W' }),
    gpus,
  ],
  [
    ['compatible: Our 5070 and 5070 Ti graphics cards work with this power supply'],
    createPsu({ id: 'W' }),
    gpus.toReversed(),
  ],
  [
    [
      'compatible: Our First processors fit this motherboard',
      'advice: Our Second processor fits this motherboard after a BIOS update. (cpu: Check your processor)',
    ],
    createMotherboard({ id: 'B' }),
    [createCpu({ id: 'P' }), createCpu({ id: 'Q' }), secondCpu, otherCpu],
  ],
  // What a graphics card needs of the visitor's parts.
  [
    [
      'compatible: Works with all three of our power supplies',
      'requirement: Needs (psu: a 650 W supply)',
    ],
    createGpu({ id: 'G' }),
    psus,
  ],
  [
    ['length: Needs (case: 350 mm of room) (psu: an 850 W supply)'],
    createGpu({ id: 'G', requiredLength: 350, recommendedPsuWatts: 850 }),
    [],
  ],
  // Lower memory leaves the cooler room.
  [['length: Needs 40.1 mm under the cooler'], createMemory({ id: 'M', height: 40.1 }), []],
  [[], createMemory({ id: 'M', height: 40 }), []],
])('lists the card lines %j', (expected, part, shopParts) => {
  const lines = listProductCardLines(part, shopParts).map(({ icon, text, advice, links = [] }) => {
    const shownLinks = links.map(([field, label]) => ` (${field}: ${label})`);
    return `${icon}: ${text}${advice ? ` / ${advice}` : ''}${shownLinks.join('')}`;
  });
  expect(lines).toEqual(expected);
});
