import { joinNames } from './join-names';

it('lists five names, and of a longer list four and the number of the others', () => {
  expect(joinNames([...'ABCDE'])).toBe('A, B, C, D and E');
  expect(joinNames([...'ABCDEF'])).toBe('A, B, C, D and 2 more');
});

it('lists all names without a limit', () => {
  expect(joinNames([...'ABCDEF'], Infinity)).toBe('A, B, C, D, E and F');
});
