import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Ryzen 7 9800X3D',
  socket: 'AM5',
  series: 'Ryzen 9000',
  memorySpeeds: { DDR5: 5600 },
  fourModuleSpeeds: { DDR5: 3600 },
  hasCooler: false,
  watts: 162,
} as const satisfies FactsOf<'cpu'>;

export const amd9800x3d: ProductRecord<'Processors'> = {
  name: 'Ryzen 7 9800X3D',
  brand: 'AMD',
  sku: '100-100001084WOF',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-ryzen-7',
  description:
    'Eight Zen 5 cores. Many games run faster with its 96 MB of cache. Cooler not included.',
  specifications: {
    Cores: '8',
    'Max boost': '5.2 GHz',
    'L3 cache': '96 MB',
    Threads: '16',
    'Base power': '120 W (TDP)',
    'Turbo power': `${facts.watts} W (PPT)`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5}`,
    Graphics: 'Radeon Graphics',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['3D V-Cache on all cores', 'Unlocked for overclocking', 'Radeon graphics'],
  compatibilityTags: [`Socket ${facts.socket}`, 'AMD X670E'],
  inStock: true,
  isForGaming: true,
  facts,
};
