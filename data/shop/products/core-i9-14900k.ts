import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Core i9-14900K',
  socket: 'LGA1700',
  series: '14th-generation Core',
  memorySpeeds: { DDR5: 5600, DDR4: 3200 },
  hasCooler: false,
  watts: 253,
} as const satisfies FactsOf<'cpu'>;

export const intel14900k: ProductRecord<'Processors'> = {
  name: 'Core i9-14900K',
  brand: 'Intel',
  sku: 'BX8071514900K',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-core-i9',
  description: 'High frame rates while you stream, and fast renders. Cooler not included.',
  specifications: {
    Cores: '24',
    'Max boost': '6.0 GHz',
    'L3 cache': '36 MB',
    Threads: '32',
    'Base power': '125 W',
    'Turbo power': `${facts.watts} W`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5} or DDR4-${facts.memorySpeeds.DDR4}`,
    Graphics: 'UHD Graphics\u00a0770',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['8 P-cores, 16 E-cores', 'Unlocked for overclocking', 'Built-in UHD graphics'],
  compatibilityTags: [facts.socket, 'Intel Z790'],
  inStock: true,
  isForGaming: true,
  facts,
};
