import { joinNames } from './join-names';

it('names up to five unless all are wanted, and counts the rest of more', () => {
  expect(joinNames([...'ABCDE'])).toBe('A, B, C, D and E');
  expect(joinNames([...'ABCDEF'])).toBe('A, B, C, D and 2 more');
  expect(joinNames([...'ABCDEF'], Infinity)).toBe('A, B, C, D, E and F');
});
