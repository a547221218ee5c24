import type { Purpose } from '@/lib/enquiry/parse-state';
import type { FindingCode } from '../findings';
import type { CheckedPart } from '../parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './parts';

interface Example {
  readonly parts: readonly CheckedPart[];
  readonly purpose?: Purpose;
  /** True for the findings of checkProduct, which knows ready-made PCs. */
  readonly isReadyMade?: true;
}

const [P, B, W, K, L] = [
  cpu('P'),
  motherboard('B'),
  psu('W'),
  pcCase('K'),
  cooler('L', { sockets: ['S3', 'S1'] }),
];
const M2 = { generation: 5, count: 1, unshared: 0 };
const sharing = motherboard('B', {
  m2: [M2, { generation: 4, count: 2, unshared: 2 }],
  sharedSlot: 'M.2_1',
});
const long = gpu('G', { length: 348, room: 350, thickness: 3 });
const rated = gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 3 } });
const unrated = gpu('G', { leads: { '16-pin': 1 } });
const modest = gpu('G', { minimumSupply: 300 });
const ddr4 = memory('M', { type: 'DDR4' });
const newCpu = cpu('P', { series: 'Second' });
const s2 = cpu('P', { socket: 'S2' });
export const oldBoard = (form: string, socket = 'AM4') => ({
  ...motherboard('B', { slots: undefined, form, socket }),
  isOwned: true,
});
const eitherType = motherboard('B', { memory: { DDR5: 5600, DDR3: 1600 } });
const withProfiles = memory('M', { profiles: ['A', 'B'], speed: 6000 });
const otherProfiles = motherboard('B', { profiles: ['C', 'D'] });
const cased = (cardRoom: number | undefined, facts: Parameters<typeof pcCase>[1] = {}) =>
  pcCase('K', { cardRoom, ...facts } as typeof facts);

const pair = (...parts: readonly CheckedPart[]): Example => ({ parts });
const onePc = (...parts: readonly CheckedPart[]): Example => ({ parts, purpose: 'one-pc' });

