import { createMatcher, createPattern, prepareText } from './fuzzy-search';

const shop = [
  'Acme TUF Gaming GeForce RTX 5080 OC TUF-RTX5080-O16G SSDs',
  'Samsung 990 PRO 2 TB MZ-V9P2T0BW',
  'Acme FURY Beast 32 GB DDR5-6000 KF560C30BBEK2-32 in two batteries',
  'Acme Core i9-14900K BX8071514900K of one family',
];

it.each([
  ['TUF', 'rtx5080', '5080 tuf', 'tufgaming', 'ssd 5080', '5080-16'],
  ['990', '990pro', 'samsung 2tb 990', '2-tb'],
  ['FURY', 'DDR5 6000', 'ddr5-60', 'beasts', 'ram', 'RAMs 32', 'battery'],
  ['Core', 'bx8071514900k', 'i9 + 14900', 'BX-80715 14900', 'families'],
  ['', '080', '32-tb', 'tus', 'ro2', '5080 super', '.*', ' -/ ', '+', ''],
])('finds %j by each of %j', (name, ...searches) => {
  for (const search of searches) {
    const matches = shop.filter(
      createMatcher(search, { ram: ['memory', 'ddr5'], tuf: ['radeon'] }),
    );
    expect([search, matches.map((text) => text.split(' ')[1]).join()]).toEqual([search, name]);
  }
});

/** Each match as the characters before and after it; '.' stands for none. */
it.each([
  ['h510', 'NZXT H510i', ' |'],
  ['510', 'NZXT H510', '| '],
  ['fl', 'NZXT Flow', ' .'],
  ['b650', 'B650M B650', ' |', '  '],
  ['ion', 'Ion+', ' +'],
  ['+', 'Ion+', 'n '],
  ['ion+', 'Ion'],
  ['50', 'RM650'],
  ['h510flow', 'NZXT H510 Flow'],
])('a pattern of %j captures what surrounds it in %j: %j', (word, text, ...surroundings) => {
  const matches = [...prepareText(text).matchAll(createPattern(word))];
  expect(matches.map(([, before, after = '.']) => `${before}${after}`)).toEqual(surroundings);
});
