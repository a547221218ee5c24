import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'drive',
  shortName: '9100 PRO',
  generation: 5,
  hasHeatsink: true,
} as const satisfies FactsOf<'drive'>;

export const samsung9100Pro: ProductRecord<'Storage'> = {
  name: '9100 PRO 2 TB with heatsink',
  brand: 'Samsung',
  sku: 'MZ-VAP2T0CW',
  category: 'Storage',
  subcategory: 'Gaming SSDs',
  image: 'ssd-heatsink',
  description:
    'Fast storage for a big game library, with its own heatsink. A PCIe 4.0 slot halves its speed.',
  specifications: {
    'Read speed': '14,700 MB/s',
    Interface: `PCIe ${facts.generation}.0 x4`,
    Heatsink: 'Fitted',
    Capacity: '2 TB',
    Endurance: '1,200 TBW',
    Cache: '2 GB LPDDR4X',
    Warranty: 'Five years, to 1,200 TBW',
    'Form factor': 'M.2 2280',
  },
  features: ['Heatsink fitted by Samsung', 'Five-year warranty', '2 GB of cache memory'],
  compatibilityTags: ['M.2 2280', 'PCIe 5.0'],
  inStock: true,
  isForGaming: true,
  facts,
};
