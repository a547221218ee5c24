import { nearest } from './nearest';

const NAMES = ['specifications', 'features', 'sku'];

it.each([
  ['specificatons', 'specifications'],
  ['FEATURES', 'features'],
  ['feature', 'features'],
  ['sk', 'sku'],
  ['spcifctns', 'specifications'],
])('%s was meant to be %s', (word, meant) => {
  expect(nearest(word, NAMES)).toBe(meant);
});

it.each(['price', 'discount', 'colour'])('%s was meant to be none of them', (word) => {
  expect(nearest(word, NAMES)).toBeUndefined();
});

it('knows nothing near among no names', () => {
  expect(nearest('sku', [])).toBeUndefined();
});
