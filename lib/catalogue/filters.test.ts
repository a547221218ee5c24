import * as filters from './filters';

const { DEFAULT_FILTERS, filterProducts, selectProductsInScope } = filters;
type Chosen = Partial<filters.Filters>;

it('selects the products that say they are for gaming, or all', () => {
  const records = [{ isForGaming: true }, { isForGaming: false }, {}];
  expect(selectProductsInScope(records, 'gaming')).toEqual([{ isForGaming: true }]);
  expect(selectProductsInScope(records, 'all')).toEqual(records);
});

const product = { brand: 'Acme', sku: 'ZZ-9', features: ['Turns the air'], description: 'Quiet.' };
const gpu = { ...product, id: 'gpu', name: 'Swift RX 1', category: 'Graphics Cards' } as const;
const motherboard = {
  ...product,
  id: 'motherboard',
  name: 'Base Z1',
  description: 'Fits the SWIFT.',
  category: 'Motherboards',
} as const;
const memory = {
  ...product,
  id: 'memory',
  name: 'Pair',
  brand: 'Swiftly',
  category: 'Memory',
} as const;
const products = [gpu, motherboard, memory].map((record) => ({
  ...record,
  subcategory: 'DDR5 RAM' as const,
  specifications: [['Length', '16 mm']] as const,
  compatibilityTags: [record.id === 'motherboard' ? 'LGA1700' : '8-pin power', 'New'] as const,
}));

it.each<[Chosen, ids: string, nearIds: string]>([
  [{ category: 'Graphics Cards', brand: 'Acme', q: 'rx' }, 'gpu', ''],
  [{ category: 'Graphics Cards', brand: 'Swiftly' }, '', ''],
  [{ q: 'SWIFT' }, 'gpu motherboard memory', ''],
  [{ q: 'Swift RX' }, 'gpu', ''],
  [{ q: 'RX swift' }, '', 'gpu'],
  [{ q: 'motherboard' }, '', 'motherboard'],
  [{ q: 'acme base', category: 'Motherboards' }, '', 'motherboard'],
  [{ q: 'lga1700' }, '', 'motherboard'],
  [{ q: 'zz9 16mm' }, '', 'gpu motherboard memory'],
  [{ q: 'GPUs' }, '', 'gpu'],
  [{ q: 'ddr5' }, '', 'gpu motherboard memory'],
  // Phones add a space behind a word.
  [{ q: 'pair ' }, 'memory', ''],
  // A feature or a description may name what the product is not.
  [{ q: 'turns' }, '', ''],
  [{ q: 'fits acme' }, '', ''],
  [{ q: 'RX swift', brand: 'Swiftly' }, '', ''],
  [{ q: ' ' }, 'gpu motherboard memory', ''],
])('%j finds %s as typed, and %s by words', (chosen, ids, nearIds) => {
  const results = filterProducts(products, { ...DEFAULT_FILTERS, ...chosen });
  const join = (some: readonly { id: string }[]) => some.map(({ id }) => id).join(' ');
  expect(join(results.matches)).toBe(ids);
  expect(join(results.nearMatches)).toBe(nearIds);
});

it('a search names a product, a brand or a category, whatever the dropdowns say', () => {
  const hasNameMatch = (q: string) =>
    filterProducts(products, { ...DEFAULT_FILTERS, q, category: 'Memory' }).hasNameMatch;
  const names = ['GPUs', 'swiftly', 'swi', 'base z1', ''];
  expect([...names, 'ddr5', 'lga1700', 'fits', 'keyboard'].filter(hasNameMatch)).toEqual(names);
});

it('offers each value once, in catalogue order', () => {
  const { category, brand } = filters.listFilterChoices(products);
  expect(category).toEqual(['Graphics Cards', 'Motherboards', 'Memory']);
  expect(brand).toEqual(['Acme', 'Swiftly']);
});
