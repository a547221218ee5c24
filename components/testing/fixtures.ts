import type { CatalogueItem } from '@/components/catalogue/catalogue-item';

/** Whom the e-mails of tested components go to. */
export const recipient = { company: 'Acme', email: 'sales@acme.example' };

/** A catalogue's item, with what a test is about. */
export const item = (about: Partial<CatalogueItem>): CatalogueItem => ({
  id: 'fan',
  name: 'Fan',
  brand: 'Acme',
  sku: 'F-1',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  description: 'Turns.',
  inStock: true,
  specifications: [],
  features: [],
  compatibility: [],
  fit: undefined,
  picture: {
    alt: '',
    own: {
      width: 3,
      height: 2,
      avif: '/fan.avif 480w',
      sizes: '100vw',
      webp: '/fan.webp',
    },
    wide: null,
    stock: null,
  },
  ...about,
});
