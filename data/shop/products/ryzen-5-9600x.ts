import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'cpu',
  shortName: 'Ryzen 5 9600X',
  socket: 'AM5',
  series: 'Ryzen 9000',
  memorySpeeds: { DDR5: 5600 },
  fourModuleSpeeds: { DDR5: 3600 },
  hasCooler: false,
  watts: 88,
} as const satisfies FactsOf<'cpu'>;

export const amd9600x: ProductRecord<'Processors'> = {
  name: 'Ryzen 5 9600X',
  brand: 'AMD',
  sku: '100-100001405WOF',
  category: 'Processors',
  subcategory: 'Desktop CPUs',
  image: 'processor-ryzen-5',
  description: 'Six Zen 5 cores at 65 W: a good start on AM5. Cooler not included.',
  specifications: {
    Cores: '6',
    'Max boost': '5.4 GHz',
    'L3 cache': '32 MB',
    Threads: '12',
    'Base power': '65 W (TDP)',
    'Turbo power': `${facts.watts} W (PPT)`,
    Memory: `DDR5-${facts.memorySpeeds.DDR5}`,
    Graphics: 'Radeon Graphics',
    Socket: facts.socket,
    'Cooler in the box': 'No',
  },
  features: ['65 W TDP, 88 W at stock', 'Radeon graphics', '24 lanes of PCIe 5.0'],
  compatibilityTags: [`Socket ${facts.socket}`, 'AMD X670E'],
  inStock: true,
  isForGaming: true,
  facts,
};
