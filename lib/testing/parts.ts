import type { FactsOf, PartKind } from '@/checks/schemas/facts';

const part =
  <K extends PartKind>(kind: K, usual: Omit<FactsOf<K>, 'part' | 'short'>) =>
  (id: string, about: Partial<FactsOf<K>> = {}) => ({
    id,
    facts: { part: kind, short: id, ...usual, ...about } as FactsOf<K>,
  });

/** Parts that all go together as they are, each changed as a test needs it. */
export const board = part('board', {
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
export const processor = part('processor', {
  socket: 'S1',
  series: 'First',
  memory: { DDR5: 5600 },
  watts: 100,
  cooler: true,
});
export const memory = part('memory', {
  speed: { DDR5: 5600 },
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO'],
  height: 32,
});
export const drive = part('drive', { slot: 'M.2', generation: 4, heatsink: false });
export const card = part('card', {
  slot: 'PCIe x16',
  room: null,
  watts: 300,
  minimumSupply: 650,
  leads: { '8-pin': 2 },
});
export const supply = part('supply', { watts: 750, leads: { '8-pin': 3, '16-pin': 1 } });
