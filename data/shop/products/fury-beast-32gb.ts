import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'memory',
  shortName: 'FURY Beast',
  type: 'DDR5',
  speed: 6000,
  modules: 2,
  gigabytes: 32,
  profiles: ['EXPO', 'XMP'],
  height: 34.9,
} as const satisfies FactsOf<'memory'>;

export const furyBeast: ProductRecord<'Memory'> = {
  name: 'FURY Beast 32 GB DDR5-6000',
  brand: 'Kingston',
  sku: 'KF560C30BBEK2-32',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  image: 'memory-low-profile',
  description: 'Low, plain black heat spreaders, for PCs where the cooler leaves little room.',
  specifications: {
    Timings: '30-36-36',
    Voltage: '1.4 V',
    Height: `${facts.height} mm`,
    Capacity: `${facts.gigabytes} GB (${facts.modules} × 16 GB)`,
    Speed: `DDR5-${facts.speed}`,
    Profiles: 'EXPO and XMP',
    Lighting: 'None',
    'Form factor': '288-pin DIMM',
  },
  features: ['Two 16 GB modules', 'EXPO and XMP profiles', 'Plain black, no lighting'],
  compatibilityTags: ['DDR5', 'XMP and EXPO'],
  inStock: true,
  facts,
};
