import type { Leads } from '@/data/parts/facts';
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

/** Parts that work together. The sentences name each by its one-letter id: 'the P fits the B'. */
const P = cpu('P');
const B = motherboard('B');
const W = psu('W');
const K = pcCase('K');
const L = cooler('L');

const m2Slots = [
  { generation: 5, count: 1, unshared: 0 },
  { generation: 4, count: 2, unshared: 2 },
];
const sharingMotherboard = motherboard('B', { m2Slots, sharedSlot: 'M.2_1' });
const secondCpu = cpu('P', { series: 'Second' });
const ddr4Kit = memory('M', { type: 'DDR4' });
const profileKit = memory('M', { profiles: ['A', 'B'], speed: 6000 });
const fastKit = memory('M', { profiles: undefined, speed: 6000 });
const modestGpu = gpu('G', { recommendedPsuWatts: 300 });
const wiredGpu = gpu('G', { leads: { '16-pin': 1 } });
const adaptedGpu = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const longGpu = gpu('G', { length: 348, requiredLength: 350, slotThickness: 3 });
const thickGpu = gpu('G', { length: 300, requiredLength: 320, slotThickness: 2.3 });
const caseWithRoom = (maxGpuLength: number, facts: Parameters<typeof pcCase>[1] = {}) =>
  pcCase('K', { maxGpuLength, ...facts });
const cagedCase = (maxGpuLength: number, maxGpuSlots?: number) =>
  caseWithRoom(maxGpuLength, { mayHaveCages: true, maxGpuSlots });
const narrowCase = (maxGpuLength: number) => caseWithRoom(maxGpuLength, { maxGpuSlots: 2 });
const supplyOf = (watts: number) => psu('W', { watts });
const supplyOfUnknownLeads = (watts: number) => psu('W', { watts, leads: undefined });
const supplyWithLeads = (leads: Leads | undefined) => psu('W', { leads });
const motherboardWith = (facts: Parameters<typeof motherboard>[1]) => motherboard('B', facts);
const ddr5OrDdr3Motherboard = motherboardWith({ memorySpeeds: { DDR5: 1, DDR3: 1 } });
const eatxMotherboard = motherboardWith({ formFactor: 'E-ATX' });
const motherboardOfUnknownSlots = (formFactor: string) =>
  motherboardWith({ memorySlots: undefined, formFactor });
const ddr4OrDdr5Motherboard = motherboardWith({
  memorySpeeds: undefined,
  memoryChoices: ['DDR4', 'DDR5'],
});
const oldMotherboardOf = (formFactor: string, socket = 'AM4') =>
  motherboardWith({ hasGpuSlot: undefined, formFactor, socket });
const atxPsu = psu('W', { formFactor: 'ATX' });

