import fc from 'fast-check';
import { products } from '@/data/shop';
import { createMatcher, createRanker, prepareText, splitWords } from './fuzzy-search';

const shop = [
  'Acme TUF Gaming GeForce RTX 5080 OC TUF-RTX5080-O16G SSDs',
  'Samsung 990 PRO 2 TB MZ-V9P2T0BW',
  'Acme FURY Beast 32 GB DDR5-6000 KF560C30BBEK2-32',
  'Acme Core i9-14900K BX8071514900K',
];
const find = (search: string) =>
  shop.filter(createMatcher(search)).map((text) => text.split(' ')[1]);

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
])('%j finds %s', (search, name) => expect(find(search)).toEqual([name]));

it.each(['080', 'ro2', '5080 super', '.*', ' -/ ', '+', ''])('%j finds nothing', (search) =>
  expect(find(search)).toEqual([]),
);

it('finds each product by its name’s words in any order, with any signs between, and by its part number without any', () => {
  const any = fc.constantFrom(...products).chain((product) =>
    fc.record({
      product: fc.constant(product),
      words: fc.shuffledSubarray(product.name.split(/[^\p{L}\p{N}]+/u), { minLength: 1 }),
      between: fc.constantFrom(' ', '-', '  ', ' / '),
    }),
  );
  fc.assert(
    fc.property(any, ({ product: { name, sku }, words, between }) => {
      const text = `${name} ${sku}`;
      expect(createMatcher(words.join(between).toUpperCase())(text)).toBe(true);
      expect(createMatcher(sku.replaceAll('-', '').toLowerCase())(text)).toBe(true);
      expect(createMatcher(name.replaceAll(/[ -]/g, ''))(text)).toBe(true);
    }),
  );
});

it.each([
  ['H510', 'NZXT H510 Flow', 0],
  ['h510 nzxt', 'NZXT H510 Flow', 0],
  ['510', 'NZXT H510', 1],
  ['h', 'NZXT H510', 1],
  ['fl', 'NZXT H510 Flow', 3],
  ['h 51', 'NZXT H510', 1 + 4],
  ['b650', 'B650M B650', 0],
  ['ion', 'Ion+', 0],
  ['ion +', 'Ion+', 0],
  ['ion+', 'Ion', undefined],
  ['50', 'RM650', undefined],
  ['h510flow', 'NZXT H510 Flow', undefined],
])('ranks %j in %j: %s', (typed, text, rank) =>
  expect(createRanker(splitWords(typed))(prepareText(text))).toBe(rank),
);
