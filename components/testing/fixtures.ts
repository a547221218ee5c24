import { buildCatalogueItem, type CatalogueItem } from '@/components/catalogue/catalogue-data';
import type { Product } from '@/lib/content/products';

/** The recipient of every email in component tests. */
export const recipient = { company: 'Acme', email: 'sales@acme.example' };

export const product: Product = {
  id: 'fan',
  name: 'Fan',
  brand: 'Acme',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  image: 'hero-home',
  description: 'Turns.',
  specifications: { Size: '1', Weight: '2', Noise: '3', Price: '4' },
  features: ['One', 'Two', 'Three', 'Four'],
  compatibility: ['A', 'B', 'C'],
  inStock: true,
  sku: 'F-1',
};

/** Creates a catalogue item from `product`, with a test's own values. */
export const createCatalogueItem = (overrides: Partial<CatalogueItem>): CatalogueItem => ({
  ...buildCatalogueItem(product, []),
  ...overrides,
});
