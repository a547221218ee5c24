import { type CatalogueItem, toCatalogueItem } from '@/components/catalogue/catalogue-data';
import type { Product } from '@/lib/content/products';

/** Whom the e-mails of tested components go to. */
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

/** A catalogue's item, with what a test is about. */
export const createCatalogueItem = (about: Partial<CatalogueItem>): CatalogueItem => ({
  ...toCatalogueItem(product, []),
  ...about,
});
