import { collectPairFindings } from '../collect-findings';
import type { Finding, FindingCode } from '../finding';
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

/** Creates a part whose id is one letter, by which the sentences name it: 'the P fits the B'. By default, the parts work together. */
const withId =
  <F, P>(create: (id: string, facts?: F) => P, id: string) =>
  (facts?: F) =>
    create(id, facts);
const [P, B] = [withId(cpu, 'P'), withId(motherboard, 'B')];
const [M, D] = [withId(memory, 'M'), withId(drive, 'D')];
const [G, W, K, L] = [withId(gpu, 'G'), withId(psu, 'W'), withId(pcCase, 'K'), withId(cooler, 'L')];

const miniItxMotherboard = B({ memorySlots: undefined, formFactor: 'Mini-ITX' });
const m2Slots = [
  { generation: 5, count: 1, unshared: 0 },
  { generation: 4, count: 2, unshared: 2 },
];
const sharingMotherboard = B({ m2Slots, sharedSlot: 'M.2_1' });
const secondCpu = P({ series: 'Second' });
const profileKit = M({ profiles: ['A', 'B'], speed: 6000 });
const modestGpu = G({ recommendedPsuWatts: 300 });
const wiredGpu = G({ leads: { '16-pin': 1 } });
const adaptedGpu = G({ leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const longGpu = G({ length: 348, requiredLength: 350, slotThickness: 3 });
const thickGpu = G({ length: 300, requiredLength: 320, slotThickness: 2.3 });
const cagedCase = (maxGpuLength: number, maxGpuSlots?: number) =>
  K({ maxGpuLength, mayHaveCages: true, maxGpuSlots });
const narrowCase = (maxGpuLength: number) => K({ maxGpuLength, maxGpuSlots: 2 });
const oldMotherboard = (formFactor: string, socket = 'AM4') =>
  B({ hasGpuSlot: undefined, formFactor, socket });
const atxPsu = W({ formFactor: 'ATX' });

/** The verdicts on two parts, with a piece of their sentences. Each limit is tested from both sides. */
const PAIRS: readonly (readonly [FindingCode, text: string, Part, Part])[] = [
  // Processor and motherboard.
  ['fits', 'the P fits the B', P(), B()],
  ['socket-differs', 'since the socket is S1, not S2', P({ socket: 'S2' }), B()],
  ['bios-flashback', 'from a USB stick. It is new.', secondCpu, B()],
  ['bios-update', 'an older processor', secondCpu, B({ hasFlashback: false })],
  ['bios-unknown', 'may first need a BIOS update from a USB stick', P({ series: undefined }), B()],
  ['cpu-unlisted', 'takes the P', P({ series: 'Third' }), B()],
  ['cpu-draws-much', '100 W', P(), B({ maxCpuWatts: 99 })],
  ['fits', '', P(), B({ maxCpuWatts: 100 })],
  // Memory.
  ['fits', '', M({ profiles: ['XMP', 'EXPO'], gigabytes: 192 }), B()],
  ['memory-too-large', '193 GB', M({ gigabytes: 193 }), B()],
  [
    'memory-type-differs',
    'DDR4 modules don’t go in DDR5 or DDR3 slots',
    M({ type: 'DDR4' }),
    B({ memorySpeeds: { DDR5: 1, DDR3: 1 } }),
  ],
  ['memory-type-differs', 'doesn’t fit the P', M({ type: 'DDR4', speed: undefined }), P()],
  [
    'profile-differs',
    'since the board reads C/D, not A/B',
    profileKit,
    B({ profiles: ['C', 'D'] }),
  ],
  ['memory-details-unknown', '', M({ modules: undefined }), B()],
  [
    'detail-unknown',
    'DDR5. Some boards like it take DDR4',
    M(),
    B({ memorySpeeds: undefined, memoryChoices: ['DDR4', 'DDR5'] }),
  ],
  ['memory-overclock', 'A or B for 6000 MT/s', profileKit, P()],
  ['memory-overclock', 'EXPO or XMP', M({ profiles: undefined, speed: 6000 }), P()],
  ['memory-overclock', 'rated for DDR5-5600', M({ speed: 6000 }), B()],
  ['slots-short', 'five memory slots, and the B has 4', M({ modules: 5 }), B()],
  ['fact-unknown', 'memory slots', M({ modules: 5 }), B({ memorySlots: undefined })],
  ['fact-unknown', 'memory slots', M({ modules: 3 }), miniItxMotherboard],
  ['many-modules', 'slower than two on the B', M({ modules: 4 }), B()],
  ['memory-too-tall', '40.1 mm tall', M({ height: 40.1 }), L()],
  ['fits', 'leaves 40 mm', M({ height: 40 }), L()],
  // Power. A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', '100 W short', G({ recommendedPsuWatts: 850 }), W()],
  ['watts-short', '300 W', modestGpu, W({ watts: 299 })],
  ['watts-tight', '300 W of the 300 W', modestGpu, W({ watts: 300 })],
  ['watts-tight', '300 W of the 399 W', modestGpu, W({ watts: 399 })],
  ['watts-without-cpu', '300 W of the 400 W', modestGpu, W({ watts: 400 })],
  // Power for a Core i9 and for all other parts.
  ['watts-without-cpu', '', G(), W({ watts: 652 })],
  ['fits', 'works with the W', G(), W({ watts: 653 })],
  ['watts-without-cpu', 'processor. Check for two', G(), W({ watts: 652, leads: undefined })],
  // Where the supply's leads are not on record, the verdict on its power says which to check for.
  ['psu-below-recommended', 'Check for two 8-pin', G(), W({ watts: 600, leads: undefined })],
  ['watts-tight', 'PC. Check for two', modestGpu, W({ watts: 300, leads: undefined })],
  ['leads-short', 'four 8-pin PCIe leads', G({ leads: { '8-pin': 4 } }), W()],
  ['adapter-needed', 'three 8-pin PCIe leads', adaptedGpu, W({ leads: { '8-pin': 3 } })],
  ['leads-short', 'one 16-pin lead', adaptedGpu, W({ leads: { '8-pin': 2 } })],
  ['fact-unknown', 'card comes with an adapter', wiredGpu, W({ leads: { '8-pin': 3 } })],
  ['leads-short', '', wiredGpu, W({ leads: { EPS: 1 } })],
  ['leads-unknown', 'or three 8-pin PCIe leads', adaptedGpu, W({ leads: undefined })],
  ['leads-unknown', 'ask us about an adapter', wiredGpu, W({ leads: undefined })],
  // Slots for graphics cards and drives.
  ['slot-to-avoid', 'Keep slot M.2_1 free, or the card drops to x8', G(), sharingMotherboard],
  ['fits', '', G(), oldMotherboard('Micro ATX')],
  ['fits', '', G(), oldMotherboard('EATX')],
  ['cover-off', 'cover off', D({ hasHeatsink: true }), B()],
  ['slots-short', 'one M.2 slot, and the B has 0', D(), B({ m2Slots: [] })],
  ['drive-slowed', 'Gen 5 slot', D({ generation: 6 }), B()],
  ['lanes-shared', 'Full speed needs slot M.2_1', D({ generation: 5 }), sharingMotherboard],
  // Leads for the motherboard. Motherboards with common sockets have at most two power inputs for the processor.
  ['eps-short', 'leads for 1', B({ epsInputs: 2 }), W()],
  ['detail-unknown', 'leads for the processor', B(), W({ leads: { '8-pin': 3 } })],
  ['fits', '', B({ epsInputs: undefined, socket: 'AM4' }), W({ leads: { EPS: 2 } })],
  ['detail-unknown', '', B({ epsInputs: undefined, socket: 'AM4' }), W()],
  ['detail-unknown', '', B({ epsInputs: undefined, socket: 'TR4' }), W({ leads: { EPS: 2 } })],
  ['fact-unknown', 'power connector', B({ socket: undefined }), W()],
  ['fact-unknown', 'power connector', B({ mayHaveOwnConnector: true }), W()],
  ['psu-12vo', 'the B needs a 10-pin', B({ is12vo: true }), W()],
  ['psu-12vo', 'lead of the W', B(), W({ is12vo: true })],
  // Sizes. Form factors have several spellings, and EATX motherboards several widths.
  ['psu-too-big', 'SFX and SFX-L', atxPsu, K({ psuFormFactors: ['SFX', 'SFX-L'] })],
  ['fact-unknown', 'size', atxPsu, K({ mayNeedSmallPsu: true })],
  ['board-too-big', 'takes ITX at most', B(), K({ formFactors: ['ITX'] })],
  ['fits', '', B({ formFactor: 'Micro-ATX' }), K({ formFactors: ['mATX'] })],
  ['fact-unknown', 'largest board', B({ formFactor: 'E-ATX' }), K()],
  ['fact-unknown', 'size', B({ formFactor: 'Thin Mini-ITX' }), K()],
  ['detail-unknown', 'if it’s wide', B({ formFactor: 'E-ATX' }), K({ formFactors: ['EATX'] })],
  // Graphics card and case. Neither our own margin nor an unknown length makes them incompatible.
  ['gpu-too-long', 'needs 3 mm more room than the K has', longGpu, K({ maxGpuLength: 347 })],
  ['gpu-tight', '348 mm long, and the K takes 348 mm', longGpu, K({ maxGpuLength: 348 })],
  // A front fan that can be taken out leaves 25 mm more.
  ['gpu-tight', 'only without its front fan', longGpu, K({ maxGpuLength: 323, hasFrontFan: true })],
  ['gpu-too-long', '28 mm more', longGpu, K({ maxGpuLength: 322, hasFrontFan: true })],
  ['gpu-tight', 'nothing to spare', longGpu, K({ maxGpuLength: 350 })],
  ['gpu-tight', '14 mm to spare. Check for a drive cage', longGpu, cagedCase(364)],
  ['gpu-tight', 'three slots free and for a drive cage', longGpu, cagedCase(349, 2)],
  ['gpu-radiator', '15 mm to spare', longGpu, K({ maxGpuLength: 365 })],
  ['gpu-radiator', '64 mm to spare. A front radiator', longGpu, K({ maxGpuLength: 414 })],
  ['gpu-has-room', '65 mm to spare', longGpu, K({ maxGpuLength: 415, maxGpuSlots: 3 })],
  ['gpu-slots-tight', 'for the K. Check that it has three', thickGpu, narrowCase(385)],
  ['gpu-slots-tight', 'three slots free, with 64 mm to spare', thickGpu, narrowCase(384)],
  ['gpu-slots-tight', 'slots', G({ requiredLength: 340 }), K({ maxGpuSlots: 3 })],
  ['gpu-caged', 'Check for a drive cage', longGpu, cagedCase(559)],
  ['gpu-has-room', '', longGpu, cagedCase(560)],
  ['fact-unknown', 'length', G({ requiredLength: 350 }), K({ maxGpuLength: 349 })],
  ['fact-unknown', 'length', G({ length: 348 }), K()],
  // Parts of a ready-made PC.
  ['ready-made', 'sizes and connectors', G(), makeReadyMade(W())],
  ['watts-short', '', G(), makeReadyMade(W({ watts: 250 }))],
];

/** Checks that a text is short English without code, with at most one colon and without a gap where a name was left out. */
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
    formatCell(verdict),
  ])
    expectEnglish(shown);
  expect(verdict.summary?.advice ?? '').not.toMatch(/[{}[\]|]/);
  const email = formatSentence({ ...verdict, parts: verdict.parts.map(makeOwned) }, 'email');
  expect(email).toMatch(/\b[Mm]y .*[.?]$/);
  expect(email).not.toMatch(SHOP_WORDS);
});

