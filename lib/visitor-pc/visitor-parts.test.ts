import { loadParts } from '@/lib/part-database/part-database';
import { DATABASE_KINDS, formatPartName } from '@/lib/part-database/part-line';
import { resolveVisitorPc } from './resolve-visitor-pc';
import { createPartIndexes } from './testing/create-part-indexes';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import { parseAnswers } from './visitor-pc';

const partIndexes = createPartIndexes({
  // Maker, model, ids, largest motherboard, longest card, front, card slots, power supply sizes.
  case: [
    'NZXT|H210|0000001,0000009|Mini-ITX|325||2',
    'Acme|Box|0000002|||||unverified',
    'Acer|Predator MI900|0000003|||fan||SFX/SFX-L',
    'Acme|Predator|0000004',
  ],
  psu: ['EVGA|500 W1|0000001|500', 'Acme|RS 700 V2|0000002|700', 'Acme|RS 700 V3|0000003|700'],
  motherboard: [
    'MSI|B450 MAX|0000001|AM4|DDR4|ATX',
    'MSI|Z690-A|0000002|LGA1700||',
    'ASRock|A620M 12VO|0000003|AM5|DDR5|',
  ],
});
const [DDR4, DDR5] = [{ DDR4: null }, { DDR5: null }];
const LGA1700 = { socket: 'LGA1700', memoryChoices: ['DDR4', 'DDR5'] };
const pcCase = { kind: 'case', shortName: 'case' };
const H210 = {
  ...pcCase,
  shortName: 'H210',
  formFactors: ['Mini-ITX'],
  maxGpuLength: 325,
  maxGpuSlots: 2,
};
const smallCase = { ...pcCase, mayNeedSmallPsu: true };
const readyMadeSmallCase = { ...smallCase, isReadyMade: true };
const readyMadeCase = { ...pcCase, shortName: 'Predator MI900', isReadyMade: true };
const psu = { kind: 'psu', shortName: 'power supply' };
const motherboard = { kind: 'motherboard', shortName: 'board' };
const AM5 = { ...motherboard, socket: 'AM5', memorySpeeds: DDR5 };
const B450 = { ...motherboard, socket: 'AM4', memorySpeeds: DDR4 };
const cpu = { kind: 'cpu', shortName: 'processor' };

it.each<[answers: string, ...facts: readonly object[]]>([
  ['case-0000009 | case nzxt h210', H210],
  ['case-0000002', { ...smallCase, shortName: 'Box' }],
  ['case-0000003', { ...readyMadeCase, hasFrontFan: true, psuFormFactors: ['SFX', 'SFX-L'] }],
  // A case that is sold by itself under the name of ready-made PCs.
  ['case-0000004 | case Acme Predator', { ...pcCase, shortName: 'Predator' }],
  ['case Bitfenix Aurora RGB | case GAMEMAX Predator | case Apevia Predator 2', smallCase],
  ['case 325 mm', { ...pcCase, maxGpuLength: 325 }],
  // Only words for a large case say that it takes an ATX power supply.
  ['case midi tower | case Full Tower | case Standard ATX case', pcCase],
  ['case tower | case mini tower | case m-ATX | case micro ATX tower', smallCase],
  // A number without a unit may be a model's: H510, LANCOOL 216.
  ['case 510', smallCase],
  // Makers of ready-made PCs have sizes and connectors of their own.
  ['case Medion Erazer | case Legion T5 | case Victus 15L | case Nitro N50', readyMadeSmallCase],
  ['case ASUS ROG Strix G10CE | case MSI Trident X | case Corsair One', readyMadeSmallCase],
  ['supply Dell 460W', { ...psu, watts: 460, isReadyMade: true }],
  ['supply Zalman ZM600-HP 600 W', { ...psu, watts: 600 }],
  // ATX12VO has a 10-pin input, and no other name with '12V' has.
  ['supply 600W ATX12VO', { ...psu, watts: 600, is12vo: true }],
  ['supply 850W ATX12V, 12VHPWR and 12V-2x6', { ...psu, watts: 850 }],
  ['supply-0000001 | supply w1 500', { ...psu, shortName: '500 W1', watts: 500 }],
  // The watts in a name that isn't listed.
  ['supply EVGA 500 BR (2018)', { ...psu, watts: 500 }],
  ['supply RS 700', { ...psu, watts: 700 }],
  ['supply RM750e ATX 3.1 750W | supply AS750W, 750 watts', { ...psu, watts: 750 }],
  ['supply an old 550W one', { ...psu, watts: 550 }],
  ['supply Seasonic GX-850 850W', { ...psu, watts: 850 }],
  ['supply RS 600 | supply 500 BR | supply EVGA 600 BR | supply EVGA 500 or 600', psu],
  ['supply EVGA 2018 | supply EVGA 1,500', psu],
  // No watts of two supplies, and none that are the end of a number.
  ['supply 450 W or 500 W | supply 600-750W | supply 550–650 W | supply 550 or 650w', psu],
  ['supply 600 W to 850 W | supply 12550W | supply 1,200 W | supply 1 200 W', psu],
  ['board-0000001', { ...B450, shortName: 'B450 MAX', formFactor: 'ATX' }],
  ['board-0000002', { ...motherboard, shortName: 'Z690-A', socket: 'LGA1700' }],
  ['board-0000003', { ...AM5, shortName: 'A620M 12VO', is12vo: true, maxCpuWatts: 88 }],
  ['board am5', { ...AM5, shortName: 'AM5 board' }],
  ['board Z790', { ...motherboard, shortName: 'Z790', ...LGA1700 }],
  ['board thin old', { ...motherboard, formFactor: 'Thin Mini-ITX' }],
  // A processor implies its motherboard, whose memory type stays open where its socket has two.
  [
    'processor 9800X3D',
    { ...cpu, shortName: '9800X3D', socket: 'AM5', memorySpeeds: DDR5, watts: 162 },
    AM5,
  ],
  [
    'processor 14900k',
    {
      ...cpu,
      shortName: '14900k',
      socket: 'LGA1700',
      memorySpeeds: { ...DDR4, ...DDR5 },
      watts: 253,
    },
    { ...motherboard, ...LGA1700 },
  ],
  ['processor 7700 | processor my old 9800X3D and 14900k', cpu, motherboard],
  // A whole PC, a wish, a cooler that no rule compares, and an id that is in no list.
  ['pc Dell XPS | case please quote one | cooler NH-D15 | case-fffffff'],
])('creates the parts of %j', (answers, ...facts) => {
  for (const answer of answers.split(' | ')) {
    const { parts } = resolveVisitorPc(parseAnswers([answer]), partIndexes);
    const shownFacts = parts.map((part) =>
      part.isReadyMade ? { ...part.facts, isReadyMade: true } : part.facts,
    );
    expect([answer, ...shownFacts]).toEqual([answer, ...facts]);
  }
});

