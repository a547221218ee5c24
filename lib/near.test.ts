import fc from 'fast-check';
import { products } from '@/data/shop';
import { nearTo } from './near';

const part = (name: string, sku: string, brand = 'Acme') =>
  ({ name, sku, brand, category: 'Storage', subcategory: 'SSDs', description: 'For 4K.' }) as const;
const shop = [
  part('TUF Gaming GeForce RTX 5080 OC', 'TUF-RTX5080-O16G'),
  part('990 PRO 2 TB', 'MZ-V9P2T0BW', 'Samsung'),
  part('FURY Beast 32 GB DDR5-6000', 'KF560C30BBEK2-32'),
  part('Core i9-14900K', 'BX8071514900K'),
];
const found = (search: string) => shop.filter(nearTo(search)).map(({ name }) => name.split(' ')[0]);

it.each([
  ['rtx5080', 'TUF'],
  ['5080 tuf', 'TUF'],
  ['tufgaming', 'TUF'],
  ['990pro', '990'],
  ['samsung 2tb 990', '990'],
  ['DDR5 6000', 'FURY'],
  ['ddr5-60', 'FURY'],
  ['bx8071514900k', 'Core'],
  ['i9 14900', 'Core'],
  ['BX-80715 14900', 'Core'],
  ['ssd 5080', 'TUF'],
])('%j is near %s', (search, name) => expect(found(search)).toEqual([name]));

it.each(['080', 'ro2', '5080 super', '.*', ' -/ ', ''])('%j is near nothing', (search) =>
  expect(found(search)).toEqual([]),
);

it('each product is near its name’s words in any order, with any signs between, and its part number without its own', () => {
  const any = fc.constantFrom(...products).chain((product) =>
    fc.record({
      product: fc.constant(product),
      words: fc.shuffledSubarray(product.name.split(/[^\p{L}\p{N}]+/u), { minLength: 1 }),
      between: fc.constantFrom(' ', '-', '  ', ' / '),
    }),
  );
  fc.assert(
    fc.property(any, ({ product, words, between }) => {
      expect(nearTo(words.join(between).toUpperCase())(product)).toBe(true);
      expect(nearTo(product.sku.replaceAll('-', '').toLowerCase())(product)).toBe(true);
      expect(nearTo(product.name.replaceAll(/[ -]/g, ''))(product)).toBe(true);
    }),
  );
});
