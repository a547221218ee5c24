import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'drive',
  shortName: '990 PRO',
  generation: 4,
  hasHeatsink: false,
} as const satisfies FactsOf<'drive'>;

export const samsung990Pro: ProductRecord<'Storage'> = {
  name: '990 PRO 2 TB',
  brand: 'Samsung',
  sku: 'MZ-V9P2T0BW',
  category: 'Storage',
  subcategory: 'NVMe SSDs',
  image: 'ssd-bare',
  description: 'For an M.2 slot in a laptop, or under the board’s own heatsink in a desktop.',
  specifications: {
    'Read speed': '7,450 MB/s',
    Interface: `PCIe ${facts.generation}.0 x4`,
    Heatsink: 'Not fitted',
    Capacity: '2 TB',
    'Write speed': '6,900 MB/s',
    Endurance: '1,200 TBW',
    Cache: '2 GB LPDDR4',
    Warranty: 'Five years, to 1,200 TBW',
    'Form factor': 'M.2 2280',
  },
  features: ['2 GB of cache memory', 'Five-year warranty', 'Nickel-coated controller'],
  compatibilityTags: ['M.2 2280', 'PCIe 4.0'],
  inStock: true,
  facts,
};
