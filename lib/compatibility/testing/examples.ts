import type { FindingCode } from '../finding';
import type { CheckedPart } from '../parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './parts';

const [P, B, W, K, L] = [cpu('P'), motherboard('B'), psu('W'), pcCase('K'), cooler('L')];
const M2 = { generation: 5, count: 1, unshared: 0 };
export const sharing = motherboard('B', {
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
const eitherBoard = motherboard('B', { memory: undefined, memoryChoices: ['DDR4', 'DDR5'] });
const withProfiles = memory('M', { profiles: ['A', 'B'], speed: 6000 });
const otherProfiles = motherboard('B', { profiles: ['C', 'D'] });
const atxSupply = psu('W', { form: 'ATX' });
const sfxCase = pcCase('K', { psuForms: ['SFX', 'SFX-L'] });
const cased = (cardRoom: number | undefined, facts: Parameters<typeof pcCase>[1] = {}) =>
  pcCase('K', { cardRoom, ...facts } as typeof facts);

/** Two parts with the verdict on them, and a piece of its sentence: each limit from both sides. */
export const pairs: readonly (readonly [
  code: FindingCode,
  text: string,
  one: CheckedPart,
  other: CheckedPart,
])[] = [
  ['fits', 'fits the B', P, B],
  ['socket-differs', 'since S2 isn’t S1', s2, B],
  ['bios-update', 'from a USB stick. The reason: it is new', newCpu, B],
  ['bios-update', 'with an older processor', newCpu, motherboard('B', { flashback: false })],
  ['bios-unknown', 'may need a newer BIOS', cpu('P', { series: undefined }), B],
  ['cpu-unlisted', 'takes the P', cpu('P', { series: 'Third' }), B],
  ['cpu-unlisted', '100 W', P, motherboard('B', { cpuWatts: 99 })],
  ['fits', '', P, motherboard('B', { cpuWatts: 100 })],
  ['fits', '', memory('M', { profiles: ['XMP', 'EXPO'], gigabytes: 192 }), B],
  ['memory-type-differs', 'since DDR4 isn’t DDR5 or DDR3', ddr4, eitherType],
  ['memory-type-differs', 'doesn’t fit the P', ddr4, P],
  ['memory-too-large', '256 GB', memory('M', { gigabytes: 256 }), B],
  ['profile-differs', 'since A/B isn’t C/D', withProfiles, otherProfiles],
  ['memory-details-unknown', '', memory('M', { modules: undefined }), B],
  ['detail-unknown', 'if it takes DDR5', memory('M'), eitherBoard],
  ['memory-overclock', 'A or B for 6000 MT/s', withProfiles, P],
  ['memory-overclock', 'rated for DDR5-5600', memory('M', { speed: 6000 }), B],
  ['slots-short', 'eight memory slots, and the B has 4', memory('M', { modules: 8 }), B],
  ['four-modules', 'slower than two on the B', memory('M', { modules: 4 }), B],
  // A maker's recommendation refuses nothing; only what the parts draw does.
  ['psu-below-recommended', '100 W short', gpu('G', { minimumSupply: 850 }), W],
  ['watts-short', '300 W', gpu('G'), psu('W', { watts: 250 })],
  ['watts-tight', '300 of the 399 W', modest, psu('W', { watts: 399 })],
  ['watts-without-cpu', '300 of the 400 W', modest, psu('W', { watts: 400 })],
  // Room for a Core i9 and for all else.
  ['watts-without-cpu', '', gpu('G'), psu('W', { watts: 652 })],
  ['fits', 'works with the W', gpu('G'), psu('W', { watts: 653 })],
  ['leads-short', 'four 8-pin PCIe leads', gpu('G', { leads: { '8-pin': 4 } }), W],
  ['adapter-needed', 'three 8-pin PCIe leads', rated, psu('W', { leads: { '8-pin': 3 } })],
  ['leads-short', 'one 16-pin lead', rated, psu('W', { leads: { '8-pin': 2 } })],
  ['fact-unknown', 'adapter', unrated, psu('W', { leads: { '8-pin': 3 } })],
  ['leads-short', '', unrated, psu('W', { leads: { EPS: 1 } })],
  ['leads-unknown', 'or three 8-pin PCIe leads', rated, psu('W', { leads: undefined })],
  ['watts-without-cpu', 'two 8-pin', gpu('G'), psu('W', { watts: 652, leads: undefined })],
  ['fits', '', gpu('G'), B],
  ['slots-short', 'no AGP slot', gpu('G', { slot: 'AGP' }), B],
  ['fits', 'at x8 with a drive in M.2_1', gpu('G'), sharing],
  ['fits', '', gpu('G'), oldBoard('Micro ATX')],
  ['fits', '', gpu('G'), oldBoard('EATX')],
  ['fits', '', drive('D'), B],
  ['fits', '', drive('D', { heatsink: true }), motherboard('B', { m2Covers: false })],
  ['cover-off', 'cover off', drive('D', { heatsink: true }), B],
  ['slots-short', 'one SATA port', drive('D', { slot: 'SATA' }), motherboard('B', { sata: 0 })],
  ['drive-slots', 'Gen 5 slot', drive('D', { generation: 6 }), B],
  ['drive-slots', 'in M.2_1, it drops', drive('D', { generation: 5 }), sharing],
  ['eps-short', 'leads for 1', motherboard('B', { eps: 2 }), W],
  ['detail-unknown', 'power leads for the processor', B, psu('W', { leads: { '8-pin': 3 } })],
  ['fits', '', B, W],
  // Boards of common sockets have at most two inputs for the processor's power.
  [
    'fits',
    '',
    motherboard('B', { eps: undefined, socket: 'AM4' }),
    psu('W', { leads: { EPS: 2 } }),
  ],
  ['detail-unknown', '', motherboard('B', { eps: undefined, socket: 'AM4' }), W],
  ['detail-unknown', '', motherboard('B', { eps: undefined, socket: 'TR4' }), W],
  ['fact-unknown', 'power connector', motherboard('B', { socket: undefined }), W],
  ['psu-12vo', 'the B needs a 10-pin', motherboard('B', { is12vo: true }), W],
  ['psu-12vo', 'lead of the W', B, psu('W', { is12vo: true })],
  ['psu-too-big', 'SFX and SFX-L', atxSupply, sfxCase],
  ['fits', '', atxSupply, pcCase('K', { psuForms: ['ATX', 'SFX'] })],
  ['fact-unknown', 'size', atxSupply, pcCase('K', { psuUnverified: true })],
  ['fact-unknown', 'size', W, sfxCase],
  // Our own margin refuses nothing, and nor does a card whose length is not on record.
  ['gpu-too-long', 'by 1 mm', long, cased(347)],
  ['gpu-too-long', '', gpu('G', { length: 348, room: 348 }), cased(347)],
  ['gpu-tight', '348 mm long, and the k takes 348 mm', long, cased(348)],
  // Without the fan in front, 25 mm more.
  ['gpu-tight', 'only without its front fan', long, cased(323, { frontFan: true })],
  ['gpu-too-long', '', long, cased(322, { frontFan: true })],
  [
    'gpu-tight',
    'three slots free and for a drive cage',
    long,
    cased(349, { caged: true, cardSlots: 2 }),
  ],
  ['gpu-tight', 'nothing to spare', long, cased(350)],
  ['gpu-tight', '14 mm to spare', long, cased(364, { caged: true })],
  ['gpu-radiator', '15 mm to spare', long, cased(365)],
  ['gpu-radiator', '64 mm to spare', long, cased(414)],
  ['gpu-has-room', '65 mm to spare', long, cased(415, { cardSlots: 3 })],
  [
    'gpu-narrow',
    'three slots',
    gpu('G', { length: 300, room: 320, thickness: 2.3 }),
    cased(406, { cardSlots: 2 }),
  ],
  [
    'gpu-narrow',
    'if it has three slots free, with 64 mm to spare, less any front radiator. Check for a drive cage',
    long,
    cased(414, { cardSlots: 2, caged: true }),
  ],
  ['gpu-narrow', 'short enough', long, cased(415, { cardSlots: 2 })],
  ['gpu-narrow', 'its slots', gpu('G', { room: 340 }), pcCase('K', { cardSlots: 3 })],
  ['gpu-caged', '', long, cased(559, { caged: true })],
  ['gpu-has-room', '', long, cased(560, { caged: true })],
  ['fact-unknown', 'length', gpu('G', { room: 350 }), cased(349)],
  ['fact-unknown', 'length', gpu('G', { length: 348 }), K],
  ['fact-unknown', 'room for a card', long, cased(undefined)],
  // Forms in any way of writing, and EATX of any width.
  ['board-too-big', 'takes ITX at most', B, pcCase('K', { forms: ['ITX'] })],
  ['fits', '', motherboard('B', { form: 'Micro-ATX' }), pcCase('K', { forms: ['mATX'] })],
  ['fact-unknown', 'largest board', motherboard('B', { form: 'E-ATX' }), K],
  [
    'detail-unknown',
    'if it’s wide enough',
    motherboard('B', { form: 'E-ATX' }),
    pcCase('K', { forms: ['ATX', 'EATX'] }),
  ],
  ['memory-too-tall', '44 mm tall', memory('M', { height: 44 }), L],
  ['fits', 'leaves 40 mm', memory('M', { height: 40 }), L],
  // Parts of a ready-made PC.
  [
    'ready-made',
    'sizes and connectors',
    gpu('G'),
    { ...psu('W', { readyMade: true }), isOwned: true },
  ],
  ['watts-short', '', gpu('G'), { ...psu('W', { watts: 250, readyMade: true }), isOwned: true }],
];
