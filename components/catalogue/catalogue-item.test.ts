import { product } from '@/components/testing/fixtures';
import { buildCatalogueItem } from './catalogue-item';

it('has the three figures that its category names, three features and two tags, and no field that no card shows', () => {
  const item = buildCatalogueItem(Object.assign({ supplier: 'Wholesaler' }, product), []);
  expect(item.specifications).toEqual([
    ['Timings', '1'],
    ['Voltage', '2'],
    ['Height', '3'],
  ]);
  expect(item.features).toEqual(['One', 'Two', 'Three']);
  expect(item.compatibilityTags).toEqual(['A', 'B']);
  expect(item).not.toHaveProperty('supplier');
});
