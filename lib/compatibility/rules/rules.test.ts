import type { MotherboardFormFactor } from '@/data/parts/facts';
import { collectPairFindings } from '../collect-findings';
import type { Finding, FindingCode } from '../finding';
import { fillFindingText } from '../finding-text';
import { formatCardLine, formatCell, formatHeadline, formatSentence } from '../format-finding';
import type { Part } from '../parts';
import {
  createCase,
  createCooler,
  createCpu,
  createDrive,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
  makeOwned,
  makeReadyMade,
} from '../testing/parts';
import { SHOP_WORDS } from '../testing/shop-words';

/** Parts that all work together. */
const motherboard = createMotherboard();
const cpu = createCpu();
const memory = createMemory();
const drive = createDrive();
const gpu = createGpu();
const psu = createPsu();
const pcCase = createCase();
const cooler = createCooler();

const miniItxMotherboard = createMotherboard({ memorySlots: undefined, formFactor: 'Mini-ITX' });
const m2Slots = [
  { generation: 5, count: 1, unshared: 0 },
  { generation: 4, count: 2, unshared: 2 },
];
const sharingMotherboard = createMotherboard({ m2Slots, sharedSlot: 'M.2_1' });
const secondCpu = createCpu({ series: 'Second' });
const profileMemory = createMemory({ profiles: ['XMP', 'EXPO'], speed: 6000 });
const modestGpu = createGpu({ recommendedPsuWatts: 300 });
const wiredGpu = createGpu({ leads: { '16-pin': 1 } });
const adaptedGpu = createGpu({ leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const longGpu = createGpu({ length: 348, requiredLength: 350, slotThickness: 3 });
const thickGpu = createGpu({ length: 300, requiredLength: 320, slotThickness: 2.3 });
const createCagedCase = (maxGpuLength: number, maxGpuSlots?: number) =>
  createCase({ maxGpuLength, mayHaveCages: true, maxGpuSlots });
const createNarrowCase = (maxGpuLength: number) => createCase({ maxGpuLength, maxGpuSlots: 2 });
const createOldMotherboard = (formFactor: MotherboardFormFactor, socket = 'AM4') =>
  createMotherboard({ hasGpuSlot: undefined, formFactor, socket });
const atxPsu = createPsu({ formFactor: 'ATX' });

/** The verdicts on two parts, with a piece of the sentence. Limits are tested from both sides. */
const PAIRS: readonly (readonly [FindingCode, text: string, Part, Part])[] = [
  // Processor and motherboard.
  ['fits', 'the cpu fits the motherboard', cpu, motherboard],
  [
    'socket-differs',
    'needs socket S2; the motherboard has S1',
    createCpu({ socket: 'S2' }),
    motherboard,
  ],
  ['bios-flashback', 'only a USB stick. It is new.', secondCpu, motherboard],
  ['bios-update', 'an older processor', secondCpu, createMotherboard({ hasFlashback: false })],
  [
    'bios-unknown',
    'may first need a BIOS update from a USB stick',
    createCpu({ series: undefined }),
    motherboard,
  ],
  ['cpu-unlisted', 'takes the cpu', createCpu({ series: 'Third' }), motherboard],
  ['cpu-draws-much', '100 W', cpu, createMotherboard({ maxCpuWatts: 99 })],
  ['fits', 'the cpu fits the motherboard', cpu, createMotherboard({ maxCpuWatts: 100 })],
  // Memory.
  [
    'fits',
    'the memory fits the motherboard',
    createMemory({ profiles: ['XMP', 'EXPO'], gigabytes: 192 }),
    motherboard,
  ],
  ['memory-too-large', '193 GB', createMemory({ gigabytes: 193 }), motherboard],
  [
    'memory-type-differs',
    'DDR4 modules don’t go in DDR5 or DDR3 slots',
    createMemory({ type: 'DDR4' }),
    createMotherboard({ memorySpeeds: { DDR5: 1, DDR3: 1 } }),
  ],
  [
    'memory-type-differs',
    'doesn’t fit the cpu',
    createMemory({ type: 'DDR4', speed: undefined }),
    cpu,
  ],
  [
    'profile-differs',
    'since the board reads EXPO, not XMP',
    createMemory({ profiles: ['XMP'] }),
    createMotherboard({ profiles: ['EXPO'] }),
  ],
  [
    'memory-details-unknown',
    'We’ll check modules and speed',
    createMemory({ modules: undefined }),
    motherboard,
  ],
  [
    'detail-unknown',
    'DDR5. Some boards like it take DDR4',
    memory,
    createMotherboard({ memorySpeeds: undefined, memoryChoices: ['DDR4', 'DDR5'] }),
  ],
  ['memory-overclock', 'XMP or EXPO for 6000 MT/s', profileMemory, cpu],
  ['memory-overclock', 'EXPO or XMP', createMemory({ profiles: undefined, speed: 6000 }), cpu],
  ['memory-overclock', 'rated for up to DDR5-5600', createMemory({ speed: 6000 }), motherboard],
  [
    'slots-short',
    'five memory slots, and the motherboard has 4',
    createMemory({ modules: 5 }),
    motherboard,
  ],
  [
    'fact-unknown',
    'memory slots',
    createMemory({ modules: 5 }),
    createMotherboard({ memorySlots: undefined }),
  ],
  ['fact-unknown', 'memory slots', createMemory({ modules: 3 }), miniItxMotherboard],
  ['many-modules', 'slower than two on the motherboard', createMemory({ modules: 4 }), motherboard],
  ['memory-too-tall', '40.1 mm tall', createMemory({ height: 40.1 }), cooler],
  ['fits', 'leaves 40 mm', createMemory({ height: 40 }), cooler],
  // Power. A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', '100 W below', createGpu({ recommendedPsuWatts: 850 }), psu],
  ['watts-short', '300 W', modestGpu, createPsu({ watts: 299 })],
  ['watts-tight', '300 W of the 300 W', modestGpu, createPsu({ watts: 300 })],
  ['watts-tight', '300 W of the 399 W', modestGpu, createPsu({ watts: 399 })],
  ['watts-without-cpu', '300 W of the 400 W', modestGpu, createPsu({ watts: 400 })],
  // Power for a Core i9 and for all other parts.
  ['watts-without-cpu', 'without a processor', gpu, createPsu({ watts: 652 })],
  ['fits', 'works with the psu', gpu, createPsu({ watts: 653 })],
  [
    'watts-without-cpu',
    'processor. Check for two',
    gpu,
    createPsu({ watts: 652, leads: undefined }),
  ],
  // Where its leads are not on record, the verdict on a power supply says which to check for.
  [
    'psu-below-recommended',
    'Check for two 8-pin',
    gpu,
    createPsu({ watts: 600, leads: undefined }),
  ],
  ['watts-tight', 'PC. Check for two', modestGpu, createPsu({ watts: 300, leads: undefined })],
  ['leads-short', 'four 8-pin PCIe leads', createGpu({ leads: { '8-pin': 4 } }), psu],
  ['adapter-needed', 'three 8-pin PCIe leads', adaptedGpu, createPsu({ leads: { '8-pin': 3 } })],
  // The advice on the adapter hides no condition and no shortage.
  [
    'watts-without-cpu',
    '300 W of the 652 W',
    adaptedGpu,
    createPsu({ watts: 652, leads: { '8-pin': 3 } }),
  ],
  [
    'psu-below-recommended',
    '1 W below',
    adaptedGpu,
    createPsu({ watts: 649, leads: { '8-pin': 3 } }),
  ],
  [
    'watts-tight',
    '300 W of the 310 W',
    adaptedGpu,
    createPsu({ watts: 310, leads: { '8-pin': 3 } }),
  ],
  ['leads-short', 'one 16-pin lead', adaptedGpu, createPsu({ leads: { '8-pin': 2 } })],
  ['fact-unknown', 'card comes with an adapter', wiredGpu, createPsu({ leads: { '8-pin': 3 } })],
  [
    'leads-short',
    'one 16-pin lead, which the psu doesn’t have',
    wiredGpu,
    createPsu({ leads: { EPS: 1 } }),
  ],
  ['leads-unknown', 'or three 8-pin PCIe leads', adaptedGpu, createPsu({ leads: undefined })],
  ['leads-unknown', 'ask us about an adapter', wiredGpu, createPsu({ leads: undefined })],
  // Slots for graphics cards and drives.
  ['slot-to-avoid', 'Keep slot M.2_1 free, or the card drops to x8', gpu, sharingMotherboard],
  ['fits', 'the gpu fits the motherboard', gpu, createOldMotherboard('Micro ATX')],
  ['fits', 'the gpu fits the motherboard', gpu, createOldMotherboard('EATX')],
  ['cover-off', 'cover off', createDrive({ hasHeatsink: true }), motherboard],
  [
    'slots-short',
    'one M.2 slot, and the motherboard has 0',
    drive,
    createMotherboard({ m2Slots: [] }),
  ],
  ['drive-slowed', 'Gen 5 slot', createDrive({ generation: 6 }), motherboard],
  [
    'lanes-shared',
    'Full speed needs slot M.2_1',
    createDrive({ generation: 5 }),
    sharingMotherboard,
  ],
  // Leads for the motherboard. With a common socket, it has at most two processor power inputs.
  ['eps-short', 'leads for 1', createMotherboard({ epsInputs: 2 }), psu],
  ['detail-unknown', 'leads for the processor', motherboard, createPsu({ leads: { '8-pin': 3 } })],
  [
    'fits',
    'the psu works with the motherboard',
    createMotherboard({ epsInputs: undefined, socket: 'AM4' }),
    createPsu({ leads: { EPS: 2 } }),
  ],
  [
    'detail-unknown',
    'We’ll check the power leads for the processor',
    createMotherboard({ epsInputs: undefined, socket: 'AM4' }),
    psu,
  ],
  [
    'detail-unknown',
    'We’ll check the power leads for the processor',
    createMotherboard({ epsInputs: undefined, socket: 'TR4' }),
    createPsu({ leads: { EPS: 2 } }),
  ],
  ['fact-unknown', 'power connector', createMotherboard({ socket: undefined }), psu],
  ['fact-unknown', 'power connector', createMotherboard({ mayHaveOwnConnector: true }), psu],
  ['psu-12vo', 'the motherboard needs a 10-pin', createMotherboard({ is12vo: true }), psu],
  ['psu-12vo', 'lead of the psu', motherboard, createPsu({ is12vo: true })],
  // Sizes. EATX motherboards have several widths.
  ['psu-too-big', 'SFX and SFX-L', atxPsu, createCase({ psuFormFactors: ['SFX', 'SFX-L'] })],
  ['fact-unknown', 'size', atxPsu, createCase({ mayNeedSmallPsu: true })],
  [
    'motherboard-too-big',
    'takes Mini-ITX at most',
    motherboard,
    createCase({ formFactors: ['Mini-ITX'] }),
  ],
  [
    'fits',
    'the motherboard fits the case',
    createMotherboard({ formFactor: 'Micro ATX' }),
    createCase({ formFactors: ['Micro ATX'] }),
  ],
  ['fact-unknown', 'largest board', createMotherboard({ formFactor: 'EATX' }), pcCase],
  ['fact-unknown', 'size', createMotherboard({ formFactor: 'Thin Mini-ITX' }), pcCase],
  [
    'detail-unknown',
    'if it’s wide',
    createMotherboard({ formFactor: 'EATX' }),
    createCase({ formFactors: ['EATX'] }),
  ],
  // Graphics card and case. Neither our own margin nor an unknown length makes them incompatible.
  [
    'gpu-too-long',
    'needs 3 mm more room than the case has',
    longGpu,
    createCase({ maxGpuLength: 347 }),
  ],
  [
    'gpu-tight',
    '348 mm long, and the case takes 348 mm',
    longGpu,
    createCase({ maxGpuLength: 348 }),
  ],
  // A front fan that can be taken out leaves 25 mm more.
  [
    'gpu-tight',
    'only without its front fan',
    longGpu,
    createCase({ maxGpuLength: 323, hasFrontFan: true }),
  ],
  ['gpu-too-long', '28 mm more', longGpu, createCase({ maxGpuLength: 322, hasFrontFan: true })],
  ['gpu-tight', 'nothing to spare', longGpu, createCase({ maxGpuLength: 350 })],
  ['gpu-tight', '14 mm to spare. Check for a drive cage', longGpu, createCagedCase(364)],
  ['gpu-tight', 'three slots free and for a drive cage', longGpu, createCagedCase(349, 2)],
  ['gpu-radiator', '15 mm to spare', longGpu, createCase({ maxGpuLength: 365 })],
  ['gpu-radiator', '64 mm to spare. A front radiator', longGpu, createCase({ maxGpuLength: 414 })],
  ['gpu-has-room', '65 mm to spare', longGpu, createCase({ maxGpuLength: 415, maxGpuSlots: 3 })],
  ['gpu-slots-tight', 'for the case. Check that it has three', thickGpu, createNarrowCase(385)],
  ['gpu-slots-tight', 'three slots free, with 64 mm to spare', thickGpu, createNarrowCase(384)],
  ['gpu-slots-tight', 'slots', createGpu({ requiredLength: 340 }), createCase({ maxGpuSlots: 3 })],
  ['gpu-caged', 'Check for a drive cage', longGpu, createCagedCase(559)],
  ['gpu-has-room', 'fits the case with 210 mm to spare.', longGpu, createCagedCase(560)],
  ['fact-unknown', 'length', createGpu({ requiredLength: 350 }), createCase({ maxGpuLength: 349 })],
  ['fact-unknown', 'length', createGpu({ length: 348 }), pcCase],
  // Parts of a ready-made PC.
  ['ready-made', 'sizes and connectors', gpu, makeReadyMade(psu)],
  [
    'watts-short',
    'draws up to 300 W, and your psu has 250 W',
    gpu,
    makeReadyMade(createPsu({ watts: 250 })),
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
  ['socket series biosReasonsBySeries', cpu, motherboard],
  [
    'type speed modules gigabytes maxGigabytes profiles memorySpeeds memorySlots',
    memory,
    motherboard,
  ],
  ['type speed memorySpeeds', memory, cpu],
  ['recommendedPsuWatts watts leads', gpu, psu],
  ['hasGpuSlot', gpu, motherboard],
  ['generation hasHeatsink m2Slots', drive, motherboard],
  ['hasM2Covers', createDrive({ hasHeatsink: true }), createMotherboard({ hasM2Covers: false })],
  ['epsInputs', motherboard, psu],
  ['requiredLength maxGpuLength', createGpu({ requiredLength: 300 }), pcCase],
  ['formFactor formFactors', motherboard, pcCase],
  ['formFactor', atxPsu, createCase({ psuFormFactors: ['SFX', 'ATX'] })],
  ['height maxMemoryHeight', memory, cooler],
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
  ['a drive and a power supply', drive, psu],
  [
    'a motherboard and a power supply whose leads nobody states',
    motherboard,
    createPsu({ leads: undefined }),
  ],
  ['a power supply and a case whose power supply sizes nobody states', atxPsu, pcCase],
  [
    'a graphics card and a motherboard that may have no slot for it',
    gpu,
    createOldMotherboard('Mini-ITX'),
  ],
  [
    'a graphics card and a motherboard that may be too old for it',
    gpu,
    createOldMotherboard('ATX', 'LGA1150'),
  ],
])('finds nothing on %s', (_, one, other) => {
  expect(collectPairFindings(one, other)).toEqual([]);
});
