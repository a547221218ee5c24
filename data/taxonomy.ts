import type { PartKind } from '@/checks/schemas/facts';

/**
 * What the shop sells, as the owner sorts it: each product category with the subcategories it may
 * hold. Shown in the filters and badges of the two catalogue pages.
 */
export const taxonomy = {
  Processors: ['Desktop CPUs'],
  'Graphics Cards': ['High-End GPUs', 'Mid-Range GPUs'],
  Motherboards: ['Intel Z790', 'AMD X670E'],
  Memory: ['DDR5 RAM'],
  Storage: ['NVMe SSDs', 'Gaming SSDs'],
  'Power Supplies': ['Modular PSUs'],
} as const;

export type ProductCategory = keyof typeof taxonomy;
export type ProductSubcategory = (typeof taxonomy)[ProductCategory][number];

/**
 * The labels of each category's specifications, in the one order that its products keep, so that cards
 * and tables can be compared. The card prints a product's first three: they are what the category's
 * products differ in. A product without a figure leaves its label out.
 */
export const specificationLabels = {
  Processors: [
    'Cores',
    'Max boost',
    'L3 cache',
    'Threads',
    'Base power',
    'Turbo power',
    'Memory',
    'Graphics',
    'Socket',
    'Cooler in the box',
  ],
  'Graphics Cards': [
    'Memory',
    'Shaders',
    'Length',
    'Boost clock',
    'Memory bus',
    'Board power',
    'Power input',
    'Power supply',
    'Slots taken',
    'Outputs',
    'Interface',
  ],
  Motherboards: [
    'Socket',
    'M.2 slots',
    'USB at the back',
    'Processors',
    'Graphics slot',
    'Memory',
    'SATA ports',
    'Network',
    'Form factor',
  ],
  Memory: [
    'Timings',
    'Voltage',
    'Height',
    'Capacity',
    'Speed',
    'Profiles',
    'Lighting',
    'Form factor',
  ],
  Storage: [
    'Read speed',
    'Interface',
    'Heatsink',
    'Capacity',
    'Write speed',
    'Endurance',
    'Cache',
    'Warranty',
    'Form factor',
  ],
  'Power Supplies': [
    'Output',
    'Efficiency',
    'Standard',
    'Cables',
    'Graphics lead',
    'Length',
    'Warranty',
    'Form factor',
  ],
} as const satisfies Readonly<Record<ProductCategory, readonly string[]>>;

/** What the check of what fits what (data/fit.ts) takes each category's products for; one left out has no bearing on others. */
export const partKinds: Readonly<Partial<Record<ProductCategory, PartKind>>> = {
  Processors: 'processor',
  'Graphics Cards': 'card',
  Motherboards: 'board',
  Memory: 'memory',
  Storage: 'drive',
  'Power Supplies': 'supply',
};
