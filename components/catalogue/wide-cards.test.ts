import { wideCards } from './wide-cards';

const shown = ['one', 'two', 'three', 'four'];

test('a list with a lead opens wide, and ends so where its last card would stand alone', () => {
  expect([0, 1, 2, 3, 4].map((count) => wideCards('lead', shown.slice(0, count)))).toEqual([
    [],
    ['one'],
    ['one', 'two'],
    ['one'],
    ['one', 'four'],
  ]);
});

test('a list without one only ends wide', () => {
  expect([0, 1, 2, 3].map((count) => wideCards('parts', shown.slice(0, count)))).toEqual([
    [],
    ['one'],
    [],
    ['three'],
  ]);
});