/** The verdicts on two parts, with a piece of their sentences. Each limit is tested from both sides. */
const PAIRS: readonly (readonly [FindingCode, text: string, Part, Part])[] = [
  // Processor and motherboard.
  ['fits', 'the P fits the B', P, B],
  ['socket-differs', 'since the socket is S1, not S2', cpu('P', { socket: 'S2' }), B],
  ['bios-flashback', 'from a USB stick. It is new.', secondCpu, B],
  ['bios-update', 'an older processor', secondCpu, motherboardWith({ hasFlashback: false })],
  [
    'bios-unknown',
    'may first need a BIOS update from a USB stick',
    cpu('P', { series: undefined }),
    B,
  ],
  ['cpu-unlisted', 'takes the P', cpu('P', { series: 'Third' }), B],
  ['cpu-draws-much', '100 W', P, motherboardWith({ maxCpuWatts: 99 })],
  ['fits', '', P, motherboardWith({ maxCpuWatts: 100 })],
  // Memory.
  ['fits', '', memory('M', { profiles: ['XMP', 'EXPO'], gigabytes: 192 }), B],
  ['memory-too-large', '193 GB', memory('M', { gigabytes: 193 }), B],
  [
    'memory-type-differs',
    'DDR4 modules don’t go in DDR5 or DDR3 slots',
    ddr4Kit,
    ddr5OrDdr3Motherboard,
  ],
  ['memory-type-differs', 'doesn’t fit the P', memory('M', { type: 'DDR4', speed: undefined }), P],
  [
    'profile-differs',
    'since the board reads C/D, not A/B',
    profileKit,
    motherboardWith({ profiles: ['C', 'D'] }),
  ],
  ['memory-details-unknown', '', memory('M', { modules: undefined }), B],
  ['detail-unknown', 'DDR5. Some boards like it take DDR4', memory('M'), ddr4OrDdr5Motherboard],
  ['memory-overclock', 'A or B for 6000 MT/s', profileKit, P],
  ['memory-overclock', 'EXPO or XMP', fastKit, P],
  ['memory-overclock', 'rated for DDR5-5600', memory('M', { speed: 6000 }), B],
  ['slots-short', 'five memory slots, and the B has 4', memory('M', { modules: 5 }), B],
  ['fact-unknown', 'memory slots', memory('M', { modules: 5 }), motherboardOfUnknownSlots('ATX')],
  [
    'fact-unknown',
    'memory slots',
    memory('M', { modules: 3 }),
    motherboardOfUnknownSlots('Mini-ITX'),
  ],
  ['many-modules', 'slower than two on the B', memory('M', { modules: 4 }), B],
  ['memory-too-tall', '40.1 mm tall', memory('M', { height: 40.1 }), L],
  ['fits', 'leaves 40 mm', memory('M', { height: 40 }), L],
  // Power. A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', '100 W short', gpu('G', { recommendedPsuWatts: 850 }), W],
  ['watts-short', '300 W', modestGpu, supplyOf(299)],
  ['watts-tight', '300 W of the 300 W', modestGpu, supplyOf(300)],
  ['watts-tight', '300 W of the 399 W', modestGpu, supplyOf(399)],
  ['watts-without-cpu', '300 W of the 400 W', modestGpu, supplyOf(400)],
  // Power for a Core i9 and for all other parts.
  ['watts-without-cpu', '', gpu('G'), supplyOf(652)],
  ['fits', 'works with the W', gpu('G'), supplyOf(653)],
  ['watts-without-cpu', 'two 8-pin', gpu('G'), supplyOfUnknownLeads(652)],
  // Where the supply's leads are not on record, the verdict on its power says which to check for.
  ['psu-below-recommended', 'Check for two 8-pin', gpu('G'), supplyOfUnknownLeads(600)],
  ['watts-tight', 'PC. Check for two', modestGpu, supplyOfUnknownLeads(300)],
  ['leads-short', 'four 8-pin PCIe leads', gpu('G', { leads: { '8-pin': 4 } }), W],
  ['adapter-needed', 'three 8-pin PCIe leads', adaptedGpu, supplyWithLeads({ '8-pin': 3 })],
  ['leads-short', 'one 16-pin lead', adaptedGpu, supplyWithLeads({ '8-pin': 2 })],
  [
    'fact-unknown',
    'whether the graphics card comes with an adapter',
    wiredGpu,
    supplyWithLeads({ '8-pin': 3 }),
  ],
  ['leads-short', '', wiredGpu, supplyWithLeads({ EPS: 1 })],
  ['leads-unknown', 'or three 8-pin PCIe leads', adaptedGpu, supplyWithLeads(undefined)],
  ['leads-unknown', 'ask us about an adapter', wiredGpu, supplyWithLeads(undefined)],
  // Slots for graphics cards and drives.
  ['slot-to-avoid', 'Keep slot M.2_1 free, or the card drops to x8', gpu('G'), sharingMotherboard],
  ['fits', '', gpu('G'), oldMotherboardOf('Micro ATX')],
  ['fits', '', gpu('G'), oldMotherboardOf('EATX')],
  ['cover-off', 'cover off', drive('D', { hasHeatsink: true }), B],
  ['slots-short', 'one M.2 slot, and the B has 0', drive('D'), motherboardWith({ m2Slots: [] })],
  ['drive-slowed', 'Gen 5 slot', drive('D', { generation: 6 }), B],
  [
    'lanes-shared',
    'Full speed needs slot M.2_1',
    drive('D', { generation: 5 }),
    sharingMotherboard,
  ],
  // Leads for the motherboard. Motherboards with common sockets have at most two power inputs for the processor.
  ['eps-short', 'leads for 1', motherboardWith({ epsInputs: 2 }), W],
  ['detail-unknown', 'leads for the processor', B, supplyWithLeads({ '8-pin': 3 })],
  [
    'fits',
    '',
    motherboardWith({ epsInputs: undefined, socket: 'AM4' }),
    supplyWithLeads({ EPS: 2 }),
  ],
  ['detail-unknown', '', motherboardWith({ epsInputs: undefined, socket: 'AM4' }), W],
  [
    'detail-unknown',
    '',
    motherboardWith({ epsInputs: undefined, socket: 'TR4' }),
    supplyWithLeads({ EPS: 2 }),
  ],
  ['fact-unknown', 'power connector', motherboardWith({ socket: undefined }), W],
  ['fact-unknown', 'power connector', motherboardWith({ mayHaveOwnConnector: true }), W],
  ['psu-12vo', 'the B needs a 10-pin', motherboardWith({ is12vo: true }), W],
  ['psu-12vo', 'lead of the W', B, psu('W', { is12vo: true })],
  // Sizes. Form factors have several spellings, and EATX motherboards several widths.
  ['psu-too-big', 'SFX and SFX-L', atxPsu, pcCase('K', { psuFormFactors: ['SFX', 'SFX-L'] })],
  ['fact-unknown', 'size', atxPsu, pcCase('K', { mayNeedSmallPsu: true })],
  ['board-too-big', 'takes ITX at most', B, pcCase('K', { formFactors: ['ITX'] })],
  [
    'fits',
    '',
    motherboardWith({ formFactor: 'Micro-ATX' }),
    pcCase('K', { formFactors: ['mATX'] }),
  ],
  ['fact-unknown', 'largest board', eatxMotherboard, K],
  ['fact-unknown', 'size', motherboardWith({ formFactor: 'Thin Mini-ITX' }), K],
  ['detail-unknown', 'if it’s wide', eatxMotherboard, pcCase('K', { formFactors: ['EATX'] })],
  // Graphics card and case. Neither our own margin nor an unknown length makes them incompatible.
  ['gpu-too-long', 'needs 3 mm more room than the K has', longGpu, caseWithRoom(347)],
  ['gpu-tight', '348 mm long, and the K takes 348 mm', longGpu, caseWithRoom(348)],
  // A front fan that can be taken out leaves 25 mm more.
  ['gpu-tight', 'only without its front fan', longGpu, caseWithRoom(323, { hasFrontFan: true })],
  ['gpu-too-long', '28 mm more', longGpu, caseWithRoom(322, { hasFrontFan: true })],
  ['gpu-tight', 'nothing to spare', longGpu, caseWithRoom(350)],
  ['gpu-tight', '14 mm to spare. Check for a drive cage', longGpu, cagedCase(364)],
  ['gpu-tight', 'three slots free and for a drive cage', longGpu, cagedCase(349, 2)],
  ['gpu-radiator', '15 mm to spare', longGpu, caseWithRoom(365)],
  ['gpu-radiator', '64 mm to spare. A front radiator', longGpu, caseWithRoom(414)],
  ['gpu-has-room', '65 mm to spare', longGpu, caseWithRoom(415, { maxGpuSlots: 3 })],
  ['gpu-slots-tight', 'short enough for the K. Check that it has three', thickGpu, narrowCase(385)],
  ['gpu-slots-tight', 'if it has three slots free, with 64 mm to spare', thickGpu, narrowCase(384)],
  ['gpu-slots-tight', 'slots', gpu('G', { requiredLength: 340 }), pcCase('K', { maxGpuSlots: 3 })],
  ['gpu-caged', 'Check for a drive cage', longGpu, cagedCase(559)],
  ['gpu-has-room', '', longGpu, cagedCase(560)],
  ['fact-unknown', 'length', gpu('G', { requiredLength: 350 }), caseWithRoom(349)],
  ['fact-unknown', 'length', gpu('G', { length: 348 }), K],
  // Parts of a ready-made PC.
  ['ready-made', 'sizes and connectors', gpu('G'), makeReadyMade(psu('W'))],
  ['watts-short', '', gpu('G'), makeReadyMade(psu('W', { watts: 250 }))],
];

