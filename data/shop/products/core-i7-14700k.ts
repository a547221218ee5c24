import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Core i7-14700K',
  socket: 'LGA1700',
  series: '14th-generation Core',
  memorySpeeds: { DDR5: 5600, DDR4: 3200 },
  hasCooler: false,
  watts: 253,
} as const satisfies FactsOf<'cpu'>;

export const intel14700k: ProductRecord<'Processors'> = {
  name: 'Core i7-14700K',
  brand: 'Intel',
  sku: 'BX8071514700K',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-core-i7',
  description: 'Twenty cores, for work by day and games by night. Cooler not included.',
  specifications: {
    Cores: '20',
    'Max boost': '5.6 GHz',
    'L3 cache': '33 MB',
    Threads: '28',
    'Base power': '125 W',
    'Turbo power': `${facts.watts} W`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5} or DDR4-${facts.memorySpeeds.DDR4}`,
    Graphics: 'UHD Graphics\u00a0770',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['8 P-cores, 12 E-cores', 'DDR5 or DDR4 memory', 'Built-in UHD graphics'],
  compatibilityTags: [facts.socket, 'Intel Z790'],
  inStock: true,
  isForGaming: true,
  facts,
};
