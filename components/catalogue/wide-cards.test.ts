import type { CatalogueArrangement } from '@/data/types';
import { isWide } from './wide-cards';

/** A list's cards as a string: W for a wide one, and a dot for one of two in a row. */
const cards = (arrangement: CatalogueArrangement, count: number) =>
  Array.from({ length: count }, (_, index) => (isWide(arrangement, index, count) ? 'W' : '.')).join(
    '',
  );

test('a list with a lead opens wide, and ends so where its last card would stand alone', () => {
  expect([1, 2, 3, 4, 5].map((count) => cards('lead', count))).toEqual([
    'W',
    'WW',
    'W..',
    'W..W',
    'W....',
  ]);
});

test('a list without one only ends wide', () => {
  expect([1, 2, 3].map((count) => cards('parts', count))).toEqual(['W', '..', '..W']);
});
