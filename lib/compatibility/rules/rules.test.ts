import { collectPairFindings } from '../collect-findings';
import type { Finding, FindingCode } from '../finding';
import { fillFindingText } from '../finding-text';
import { formatCardLine, formatCell, formatHeadline, formatSentence } from '../format-finding';
import type { Part } from '../parts';
import {
  cooler,
  cpu,
  drive,
  gpu,
  makeOwned,
  makeReadyMade,
  memory,
  motherboard,
  pcCase,
  psu,
} from '../testing/parts';
import { SHOP_WORDS } from '../testing/shop-words';

/** Names a part by its kind, as in 'the CPU fits the board'. By default, these work together. */
const nameAs =
  <F, P>(create: (id: string, facts?: F) => P, id: string) =>
  (facts?: F) =>
    create(id, facts);
const aCpu = nameAs(cpu, 'CPU');
const aBoard = nameAs(motherboard, 'board');
const aKit = nameAs(memory, 'kit');
const aDrive = nameAs(drive, 'drive');
const aCard = nameAs(gpu, 'card');
const aPsu = nameAs(psu, 'PSU');
const aCase = nameAs(pcCase, 'case');
const aCooler = nameAs(cooler, 'cooler');

const miniItxMotherboard = aBoard({ memorySlots: undefined, formFactor: 'Mini-ITX' });
const m2Slots = [
  { generation: 5, count: 1, unshared: 0 },
  { generation: 4, count: 2, unshared: 2 },
];
const sharingMotherboard = aBoard({ m2Slots, sharedSlot: 'M.2_1' });
const secondCpu = aCpu({ series: 'Second' });
const profileKit = aKit({ profiles: ['XMP', 'EXPO'], speed: 6000 });
const modestGpu = aCard({ recommendedPsuWatts: 300 });
const wiredGpu = aCard({ leads: { '16-pin': 1 } });
const adaptedGpu = aCard({ leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const longGpu = aCard({ length: 348, requiredLength: 350, slotThickness: 3 });
const thickGpu = aCard({ length: 300, requiredLength: 320, slotThickness: 2.3 });
const cagedCase = (maxGpuLength: number, maxGpuSlots?: number) =>
  aCase({ maxGpuLength, mayHaveCages: true, maxGpuSlots });
const narrowCase = (maxGpuLength: number) => aCase({ maxGpuLength, maxGpuSlots: 2 });
const oldMotherboard = (formFactor: string, socket = 'AM4') =>
  aBoard({ hasGpuSlot: undefined, formFactor, socket });
const atxPsu = aPsu({ formFactor: 'ATX' });

/** The verdicts on two parts, with a piece of the sentence. Limits are tested from both sides. */
const PAIRS: readonly (readonly [FindingCode, text: string, Part, Part])[] = [
  // Processor and motherboard.
  ['fits', 'the CPU fits the board', aCpu(), aBoard()],
  ['socket-differs', 'needs socket S2; the board has S1', aCpu({ socket: 'S2' }), aBoard()],
  ['bios-flashback', 'only a USB stick. It is new.', secondCpu, aBoard()],
  ['bios-update', 'an older processor', secondCpu, aBoard({ hasFlashback: false })],
  [
    'bios-unknown',
    'may first need a BIOS update from a USB stick',
    aCpu({ series: undefined }),
    aBoard(),
  ],
  ['cpu-unlisted', 'takes the CPU', aCpu({ series: 'Third' }), aBoard()],
  ['cpu-draws-much', '100 W', aCpu(), aBoard({ maxCpuWatts: 99 })],
  ['fits', 'the CPU fits the board', aCpu(), aBoard({ maxCpuWatts: 100 })],
  // Memory.
  ['fits', 'the kit fits the board', aKit({ profiles: ['XMP', 'EXPO'], gigabytes: 192 }), aBoard()],
  ['memory-too-large', '193 GB', aKit({ gigabytes: 193 }), aBoard()],
  [
    'memory-type-differs',
    'DDR4 modules don’t go in DDR5 or DDR3 slots',
    aKit({ type: 'DDR4' }),
    aBoard({ memorySpeeds: { DDR5: 1, DDR3: 1 } }),
  ],
  ['memory-type-differs', 'doesn’t fit the CPU', aKit({ type: 'DDR4', speed: undefined }), aCpu()],
  [
    'profile-differs',
    'since the board reads EXPO, not XMP',
    aKit({ profiles: ['XMP'] }),
    aBoard({ profiles: ['EXPO'] }),
  ],
  [
    'memory-details-unknown',
    'We’ll check modules and speed',
    aKit({ modules: undefined }),
    aBoard(),
  ],
  [
    'detail-unknown',
    'DDR5. Some boards like it take DDR4',
    aKit(),
    aBoard({ memorySpeeds: undefined, memoryChoices: ['DDR4', 'DDR5'] }),
  ],
  ['memory-overclock', 'XMP or EXPO for 6000 MT/s', profileKit, aCpu()],
  ['memory-overclock', 'EXPO or XMP', aKit({ profiles: undefined, speed: 6000 }), aCpu()],
  ['memory-overclock', 'rated for DDR5-5600', aKit({ speed: 6000 }), aBoard()],
  ['slots-short', 'five memory slots, and the board has 4', aKit({ modules: 5 }), aBoard()],
  ['fact-unknown', 'memory slots', aKit({ modules: 5 }), aBoard({ memorySlots: undefined })],
  ['fact-unknown', 'memory slots', aKit({ modules: 3 }), miniItxMotherboard],
  ['many-modules', 'slower than two on the board', aKit({ modules: 4 }), aBoard()],
  ['memory-too-tall', '40.1 mm tall', aKit({ height: 40.1 }), aCooler()],
  ['fits', 'leaves 40 mm', aKit({ height: 40 }), aCooler()],
  // Power. A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', '100 W below', aCard({ recommendedPsuWatts: 850 }), aPsu()],
  ['watts-short', '300 W', modestGpu, aPsu({ watts: 299 })],
  ['watts-tight', '300 W of the 300 W', modestGpu, aPsu({ watts: 300 })],
  ['watts-tight', '300 W of the 399 W', modestGpu, aPsu({ watts: 399 })],
  ['watts-without-cpu', '300 W of the 400 W', modestGpu, aPsu({ watts: 400 })],
  // Power for a Core i9 and for all other parts.
  ['watts-without-cpu', 'without a processor', aCard(), aPsu({ watts: 652 })],
  ['fits', 'works with the PSU', aCard(), aPsu({ watts: 653 })],
  [
    'watts-without-cpu',
    'processor. Check for two',
    aCard(),
    aPsu({ watts: 652, leads: undefined }),
  ],
  // Where the supply's leads are not on record, the verdict on its power says which to check for.
  ['psu-below-recommended', 'Check for two 8-pin', aCard(), aPsu({ watts: 600, leads: undefined })],
  ['watts-tight', 'PC. Check for two', modestGpu, aPsu({ watts: 300, leads: undefined })],
  ['leads-short', 'four 8-pin PCIe leads', aCard({ leads: { '8-pin': 4 } }), aPsu()],
  ['adapter-needed', 'three 8-pin PCIe leads', adaptedGpu, aPsu({ leads: { '8-pin': 3 } })],
  ['leads-short', 'one 16-pin lead', adaptedGpu, aPsu({ leads: { '8-pin': 2 } })],
  ['fact-unknown', 'card comes with an adapter', wiredGpu, aPsu({ leads: { '8-pin': 3 } })],
  [
    'leads-short',
    'one 16-pin lead, which the PSU doesn’t have',
    wiredGpu,
    aPsu({ leads: { EPS: 1 } }),
  ],
  ['leads-unknown', 'or three 8-pin PCIe leads', adaptedGpu, aPsu({ leads: undefined })],
  ['leads-unknown', 'ask us about an adapter', wiredGpu, aPsu({ leads: undefined })],
  // Slots for graphics cards and drives.
  ['slot-to-avoid', 'Keep slot M.2_1 free, or the card drops to x8', aCard(), sharingMotherboard],
  ['fits', 'the card fits the board', aCard(), oldMotherboard('Micro ATX')],
  ['fits', 'the card fits the board', aCard(), oldMotherboard('EATX')],
  ['cover-off', 'cover off', aDrive({ hasHeatsink: true }), aBoard()],
  ['slots-short', 'one M.2 slot, and the board has 0', aDrive(), aBoard({ m2Slots: [] })],
  ['drive-slowed', 'Gen 5 slot', aDrive({ generation: 6 }), aBoard()],
  ['lanes-shared', 'Full speed needs slot M.2_1', aDrive({ generation: 5 }), sharingMotherboard],
  // Leads for the motherboard. With a common socket, it has at most two processor power inputs.
  ['eps-short', 'leads for 1', aBoard({ epsInputs: 2 }), aPsu()],
  ['detail-unknown', 'leads for the processor', aBoard(), aPsu({ leads: { '8-pin': 3 } })],
  [
    'fits',
    'the PSU works with the board',
    aBoard({ epsInputs: undefined, socket: 'AM4' }),
    aPsu({ leads: { EPS: 2 } }),
  ],
  [
    'detail-unknown',
    'We’ll check the power leads for the processor',
    aBoard({ epsInputs: undefined, socket: 'AM4' }),
    aPsu(),
  ],
  [
    'detail-unknown',
    'We’ll check the power leads for the processor',
    aBoard({ epsInputs: undefined, socket: 'TR4' }),
    aPsu({ leads: { EPS: 2 } }),
  ],
  ['fact-unknown', 'power connector', aBoard({ socket: undefined }), aPsu()],
  ['fact-unknown', 'power connector', aBoard({ mayHaveOwnConnector: true }), aPsu()],
  ['psu-12vo', 'the board needs a 10-pin', aBoard({ is12vo: true }), aPsu()],
  ['psu-12vo', 'lead of the PSU', aBoard(), aPsu({ is12vo: true })],
  // Sizes. Form factors have several spellings, and EATX motherboards several widths.
  ['psu-too-big', 'SFX and SFX-L', atxPsu, aCase({ psuFormFactors: ['SFX', 'SFX-L'] })],
  ['fact-unknown', 'size', atxPsu, aCase({ mayNeedSmallPsu: true })],
  ['board-too-big', 'takes ITX at most', aBoard(), aCase({ formFactors: ['ITX'] })],
  [
    'fits',
    'the board fits the case',
    aBoard({ formFactor: 'Micro-ATX' }),
    aCase({ formFactors: ['mATX'] }),
  ],
  ['fact-unknown', 'largest board', aBoard({ formFactor: 'E-ATX' }), aCase()],
  ['fact-unknown', 'size', aBoard({ formFactor: 'Thin Mini-ITX' }), aCase()],
  [
    'detail-unknown',
    'if it’s wide',
    aBoard({ formFactor: 'E-ATX' }),
    aCase({ formFactors: ['EATX'] }),
  ],
  // Graphics card and case. Neither our own margin nor an unknown length makes them incompatible.
  ['gpu-too-long', 'needs 3 mm more room than the case has', longGpu, aCase({ maxGpuLength: 347 })],
  ['gpu-tight', '348 mm long, and the case takes 348 mm', longGpu, aCase({ maxGpuLength: 348 })],
  // A front fan that can be taken out leaves 25 mm more.
  [
    'gpu-tight',
    'only without its front fan',
    longGpu,
    aCase({ maxGpuLength: 323, hasFrontFan: true }),
  ],
  ['gpu-too-long', '28 mm more', longGpu, aCase({ maxGpuLength: 322, hasFrontFan: true })],
  ['gpu-tight', 'nothing to spare', longGpu, aCase({ maxGpuLength: 350 })],
  ['gpu-tight', '14 mm to spare. Check for a drive cage', longGpu, cagedCase(364)],
  ['gpu-tight', 'three slots free and for a drive cage', longGpu, cagedCase(349, 2)],
  ['gpu-radiator', '15 mm to spare', longGpu, aCase({ maxGpuLength: 365 })],
  ['gpu-radiator', '64 mm to spare. A front radiator', longGpu, aCase({ maxGpuLength: 414 })],
  ['gpu-has-room', '65 mm to spare', longGpu, aCase({ maxGpuLength: 415, maxGpuSlots: 3 })],
  ['gpu-slots-tight', 'for the case. Check that it has three', thickGpu, narrowCase(385)],
  ['gpu-slots-tight', 'three slots free, with 64 mm to spare', thickGpu, narrowCase(384)],
  ['gpu-slots-tight', 'slots', aCard({ requiredLength: 340 }), aCase({ maxGpuSlots: 3 })],
  ['gpu-caged', 'Check for a drive cage', longGpu, cagedCase(559)],
  ['gpu-has-room', 'fits the case with 210 mm to spare.', longGpu, cagedCase(560)],
  ['fact-unknown', 'length', aCard({ requiredLength: 350 }), aCase({ maxGpuLength: 349 })],
  ['fact-unknown', 'length', aCard({ length: 348 }), aCase()],
  // Parts of a ready-made PC.
  ['ready-made', 'sizes and connectors', aCard(), makeReadyMade(aPsu())],
  [
    'watts-short',
    'draws up to 300 W, and your PSU has 250 W',
    aCard(),
    makeReadyMade(aPsu({ watts: 250 })),
  ],
];

/** Checks that a text is short English: no code, no gap for a missing name, one colon at most. */
function expectEnglish(text: string) {
  expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|^$| {2}| [.,]|function|:.*:/);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
  for (const sentence of text.split(/[.?!:;] /))
    expect(sentence.split(' ').length).toBeLessThan(26);
}

it.each(PAIRS)('finds %s (%s), and says so in English in each place', (code, text, one, other) => {
  const verdict = collectPairFindings(one, other)[0] as Finding;
  expect(verdict.code).toBe(code);
  const sentence = formatSentence(verdict);
  expect(sentence.toLowerCase()).toContain(text.toLowerCase());
  expect(sentence).toMatch(/[.?]$/);
  for (const shown of [
    sentence,
    formatHeadline(verdict),
    formatCardLine(verdict, one.id),
    formatCardLine(verdict, other.id),
    ...Object.values(formatCell(verdict)).filter((words) => words !== undefined),
  ])
    expectEnglish(shown);
  const summaryAdvice = fillFindingText(verdict.summary?.advice ?? '', []);
  expect(summaryAdvice).not.toMatch(/[{}[\]|]/);
  const email = formatSentence({ ...verdict, parts: verdict.parts.map(makeOwned) }, 'email');
  expect(email).toMatch(/\b[Mm]y .*[.?]$/);
  expect(email).not.toMatch(SHOP_WORDS);
});

/** The facts that decide, and two parts that fit while all of these facts are on record. */
it.each<[facts: string, Part, Part]>([
  ['socket series biosReasonsBySeries', aCpu(), aBoard()],
  ['type speed modules gigabytes maxGigabytes profiles memorySpeeds memorySlots', aKit(), aBoard()],
  ['type speed memorySpeeds', aKit(), aCpu()],
  ['recommendedPsuWatts watts leads', aCard(), aPsu()],
  ['hasGpuSlot', aCard(), aBoard()],
  ['generation hasHeatsink m2Slots', aDrive(), aBoard()],
  ['hasM2Covers', aDrive({ hasHeatsink: true }), aBoard({ hasM2Covers: false })],
  ['epsInputs', aBoard(), aPsu()],
  ['requiredLength maxGpuLength', aCard({ requiredLength: 300 }), aCase()],
  ['formFactor formFactors', aBoard(), aCase()],
  ['formFactor', atxPsu, aCase({ psuFormFactors: ['SFX', 'ATX'] })],
  ['height maxMemoryHeight', aKit(), aCooler()],
])('makes no parts compatible while one of these facts is unknown: %s', (facts, one, other) => {
  const omit = (part: Part, fact: string) => ({
    ...part,
    facts: { ...part.facts, [fact]: undefined } as Part['facts'],
  });
  expect(collectPairFindings(one, other)[0]?.outcome).toBe('compatible');
  for (const fact of facts.split(' ')) {
    const [verdict] = collectPairFindings(omit(one, fact), omit(other, fact));
    const outcome = verdict?.outcome ?? 'no verdict';
    expect(`${fact}: ${outcome}`).toMatch(/: (?:unverified|conditional|no verdict)$/);
  }
});

it.each<[parts: string, Part, Part]>([
  ['a drive and a supply', aDrive(), aPsu()],
  ['a board and a supply whose leads nobody states', aBoard(), aPsu({ leads: undefined })],
  ['a supply and a case whose sizes of supplies nobody states', atxPsu, aCase()],
  ['a card and a board that may have no slot for it', aCard(), oldMotherboard('Mini-ITX')],
  ['a card and a board that may be too old for it', aCard(), oldMotherboard('ATX', 'LGA1150')],
])('finds nothing on %s', (_, one, other) => {
  expect(collectPairFindings(one, other)).toEqual([]);
});
