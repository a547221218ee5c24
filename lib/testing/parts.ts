import type { FactsOf, PartKind } from '../content/facts';

const part =
  <K extends PartKind>(kind: K, usual: Omit<FactsOf<K>, 'part' | 'short'>) =>
  (id: string, about: Partial<FactsOf<K>> = {}) => ({
    id,
    facts: { part: kind, short: id, ...usual, ...about } as FactsOf<K>,
  });

/** Parts that all go together as they are, each changed as a test needs it. */
export const board = part('board', {
  form: 'ATX',
  socket: 'S1',
  series: { First: 'none', Second: 'it is new' },
  memory: { DDR5: 5600 },
  memorySlots: 4,
  gigabytes: 192,
  profiles: ['EXPO'],
  slots: { 'PCIe x16': 1 },
  graphicsLanes: 16,
  m2: [
    { generation: 5, count: 2, unshared: 2 },
    { generation: 4, count: 1, unshared: 1 },
  ],
  m2Covers: true,
  sata: 2,
  eps: 1,
});
export const processor = part('processor', {
  socket: 'S1',
  series: 'First',
  memory: { DDR5: 5600 },
  watts: 100,
  cooler: true,
});
export const memory = part('memory', {
  type: 'DDR5',
  speed: 5600,
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO'],
  height: 32,
});
export const drive = part('drive', { slot: 'M.2', generation: 4, heatsink: false });
export const card = part('card', {
  slot: 'PCIe x16',
  lanes: 16,
  watts: 300,
  minimumSupply: 650,
  leads: { '8-pin': 2 },
});
export const supply = part('supply', { watts: 750, leads: { '8-pin': 3, '16-pin': 1, EPS: 1 } });
export const pcCase = part('case', { forms: ['ATX'], cardRoom: 400, coolerRoom: 170 });
export const cooler = part('cooler', { sockets: ['S1'], height: 160, memoryRoom: 40 });
