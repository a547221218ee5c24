import type { FactsOf, PartFacts } from '@/checks/schemas/facts';
import type { Part } from '../fit';

const part =
  <F extends PartFacts>(usual: F) =>
  (id: string, about: Partial<F> = {}): Part & { readonly facts: F } => ({
    id,
    facts: { ...usual, short: id, ...about },
  });

/** Parts that all go together as they are, each changed as a test needs it. */
export const processor = part<FactsOf<'processor'>>({
  part: 'processor',
  short: '',
  socket: 'S1',
  series: 'First',
  memory: { DDR5: 5600 },
  watts: 100,
  cooler: true,
});
export const board = part<FactsOf<'board'>>({
  part: 'board',
  short: '',
  form: null,
  socket: 'S1',
  series: { First: null, Second: { brief: 'luck', say: 'It takes luck.' } },
  memory: { DDR5: 5600 },
  memorySlots: 4,
  gigabytes: 192,
  profiles: ['EXPO'],
  slots: { 'PCIe x16': 1 },
  lanes: { 'PCIe x16': null },
  drives: { 'M.2': 3, SATA: 2 },
  m2: { 'PCIe 5.0': 2, 'PCIe 4.0': 1 },
  m2Unshared: { 'PCIe 5.0': 1, 'PCIe 4.0': 1 },
  m2Covers: true,
});
export const memory = part<FactsOf<'memory'>>({
  part: 'memory',
  short: '',
  speed: { DDR5: 5600 },
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO'],
  height: 32,
});
export const drive = part<FactsOf<'drive'>>({
  part: 'drive',
  short: '',
  slot: 'M.2',
  generation: 4,
  heatsink: false,
});
export const card = part<FactsOf<'card'>>({
  part: 'card',
  short: '',
  slot: 'PCIe x16',
  room: null,
  watts: 300,
  minimumSupply: 650,
  leads: { '8-pin': 2 },
});
export const supply = part<FactsOf<'supply'>>({
  part: 'supply',
  short: '',
  watts: 750,
  leads: { '8-pin': 3, '16-pin': 1 },
});
