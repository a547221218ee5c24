import type { Purpose } from '@/lib/page-state/page-state';
import type { FindingCode } from '../findings';
import type { CheckedPart } from '../parts';
import { cooler, cpu, drive, gpu, memory, motherboard, pcCase, psu } from './parts';

interface Example {
  readonly parts: readonly CheckedPart[];
  readonly purpose?: Purpose;
  /** True for the findings of checkProduct, which knows ready-made PCs. */
  readonly isReadyMade?: true;
}

const M2 = { generation: 5, count: 1, unshared: 0 };
const sharing = motherboard('B', {
  m2: [M2, { generation: 4, count: 2, unshared: 2 }],
  sharedSlot: 'M.2_1',
});
const long = gpu('G', { length: 348, room: 350, thickness: 3 });
const own = <P extends CheckedPart>(part: P) => ({ ...part, isOwned: true });

const pair = (...parts: readonly CheckedPart[]): Example => ({ parts });
const onePc = (...parts: readonly CheckedPart[]): Example => ({ parts, purpose: 'one-pc' });

/** Parts that give each finding, whatever else they give. */
export const examplesByCode: Readonly<Record<FindingCode, Example>> = {
  'socket-differs': pair(cpu('P', { socket: 'S2' }), motherboard('B')),
  'memory-type-differs': pair(memory('M', { type: 'DDR4', speed: 3200 }), motherboard('B')),
  'gpu-too-long': pair(long, pcCase('K', { cardRoom: 347 })),
  'board-too-big': pair(motherboard('B'), pcCase('K', { forms: ['Mini-ITX'] })),
  'cooler-too-tall': pair(cooler('L'), pcCase('K', { coolerRoom: 150 })),
  'cooler-socket-differs': pair(cpu('P', { socket: 'S2' }), cooler('L')),
  'memory-too-tall': pair(memory('M', { height: 44 }), cooler('L')),
  'watts-short': pair(gpu('G', { watts: 800 }), psu('W')),
  'resource-short': pair(gpu('G', { leads: { '8-pin': 4 } }), psu('W')),
  'ask-purpose': pair(gpu('G'), gpu('H')),
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
  'fact-unknown': pair(cpu('P', { socket: undefined }), motherboard('B')),
  'ready-made': { parts: [cpu('P')], isReadyMade: true },
  'cpu-unlisted': pair(cpu('P', { series: 'Third' }), motherboard('B')),
  'memory-too-large': pair(memory('M', { gigabytes: 256 }), motherboard('B')),
  'adapter-unknown': pair(
    gpu('G', { leads: { '16-pin': 1 } }),
    psu('W', { leads: { '8-pin': 2 } }),
  ),
  'gpu-slots-unknown': onePc(gpu('G'), gpu('H'), motherboard('B')),
  'psu-below-recommended': pair(gpu('G', { minimumSupply: 850 }), psu('W')),
  'watts-tight': onePc(gpu('G'), cpu('P', { watts: 360 }), psu('W')),
  'watts-below-recommended': onePc(gpu('G', { minimumSupply: 850 }), cpu('P'), psu('W')),
  'watts-without-cpu': pair(gpu('G', { watts: 400 }), psu('W')),
  'adapter-needed': pair(
    gpu('G', { leads: { '16-pin': 1 }, adapter: { '8-pin': 2 } }),
    psu('W', { leads: { '8-pin': 2 } }),
  ),
  'leads-unknown': pair(gpu('G'), own(psu('W', { leads: undefined }))),
  'eps-short': pair(motherboard('B', { eps: 2 }), psu('W')),
  'gpu-snug': pair(long, pcCase('K', { cardRoom: 349 })),
  'gpu-tight': pair(long, pcCase('K', { cardRoom: 364 })),
  'gpu-narrow': pair(long, pcCase('K', { cardSlots: 2 })),
  'gpu-radiator': pair(long, pcCase('K', { cardRoom: 405 })),
  'gpu-caged': pair(long, pcCase('K', { cardRoom: 406, caged: true })),
  'board-width-varies': pair(
    motherboard('B', { form: 'E-ATX' }),
    pcCase('K', { forms: ['ATX', 'EATX'] }),
  ),
  'bios-update': pair(cpu('P', { series: 'Second' }), motherboard('B')),
  'bios-unknown': pair(cpu('P'), motherboard('B', { series: undefined })),
  'gpu-at-x4': onePc(gpu('G'), gpu('H'), motherboard('B', { x4Slots: 1 })),
  'gpus-share-lanes': onePc(gpu('G'), gpu('H'), motherboard('B', { slots: { 'PCIe x16': 2 } })),
  'gpu-covers-slot': onePc(gpu('G', { thickness: 3.6 }), gpu('H')),
  'kits-mixed': onePc(memory('M'), memory('N')),
  'four-modules': onePc(
    memory('M', { modules: 4 }),
    cpu('P', { fourModules: { DDR5: 3600 } }),
    motherboard('B'),
  ),
  'four-modules-unrated': pair(memory('M', { modules: 4 }), motherboard('B')),
  'profile-differs': pair(memory('M', { profiles: ['XMP'] }), motherboard('B')),
  'memory-details-unknown': pair(memory('M'), motherboard('B', { gigabytes: undefined })),
  'drive-slower': pair(drive('D', { generation: 6 }), motherboard('B')),
  'fast-slot-shares-lanes': pair(drive('D', { generation: 5 }), sharing),
  'drives-share-lanes': pair(drive('D'), drive('E'), drive('F'), sharing),
  'slot-to-avoid': pair(drive('D'), gpu('G'), sharing),
  'detail-unknown': pair(gpu('G', { lanes: undefined }), motherboard('B')),
  'goes-with': pair(
    cpu('P'),
    cpu('Q', { socket: 'S2' }),
    motherboard('B'),
    motherboard('C', { socket: 'S2' }),
  ),
  'watts-enough': pair(gpu('G'), cpu('P'), psu('W')),
  'psu-recommended': pair(gpu('G'), psu('W')),
  'gpu-has-room': pair(long, pcCase('K', { cardRoom: 406 })),
  'memory-overclock': pair(memory('M', { speed: 6000 }), cpu('P')),
  'memory-overclock-board': pair(memory('M', { speed: 6000 }), motherboard('B')),
  'cover-off': pair(drive('D', { heatsink: true }), motherboard('B')),
  'gpu-slot-shared': pair(gpu('G'), sharing),
  'gpu-any-generation': pair(gpu('G'), own(motherboard('B', { slots: undefined, socket: 'AM4' }))),
  fits: pair(cpu('P'), motherboard('B')),
};
