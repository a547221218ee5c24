import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Core i5-14600K',
  socket: 'LGA1700',
  series: '14th-generation Core',
  memorySpeeds: { DDR5: 5600, DDR4: 3200 },
  hasCooler: false,
  watts: 181,
} as const satisfies FactsOf<'cpu'>;

export const intel14600k: ProductRecord<'Processors'> = {
  name: 'Core i5-14600K',
  brand: 'Intel',
  sku: 'BX8071514600K',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-core-i5',
  description:
    'Fourteen cores for a gaming PC, at less power than the i7 or i9. Cooler not included.',
  specifications: {
    Cores: '14',
    'Max boost': '5.3 GHz',
    'L3 cache': '24 MB',
    Threads: '20',
    'Base power': '125 W',
    'Turbo power': `${facts.watts} W`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5} or DDR4-${facts.memorySpeeds.DDR4}`,
    Graphics: 'UHD Graphics\u00a0770',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['6 P-cores, 8 E-cores', 'DDR5 or DDR4 memory', 'Built-in UHD graphics'],
  compatibilityTags: [facts.socket, 'Intel Z790'],
  inStock: true,
  isForGaming: true,
  facts,
};
