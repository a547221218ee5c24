import { fill } from './fill';

it('fills in each name, however often it stands, as it is written', () => {
  expect(fill('{n} of {all}: {n}', { n: 0, all: 'A $& B' })).toBe('0 of A $& B: 0');
});

it('leaves a name without a value, and a value’s own braces', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
});
