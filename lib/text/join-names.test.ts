import { joinFirstNames, joinNames } from './join-names';

it('joins all names, or the first four and the number of the others if these are several', () => {
  expect(joinNames([...'ABCDEF'])).toBe('A, B, C, D, E and F');
  expect(joinFirstNames([...'ABCDE'])).toBe('A, B, C, D and E');
  expect(joinFirstNames([...'ABCDEF'])).toBe('A, B, C, D and 2 more');
});
