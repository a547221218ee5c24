import fc from 'fast-check';
import { products } from '@/data/shop';
import { createMatcher, createPattern, prepareText } from './fuzzy-search';

const shop = [
  'Acme TUF Gaming GeForce RTX 5080 OC TUF-RTX5080-O16G SSDs',
  'Samsung 990 PRO 2 TB MZ-V9P2T0BW',
  'Acme FURY Beast 32 GB DDR5-6000 KF560C30BBEK2-32',
  'Acme Core i9-14900K BX8071514900K',
];
const SYNONYMS = { ram: ['memory', 'ddr5'] };
const findNames = (search: string) =>
  shop.filter(createMatcher(search, SYNONYMS)).map((text) => text.split(' ')[1]);

it.each([
  ['rtx5080', 'TUF'],
  ['5080 tuf', 'TUF'],
  ['tufgaming', 'TUF'],
  ['990pro', '990'],
  ['samsung 2tb 990', '990'],
  ['DDR5 6000', 'FURY'],
  ['ddr5-60', 'FURY'],
  ['bx8071514900k', 'Core'],
  ['i9 + 14900', 'Core'],
  ['BX-80715 14900', 'Core'],
  ['ssd 5080', 'TUF'],
  ['beasts', 'FURY'],
  ['2-tb', '990'],
  ['ram', 'FURY'],
  ['RAMs 32', 'FURY'],
])('%j finds %s', (search, name) => expect(findNames(search)).toEqual([name]));

it.each(['080', '32-tb', 'ro2', '5080 super', '.*', ' -/ ', '+', ''])(
  '%j finds nothing',
  (search) => expect(findNames(search)).toEqual([]),
);

it('finds each product by words of its name in any order, and by its part number without hyphens', () => {
  const anySearch = fc.constantFrom(...products).chain((product) =>
    fc.record({
      product: fc.constant(product),
      words: fc.shuffledSubarray(product.name.split(/[^\p{L}\p{N}]+/u), { minLength: 1 }),
      between: fc.constantFrom(' ', '  ', ' / '),
    }),
  );
  fc.assert(
    fc.property(anySearch, ({ product: { name, sku }, words, between }) => {
      const text = `${name} ${sku}`;
      expect(createMatcher(words.join(between).toUpperCase())(text)).toBe(true);
      expect(createMatcher(sku.replaceAll('-', '').toLowerCase())(text)).toBe(true);
      expect(createMatcher(name.replaceAll(/[ -]/g, ''))(text)).toBe(true);
    }),
  );
});

it.each([
  ['h510', 'NZXT H510i', [[' ', '|']]],
  ['510', 'NZXT H510', [['|', ' ']]],
  ['fl', 'NZXT Flow', [[' ', undefined]]],
  [
    'b650',
    'B650M B650',
    [
      [' ', '|'],
      [' ', ' '],
    ],
  ],
  ['ion', 'Ion+', [[' ', '+']]],
  ['+', 'Ion+', [['n', ' ']]],
  ['ion+', 'Ion', []],
  ['50', 'RM650', []],
  ['h510flow', 'NZXT H510 Flow', []],
])('a pattern of %j captures what surrounds it in %j', (word, text, surroundings) => {
  const matches = [...prepareText(text).matchAll(createPattern(word))];
  expect(matches.map(([, before, after]) => [before, after])).toEqual(surroundings);
});
