import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'memory',
  shortName: 'Trident Z5 Neo',
  type: 'DDR5',
  speed: 6000,
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO'],
  height: 44,
} as const satisfies FactsOf<'memory'>;

export const tridentZ5Neo: ProductRecord<'Memory'> = {
  name: 'Trident Z5 Neo RGB 32 GB DDR5-6000',
  brand: 'G.SKILL',
  sku: 'F5-6000J3038F16GX2-TZ5NR',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  image: 'memory-rgb',
  description:
    'RGB memory that reaches 6000 MT/s with EXPO. That’s an overclock: our processors are rated for DDR5-5600.',
  specifications: {
    Timings: '30-38-38-96',
    Voltage: '1.35 V',
    Height: `${facts.height} mm`,
    Capacity: `${facts.gigabytes} GB (${facts.modules} × 16 GB)`,
    Speed: `DDR5-${facts.speed}`,
    Profiles: 'EXPO',
    Lighting: 'Addressable RGB',
    'Form factor': '288-pin DIMM',
  },
  features: ['Addressable light bar', 'EXPO profile for Ryzen', 'Two 16 GB modules'],
  compatibilityTags: ['DDR5', 'AMD EXPO'],
  inStock: true,
  isForGaming: true,
  facts,
};
