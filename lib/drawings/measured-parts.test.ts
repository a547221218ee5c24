import type { PartFacts } from '@/data/parts/facts';
import { listMeasuredParts, selectDrawnParts } from './measured-parts';

test('a part has a measure where its card length or memory height is known', () => {
  const createProduct = (facts: PartFacts) => ({ facts });
  const card = createProduct({ part: 'gpu', room: 350 } as PartFacts);
  const kit = createProduct({ part: 'memory', height: 34.9 } as PartFacts);
  const products = [card, createProduct({ part: 'memory' } as PartFacts), kit, {}];
  expect(listMeasuredParts(products, 'gpu')).toEqual([{ product: card, millimetres: 350 }]);
  expect(listMeasuredParts(products, 'memory')).toEqual([{ product: kit, millimetres: 34.9 }]);
});

test('up to four parts are all drawn, and of more the longest, the median and the shortest', () => {
  const parts = [320, 180, 348, 240, 290].map((millimetres) => ({ millimetres }));
  const drawn = [348, 290, 180].map((millimetres) => ({ millimetres }));
  expect(selectDrawnParts(parts)).toEqual(drawn);
  expect(selectDrawnParts(parts.slice(1))).toEqual(parts.slice(1));
});