it('names each part after its field, and implies no motherboard beside a typed one', () => {
  const visitorPc = parseAnswers(['processor 5800x3d', 'board B550']);
  expect(resolveVisitorPc(visitorPc, partIndexes).parts).toMatchObject([
    { id: 'own-board', isOwned: true, facts: { shortName: 'B550' } },
    { id: 'own-processor', isOwned: true },
  ]);
});

it.each([
  // Without a maker, it may be a ready-made PC's motherboard, which takes no ATX power supply.
  ['0K3CM7', true, false],
  ['Dell 0K3CM7', true, true],
  ['Compaq 2ABF', true, true],
  ['MSI MS-7D22', undefined, false],
])(
  'gives the motherboard %j, of unknown socket, that of the typed processor',
  (typed, mayHaveOwnConnector, isReadyMade) => {
    const visitorPc = parseAnswers(['processor 14900k', `board ${typed}`]);
    expect(resolveVisitorPc(visitorPc, partIndexes).parts).toMatchObject([
      {
        facts: { shortName: 'board', ...LGA1700, mayHaveOwnConnector },
        isReadyMade,
      },
      { facts: { kind: 'cpu' } },
    ]);
  },
);

it('counts all typed parts as those of a ready-made PC where one of them names its maker', () => {
  const listReadyMade = (...answers: readonly string[]) =>
    resolveVisitorPc(parseAnswers(answers), partIndexes).parts.map(
      ({ isReadyMade }) => isReadyMade,
    );
  expect(listReadyMade('case-0000001', 'supply 300 W', 'board Lenovo B550')).toEqual([
    false,
    true,
    true,
  ]);
  expect(listReadyMade('case Acme Predator', 'supply 300 W')).toEqual([false, false]);
});

it('takes no listed part for one of a ready-made PC but those of its makers', async () => {
  const listedParts = (await Promise.all(DATABASE_KINDS.map(loadParts))).flat();
  const readyMadeParts = listedParts.filter((part) => {
    const answer = { field: part.facts.kind, typed: undefined, part, isQuoteWanted: false };
    return createVisitorParts([answer], {}).some(({ isReadyMade }) => isReadyMade);
  });
  expect(readyMadeParts.map(formatPartName)).toEqual([
    'Acer Predator MI900',
    'HP OMEN 45L',
    'HP Omen X',
  ]);
});

it.each([
  ['Dell XPS', 'Dell XPS'],
  ['PCSpecialist Vortex', undefined],
  ['Scan 3XS', undefined],
  ['CyberPower PC', undefined],
  ['Custom build', undefined],
  ['self built', undefined],
  ['custom Dell', 'custom Dell'],
  ['', 'PC'],
])('calls a ready-made PC with the name %j %s', (typed, name) => {
  expect(getReadyMadeName({ pc: { typed } })).toBe(name);
});

it('takes a ready-made PC whose name asks for a quote for one without a name', () => {
  expect(getReadyMadeName({ pc: { isQuoteWanted: true } })).toBe('PC');
});
