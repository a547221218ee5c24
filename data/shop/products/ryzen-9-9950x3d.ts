import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Ryzen 9 9950X3D',
  socket: 'AM5',
  series: 'Ryzen 9000',
  memorySpeeds: { DDR5: 5600 },
  fourModuleSpeeds: { DDR5: 3600 },
  hasCooler: false,
  watts: 230,
} as const satisfies FactsOf<'cpu'>;

export const amd9950x3d: ProductRecord<'Processors'> = {
  name: 'Ryzen 9 9950X3D',
  brand: 'AMD',
  sku: '100-100000719WOF',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-ryzen-9',
  description: 'Sixteen Zen 5 cores, for games and heavy creative work. Cooler not included.',
  specifications: {
    Cores: '16',
    'Max boost': '5.7 GHz',
    'L3 cache': '128 MB',
    Threads: '32',
    'Base power': '170 W (TDP)',
    'Turbo power': `${facts.watts} W (PPT)`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5}`,
    Graphics: 'Radeon Graphics',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['3D V-Cache on 8 cores', 'Radeon graphics', '24 lanes of PCIe 5.0'],
  compatibilityTags: [`Socket ${facts.socket}`, 'AMD X670E'],
  inStock: true,
  isForGaming: true,
  facts,
};