/** Two parts with the worst finding on them, and the parameters that matter: each limit from both sides. */
export const pairs: readonly (readonly [
  code: FindingCode,
  params: object,
  one: CheckedPart,
  other: CheckedPart,
])[] = [
  ['fits', {}, P, B],
  ['socket-differs', { cpuSocket: 'S2', boardSocket: 'S1' }, s2, B],
  ['bios-update', { why: 'it is new', usb: 1 }, newCpu, B],
  ['bios-update', { older: 1 }, newCpu, motherboard('B', { flashback: false })],
  ['bios-unknown', { socket: 'S1' }, cpu('P', { series: undefined }), B],
  ['fits', {}, memory('M', { profiles: ['XMP', 'EXPO'], gigabytes: 192 }), B],
  ['memory-type-differs', { type: 'DDR4', supportedTypes: 'DDR5/DDR3' }, ddr4, eitherType],
  ['memory-type-differs', {}, ddr4, P],
  ['memory-too-large', { gigabytes: 256, maxGigabytes: 192 }, memory('M', { gigabytes: 256 }), B],
  ['profile-differs', { kitProfiles: 'A/B', boardProfiles: 'C/D' }, withProfiles, otherProfiles],
  ['memory-details-unknown', {}, memory('M', { modules: undefined }), B],
  ['memory-overclock', { speed: 6000, ratedSpeed: 5600, profile: 'A or B' }, withProfiles, P],
  ['resource-short', { resource: 'memory', need: 8, has: 4 }, memory('M', { modules: 8 }), B],
  // A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', { recommended: 850, watts: 750 }, gpu('G', { minimumSupply: 850 }), W],
  ['watts-short', { draw: 300, watts: 250 }, gpu('G'), psu('W', { watts: 250 })],
  ['watts-tight', { draw: 300, watts: 399 }, modest, psu('W', { watts: 399 })],
  ['watts-without-cpu', {}, modest, psu('W', { watts: 400 })],
  // Room for a Core i9 and for all else.
  ['watts-without-cpu', { draw: 300, watts: 652 }, gpu('G'), psu('W', { watts: 652 })],
  ['psu-recommended', { watts: 653 }, gpu('G'), psu('W', { watts: 653 })],
  [
    'resource-short',
    { resource: '8-pin', need: 4, has: 3 },
    gpu('G', { leads: { '8-pin': 4 } }),
    W,
  ],
  ['adapter-needed', { adapter: '3 × 8-pin' }, rated, psu('W', { leads: { '8-pin': 3 } })],
  ['resource-short', { need: 1, has: 0 }, rated, psu('W', { leads: { '8-pin': 2 } })],
  ['adapter-unknown', {}, unrated, psu('W', { leads: { '8-pin': 3 } })],
  ['resource-short', {}, unrated, psu('W', { leads: { EPS: 1 } })],
  ['leads-unknown', { adapter: '3 × 8-pin' }, rated, psu('W', { leads: undefined })],
  ['fits', {}, gpu('G'), B],
  ['resource-short', { need: 1, has: 0 }, gpu('G', { slot: 'AGP' }), B],
  ['gpu-slot-shared', {}, gpu('G'), sharing],
  ['gpu-any-generation', {}, gpu('G'), oldBoard('Micro ATX')],
  ['gpu-any-generation', {}, gpu('G'), oldBoard('EATX')],
  ['fits', {}, drive('D'), B],
  ['fits', {}, drive('D', { heatsink: true }), motherboard('B', { m2Covers: false })],
  ['cover-off', {}, drive('D', { heatsink: true }), B],
  [
    'resource-short',
    { resource: 'SATA' },
    drive('D', { slot: 'SATA' }),
    motherboard('B', { sata: 0 }),
  ],
  ['drive-slower', { generation: 6, slotGeneration: 5 }, drive('D', { generation: 6 }), B],
  [
    'fast-slot-shares-lanes',
    { slotGeneration: 4, slot: 'M.2_1' },
    drive('D', { generation: 5 }),
    sharing,
  ],
  ['eps-short', { need: 2, has: 1 }, motherboard('B', { eps: 2 }), W],
  ['detail-unknown', { kind: 'psu', fact: 'leads' }, B, psu('W', { leads: { '8-pin': 3 } })],
  ['fits', {}, B, W],
  ['fact-unknown', { fact: 'socket' }, motherboard('B', { socket: undefined }), W],
  // Our own margin refuses nothing, and nor does a card whose length is not on record.
  ['gpu-too-long', { excess: 3 }, long, cased(347)],
  ['gpu-too-long', { excess: 1 }, gpu('G', { length: 348, room: 348 }), cased(347)],
  ['gpu-snug', { length: 348, cardRoom: 348 }, long, cased(348)],
  // Without the fan in front, 25 mm more.
  ['gpu-snug', { length: 348, cardRoom: 323 }, long, cased(323, { frontFan: true })],
  ['gpu-too-long', { excess: 28 }, long, cased(322, { frontFan: true })],
  ['gpu-snug', { slots: 3, cage: 1 }, long, cased(349, { caged: true, cardSlots: 2 })],
  ['gpu-tight', { clearance: 0 }, long, cased(350)],
  ['gpu-tight', { clearance: 14, cage: 1 }, long, cased(364, { caged: true })],
  ['gpu-radiator', { clearance: 15 }, long, cased(365)],
  ['gpu-radiator', { clearance: 55 }, long, cased(405)],
  ['gpu-has-room', { clearance: 56 }, long, cased(406, { cardSlots: 3 })],
  [
    'gpu-narrow',
    { slots: 2.3 },
    gpu('G', { length: 300, room: 320, thickness: 2.3 }),
    cased(406, { cardSlots: 2 }),
  ],
  ['gpu-narrow', {}, gpu('G', { room: 340 }), pcCase('K', { cardSlots: 3 })],
  ['gpu-caged', {}, long, cased(559, { caged: true })],
  ['gpu-has-room', {}, long, cased(560, { caged: true })],
  ['fact-unknown', { fact: 'length' }, gpu('G', { room: 350 }), cased(349)],
  ['fact-unknown', { fact: 'room' }, gpu('G', { length: 348 }), K],
  ['fact-unknown', { fact: 'cardRoom' }, long, cased(undefined)],
  // Forms in any way of writing, and EATX of any width.
  ['board-too-big', { form: 'ATX', largestForm: 'ITX' }, B, pcCase('K', { forms: ['ITX'] })],
  ['fits', {}, motherboard('B', { form: 'Micro-ATX' }), pcCase('K', { forms: ['mATX'] })],
  ['fact-unknown', { fact: 'forms' }, motherboard('B', { form: 'E-ATX' }), K],
  ['cooler-too-tall', { height: 160, room: 150 }, L, pcCase('K', { coolerRoom: 150 })],
  ['fits', {}, L, pcCase('K', { coolerRoom: 160 })],
  ['cooler-socket-differs', { cpuSocket: 'S2', coolerSockets: 'S3/S1' }, L, s2],
  ['memory-too-tall', { height: 44, room: 40 }, memory('M', { height: 44 }), L],
  ['memory-clears', { height: 40, room: 40 }, memory('M', { height: 40 }), L],
];

