import type { PartKind } from '../parts/facts';

interface CategoryRecord {
  /** The badges of the category's products. */
  readonly subcategories: readonly string[];
  /** The kind of its products in the compatibility check. */
  readonly partKind: PartKind;
  /** The labels of the three figures on a card, in which products differ. */
  readonly cardLabels: readonly [string, string, string];
  /** The other labels, in the order of the tables. */
  readonly moreLabels: readonly string[];
}

/** The categories that the shop sells, in the order of the catalogue. */
export const categories = {
  'Graphics Cards': {
    subcategories: ['High-End GPUs', 'Mid-Range GPUs'],
    partKind: 'gpu',
    cardLabels: ['Memory', 'Shaders', 'Length'],
    moreLabels: [
      'Boost clock',
      'Memory bus',
      'Board power',
      'Power input',
      'Power supply',
      'Slots taken',
      'Fans',
      'Outputs',
      'Interface',
    ],
  },
  Processors: {
    subcategories: ['Desktop CPUs'],
    partKind: 'cpu',
    cardLabels: ['Cores', 'Max boost', 'L3 cache'],
    moreLabels: [
      'Threads',
      'Base power',
      'Turbo power',
      'Memory',
      'Graphics',
      'Socket',
      'Cooler in the box',
    ],
  },
  Motherboards: {
    subcategories: ['Intel Z790', 'AMD X670E'],
    partKind: 'motherboard',
    cardLabels: ['Socket', 'M.2 slots', 'Rear USB ports'],
    moreLabels: ['Processors', 'Graphics slot', 'Memory', 'SATA ports', 'Network', 'Form factor'],
  },
  Memory: {
    subcategories: ['DDR5 RAM'],
    partKind: 'memory',
    cardLabels: ['Timings', 'Voltage', 'Height'],
    moreLabels: ['Capacity', 'Speed', 'Profiles', 'Lighting', 'Form factor'],
  },
  Storage: {
    subcategories: ['NVMe SSDs', 'Gaming SSDs'],
    partKind: 'drive',
    cardLabels: ['Read speed', 'Interface', 'Heatsink'],
    moreLabels: ['Capacity', 'Write speed', 'Endurance', 'Cache', 'Warranty', 'Form factor'],
  },
  'Power Supplies': {
    subcategories: ['Modular PSUs'],
    partKind: 'psu',
    cardLabels: ['Output', 'Efficiency', 'Standard'],
    // Its one product is in no table.
    moreLabels: [],
  },
} as const satisfies Readonly<Record<string, CategoryRecord>>;

export type Category = keyof typeof categories;
