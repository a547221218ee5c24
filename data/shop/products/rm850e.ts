import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'psu',
  shortName: 'RM850e',
  formFactor: 'ATX',
  watts: 850,
  leads: { '16-pin': 1, '8-pin': 2, EPS: 2 },
} as const satisfies FactsOf<'psu'>;

export const rm850e: ProductRecord<'Power Supplies'> = {
  name: 'RM850e 850 W',
  brand: 'Corsair',
  sku: 'CP-9020296-UK',
  category: 'Power Supplies',
  subcategory: 'Modular PSUs',
  image: 'power-supply',
  description: 'Fully modular: use only the cables you need.',
  specifications: {
    Output: `${facts.watts} W`,
    Efficiency: 'Gold rated',
    Standard: 'ATX 3.1',
  },
  features: ['16-pin lead in the box', 'Only 140 mm long', 'Seven-year warranty'],
  compatibilityTags: ['ATX cases', 'PCIe 16-pin'],
  inStock: true,
  facts,
};
