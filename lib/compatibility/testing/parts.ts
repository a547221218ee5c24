import type { FactsOf, PartKind } from '@/data/parts/facts';

/**
 * Returns the function that creates parts of a kind. A test overrides the facts that it is about.
 * Findings name a part by its id, which is its kind unless the test gives another.
 */
const createPartFactory =
  <K extends PartKind>(kind: K, defaults: Omit<FactsOf<K>, 'kind' | 'shortName'>) =>
  ({ id = kind, ...overrides }: Partial<FactsOf<K>> & { readonly id?: string } = {}) => ({
    id,
    facts: { kind, shortName: id, ...defaults, ...overrides } as FactsOf<K>,
  });

// The parts that these create are compatible by default.
export const createMotherboard = createPartFactory('motherboard', {
  formFactor: 'ATX',
  socket: 'S1',
  biosReasonsBySeries: { First: null, Second: 'it is new' },
  hasFlashback: true,
  memorySpeeds: { DDR5: 5600 },
  memorySlots: 4,
  maxGigabytes: 192,
  profiles: ['EXPO'],
  hasGpuSlot: true,
  m2Slots: [
    { generation: 5, count: 2, unshared: 2 },
    { generation: 4, count: 1, unshared: 1 },
  ],
  hasM2Covers: true,
  epsInputs: 1,
});
export const createCpu = createPartFactory('cpu', {
  socket: 'S1',
  series: 'First',
  memorySpeeds: { DDR5: 5600 },
  watts: 100,
  hasCooler: true,
});
export const createMemory = createPartFactory('memory', {
  type: 'DDR5',
  speed: 5600,
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO'],
  height: 32,
});
export const createDrive = createPartFactory('drive', { generation: 4, hasHeatsink: false });
export const createGpu = createPartFactory('gpu', {
  watts: 300,
  recommendedPsuWatts: 650,
  leads: { '8-pin': 2 },
});
export const createPsu = createPartFactory('psu', {
  watts: 750,
  leads: { '8-pin': 3, '16-pin': 1, EPS: 1 },
});
export const createCase = createPartFactory('case', { formFactors: ['ATX'], maxGpuLength: 415 });
export const createCooler = createPartFactory('cooler', { maxMemoryHeight: 40 });

/** Makes a part one of the visitor's PC. */
export const makeOwned = <T extends object>(part: T) => ({ ...part, isOwned: true });
/** Makes a part one of the visitor's ready-made PC. */
export const makeReadyMade = <T extends object>(part: T) => ({
  ...makeOwned(part),
  isReadyMade: true,
});

/** Returns a part in a quantity. */
export const multiplyPart = <T extends object>(quantity: number, part: T) => ({
  ...part,
  quantity,
});
