import * as filters from './filters';

const { DEFAULT_FILTERS, filterProducts, selectProductsInScope } = filters;
type Chosen = Partial<filters.Filters>;

it('selects the products that say they are for gaming, or all', () => {
  const records = [{ isForGaming: true }, { isForGaming: false }, {}];
  expect(selectProductsInScope(records, 'gaming')).toEqual([{ isForGaming: true }]);
  expect(selectProductsInScope(records, 'all')).toEqual(records);
});

const product = { brand: 'Acme', sku: 'ZZ-9', features: ['Turns the air'], description: 'Quiet.' };
const card = { ...product, id: 'card', name: 'Swift RX 1', category: 'Graphics Cards' } as const;
const board = {
  ...product,
  id: 'board',
  name: 'Base Z1',
  description: 'Fits the SWIFT.',
  category: 'Motherboards',
} as const;
const kit = { ...product, id: 'kit', name: 'Pair', brand: 'Swiftly', category: 'Memory' } as const;
const products = [card, board, kit].map((record) => ({
  ...record,
  subcategory: 'DDR5 RAM' as const,
  specifications: [['Length', '16 mm']] as const,
  compatibilityTags: record.id === 'board' ? ['LGA1700'] : ['8-pin power'],
}));

it.each<[Chosen, ids: string, nearIds: string, hasAnyMatch?: boolean]>([
  [{ category: 'Graphics Cards', brand: 'Acme', search: 'rx' }, 'card', ''],
  [{ category: 'Graphics Cards', brand: 'Swiftly' }, '', ''],
  [{ search: 'SWIFT' }, 'card board kit', ''],
  [{ search: 'Swift RX' }, 'card', ''],
  [{ search: 'RX swift' }, '', 'card'],
  [{ search: 'pair' }, 'kit', ''],
  [{ search: 'motherboard' }, '', 'board'],
  [{ search: 'acme base', category: 'Motherboards' }, '', 'board'],
  [{ search: 'lga1700' }, '', 'board'],
  [{ search: 'zz9 16mm' }, '', 'card board kit'],
  [{ search: 'GPUs' }, '', 'card'],
  [{ search: 'ddr5' }, '', 'card board kit'],
  // Phones add a space behind a word.
  [{ search: 'pair ' }, 'kit', ''],
  [{ search: '.*' }, '', '', false],
  // A feature or a description may name what the product is not.
  [{ search: 'turns' }, '', '', false],
  [{ search: 'fits' }, 'board', '', false],
  [{ search: 'fits acme' }, '', '', false],
  // Unknown whatever the dropdowns say.
  [{ search: 'RX swift', brand: 'Swiftly' }, '', ''],
  [{ search: 'ir', brand: 'Acme' }, '', ''],
  [{ search: ' ' }, 'card board kit', ''],
])('%j finds %s as typed, and %s by words', (chosen, ids, nearIds, hasAnyMatch = true) => {
  const results = filterProducts(products, { ...DEFAULT_FILTERS, ...chosen });
  const join = (some: readonly { id: string }[]) => some.map(({ id }) => id).join(' ');
  expect(join(results.matches)).toBe(ids);
  expect(join(results.nearMatches)).toBe(nearIds);
  expect(results.hasAnyMatch).toBe(hasAnyMatch);
});

it('a search names a product, a brand or a category, whatever the dropdowns say', () => {
  const hasNameMatch = (search: string) =>
    filterProducts(products, { ...DEFAULT_FILTERS, search, category: 'Memory' }).hasNameMatch;
  const names = ['GPUs', 'swiftly', 'swi', 'base z1', ''];
  expect([...names, 'ddr5', 'lga1700', 'fits', 'keyboard'].filter(hasNameMatch)).toEqual(names);
});

it('offers each value once, in catalogue order', () => {
  const { category, brand } = filters.listFilterChoices(products);
  expect(category).toEqual(['Graphics Cards', 'Motherboards', 'Memory']);
  expect(brand).toEqual(['Acme', 'Swiftly']);
});
