import { product } from '@/components/testing/fixtures';
import type { Product } from '@/data/shop/product';
import { buildCatalogueItem } from './catalogue-item';

it('has the three figures that its category names, three features and two tags', () => {
  const item = buildCatalogueItem(product, []);
  expect(item.specifications).toEqual([
    ['Timings', '1'],
    ['Voltage', '2'],
    ['Height', '3'],
  ]);
  expect(item.features).toEqual(['One', 'Two', 'Three']);
  expect(item.compatibilityTags).toEqual(['A', 'B']);
});

it('hands the browser no field of a product that the card does not show', () => {
  const productWithSupplier: Product & { supplier: string } = {
    ...product,
    supplier: 'Wholesaler',
  };
  expect(buildCatalogueItem(productWithSupplier, [])).not.toHaveProperty('supplier');
});
