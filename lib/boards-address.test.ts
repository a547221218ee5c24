import { boardsFromQuery, keepBoards, withBoards } from './boards-address';

const ids = ['a', 'b', 'c'];

it.each([
  ['', ['a', 'b']],
  ['?board=c', ['c', 'a']],
  ['?board=c&board=b&board=a', ['c', 'b']],
  ['?board=b&board=b', ['b', 'a']],
  ['?board=toaster&board=%00&board=c', ['c', 'a']],
])('reads %j as %j', (query, boards) => expect(boardsFromQuery(query, ids)).toEqual(boards));

it('shows the only board of a shop, and none of a shop without', () => {
  expect(boardsFromQuery('?board=b', ['a'])).toEqual(['a']);
  expect(boardsFromQuery('?board=b', [])).toEqual([]);
});

it('writes boards beside filters and parts, whose commas it leaves', () => {
  const query = '?brand=ASUS&board=a&board=b&parts=x,y';
  expect(withBoards(query, ['c', 'b'])).toBe('?brand=ASUS&board=c&board=b&parts=x,y');
  expect(withBoards(query, [])).toBe('?brand=ASUS&parts=x,y');
  expect(keepBoards('?q=rgb', query)).toBe('?q=rgb&board=a&board=b');
  expect(withBoards('', [])).toBe('');
});