/** Checks that a text is short English without code, with at most one colon and without a gap where a name was left out. */
function expectEnglish(text: string) {
  expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|^$| {2}| [.,]|function|:.*:/);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
  for (const sentence of text.split(/[.?!:;] /))
    expect(sentence.split(' ').length).toBeLessThan(26);
}

it.each(PAIRS)('finds %s (%s), and says so in English in each place', (code, text, one, other) => {
  const parts = [one, other];
  const verdict = collectPairFindings(one, other)[0] as Finding;
  expect(verdict.code).toBe(code);
  const sentence = formatSentence(verdict, parts);
  expect(sentence.toLowerCase()).toContain(text.toLowerCase());
  expect(sentence).toMatch(/[.?]$/);
  for (const shown of [
    sentence,
    formatHeadline(verdict, parts),
    formatCardLine(verdict, parts, one.id),
    formatCardLine(verdict, parts, other.id),
    formatCell(verdict),
  ])
    expectEnglish(shown);
  expect(verdict.summary?.advice ?? '').not.toMatch(/[{}[\]|]/);
  const email = formatSentence(verdict, parts.map(makeOwned), 'email');
  expect(email).toMatch(/\b[Mm]y .*[.?]$/);
  expect(email).not.toMatch(SHOP_WORDS);
});

/** The facts that decide, and two parts that fit while all of these facts are on record. */
it.each<[facts: string, Part, Part]>([
  ['socket series biosReasonsBySeries', P, B],
  ['type speed modules gigabytes maxGigabytes profiles memorySpeeds memorySlots', memory('M'), B],
  ['type speed memorySpeeds', memory('M'), P],
  ['recommendedPsuWatts watts leads', gpu('G'), W],
  ['hasGpuSlot', gpu('G'), B],
  ['generation hasHeatsink m2Slots', drive('D'), B],
  ['hasM2Covers', drive('D', { hasHeatsink: true }), motherboardWith({ hasM2Covers: false })],
  ['epsInputs', B, W],
  ['requiredLength maxGpuLength', gpu('G', { requiredLength: 300 }), K],
  ['formFactor formFactors', B, K],
  ['formFactor', atxPsu, pcCase('K', { psuFormFactors: ['SFX', 'ATX'] })],
  ['height maxMemoryHeight', memory('M'), L],
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
  ['a drive and a supply', drive('D'), W],
  ['a board and a supply whose leads nobody states', B, supplyWithLeads(undefined)],
  ['a supply and a case whose sizes of supplies nobody states', atxPsu, K],
  ['a card and a board that may have no slot for it', gpu('G'), oldMotherboardOf('Mini-ITX')],
  ['a card and a board that may be too old for it', gpu('G'), oldMotherboardOf('ATX', 'LGA1150')],
])('finds nothing on %s', (_, one, other) => {
  expect(collectPairFindings(one, other)).toEqual([]);
});