/** Parts that give each other finding, whatever else they give. */
const otherExamples: Readonly<Partial<Record<FindingCode, Example>>> = {
  'ask-purpose': pair(gpu('G'), gpu('H')),
  'ask-several': onePc({ ...cpu('P'), quantity: 2 }),
  'ask-which': onePc(cpu('P'), cpu('Q')),
  'ask-case': pair(long),
  'ask-cooler': pair(cpu('P', { cooler: false })),
  'ask-cooler-height': pair(memory('M', { height: 44 })),
  'add-motherboard': pair(drive('D')),
  'add-psu': pair(gpu('G')),
  'too-many-builds': pair(
    ...Array.from(Array(9), (_, index) => gpu(`G${index}`)),
    ...Array.from(Array(8), (_, index) => cpu(`P${index}`)),
  ),
  'ready-made': { parts: [cpu('P')], isReadyMade: true },
  'cpu-unlisted': pair(cpu('P', { series: 'Third' }), B),
  'gpu-slots-unknown': onePc(gpu('G'), gpu('H'), B),
  'board-width-varies': pair(
    motherboard('B', { form: 'E-ATX' }),
    pcCase('K', { forms: ['ATX', 'EATX'] }),
  ),
  'gpu-at-x4': onePc(gpu('G'), gpu('H'), motherboard('B', { x4Slots: 1 })),
  'gpus-share-lanes': onePc(gpu('G'), gpu('H'), motherboard('B', { slots: { 'PCIe x16': 2 } })),
  'gpu-covers-slot': onePc(gpu('G', { thickness: 3.6 }), gpu('H')),
  'kits-mixed': onePc(memory('M'), memory('N')),
  'four-modules': onePc(memory('M', { modules: 4 }), cpu('P', { fourModules: { DDR5: 3600 } }), B),
  'four-modules-unrated': pair(memory('M', { modules: 4 }), B),
  'drives-share-lanes': pair(drive('D'), drive('E'), drive('F'), sharing),
  'slot-to-avoid': pair(drive('D'), gpu('G'), sharing),
  'detail-unknown': pair(gpu('G', { lanes: undefined }), B),
  'goes-with': pair(cpu('P'), cpu('Q', { socket: 'S2' }), B, motherboard('C', { socket: 'S2' })),
  'watts-enough': pair(gpu('G'), cpu('P'), W),
  'memory-overclock-board': pair(memory('M', { speed: 6000 }), B),
};

/** Parts that give each finding. */
export const examplesByCode: Readonly<Partial<Record<FindingCode, Example>>> = {
  ...Object.fromEntries(pairs.map(([code, , ...parts]) => [code, { parts }]).reverse()),
  ...otherExamples,
};