/** The facts that decide, and two parts that fit while all of these facts are on record. */
it.each<[facts: string, Part, Part]>([
  ['socket series biosReasonsBySeries', P(), B()],
  ['type speed modules gigabytes maxGigabytes profiles memorySpeeds memorySlots', M(), B()],
  ['type speed memorySpeeds', M(), P()],
  ['recommendedPsuWatts watts leads', G(), W()],
  ['hasGpuSlot', G(), B()],
  ['generation hasHeatsink m2Slots', D(), B()],
  ['hasM2Covers', D({ hasHeatsink: true }), B({ hasM2Covers: false })],
  ['epsInputs', B(), W()],
  ['requiredLength maxGpuLength', G({ requiredLength: 300 }), K()],
  ['formFactor formFactors', B(), K()],
  ['formFactor', atxPsu, K({ psuFormFactors: ['SFX', 'ATX'] })],
  ['height maxMemoryHeight', M(), L()],
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
  ['a drive and a supply', D(), W()],
  ['a board and a supply whose leads nobody states', B(), W({ leads: undefined })],
  ['a supply and a case whose sizes of supplies nobody states', atxPsu, K()],
  ['a card and a board that may have no slot for it', G(), oldMotherboard('Mini-ITX')],
  ['a card and a board that may be too old for it', G(), oldMotherboard('ATX', 'LGA1150')],
])('finds nothing on %s', (_, one, other) => {
  expect(collectPairFindings(one, other)).toEqual([]);
});
