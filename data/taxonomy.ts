import type { Taxonomy } from '@/checks/schemas/products';

/**
 * What the shop sells, as the owner sorts it: each product category with the subcategories it may hold, which the
 * filters and badges of the two catalogue pages show. Its labels are those of its products' specifications, in the one
 * order that they keep, so that cards and tables can be compared: first the three that the card prints, which are what the
 * category's products differ in, then the rest. A product without a figure leaves its label out. Its part is what the check
 * of what fits what (data/fit.ts) takes its products for; without one, they have no bearing on others.
 */
export const taxonomy = {
  Processors: {
    subcategories: ['Desktop CPUs'],
    part: 'processor',
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
  'Graphics Cards': {
    subcategories: ['High-End GPUs', 'Mid-Range GPUs'],
    part: 'card',
    cardLabels: ['Memory', 'Shaders', 'Length'],
    moreLabels: [
      'Boost clock',
      'Memory bus',
      'Board power',
      'Power input',
      'Power supply',
      'Slots taken',
      'Outputs',
      'Interface',
    ],
  },
  Motherboards: {
    subcategories: ['Intel Z790', 'AMD X670E'],
    part: 'board',
    cardLabels: ['Socket', 'M.2 slots', 'USB at the back'],
    moreLabels: ['Processors', 'Graphics slot', 'Memory', 'SATA ports', 'Network', 'Form factor'],
  },
  Memory: {
    subcategories: ['DDR5 RAM'],
    part: 'memory',
    cardLabels: ['Timings', 'Voltage', 'Height'],
    moreLabels: ['Capacity', 'Speed', 'Profiles', 'Lighting', 'Form factor'],
  },
  Storage: {
    subcategories: ['NVMe SSDs', 'Gaming SSDs'],
    part: 'drive',
    cardLabels: ['Read speed', 'Interface', 'Heatsink'],
    moreLabels: ['Capacity', 'Write speed', 'Endurance', 'Cache', 'Warranty', 'Form factor'],
  },
  'Power Supplies': {
    subcategories: ['Modular PSUs'],
    part: 'supply',
    cardLabels: ['Output', 'Efficiency', 'Standard'],
    moreLabels: ['Cables', 'Graphics lead', 'Length', 'Warranty', 'Form factor'],
  },
} as const satisfies Taxonomy;

export type ProductCategory = keyof typeof taxonomy;
export type ProductSubcategory = (typeof taxonomy)[ProductCategory]['subcategories'][number];
