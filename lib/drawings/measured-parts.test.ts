import type { PartFacts } from '@/data/parts/facts';
import { listMeasuredParts } from './measured-parts';

test('a part has a required size where its card length or memory height is known', () => {
  const createProduct = (facts: PartFacts) => ({ facts });
  const card = createProduct({ kind: 'gpu', requiredLength: 350 } as PartFacts);
  const kit = createProduct({ kind: 'memory', height: 34.9 } as PartFacts);
  const products = [card, createProduct({ kind: 'memory' } as PartFacts), kit, {}];
  expect(listMeasuredParts(products, 'gpu')).toEqual([{ product: card, requiredSize: 350 }]);
  expect(listMeasuredParts(products, 'memory')).toEqual([{ product: kit, requiredSize: 34.9 }]);
});
