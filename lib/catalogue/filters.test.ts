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
const motherboard = {
  ...product,
  id: 'board',
  name: 'Base Z1',
  description: 'Fits the SWIFT.',
  category: 'Motherboards',
} as const;
const kit = { ...product, id: 'kit', name: 'Pair', brand: 'Swiftly', category: 'Memory' } as const;
const products = [card, motherboard, kit].map((record) => ({
  ...record,
  subcategory: 'DDR5 RAM' as const,
  specifications: [['Length', '16 mm']] as const,
  compatibilityTags: [record.id === 'board' ? 'LGA1700' : '8-pin power', 'New'] as const,
}));

it.each<[Chosen, ids: string, nearIds: string]>([
  [{ category: 'Graphics Cards', brand: 'Acme', q: 'rx' }, 'card', ''],
  [{ category: 'Graphics Cards', brand: 'Swiftly' }, '', ''],
  [{ q: 'SWIFT' }, 'card board kit', ''],
  [{ q: 'Swift RX' }, 'card', ''],
  [{ q: 'RX swift' }, '', 'card'],
  [{ q: 'motherboard' }, '', 'board'],
  [{ q: 'acme base', category: 'Motherboards' }, '', 'board'],
  [{ q: 'lga1700' }, '', 'board'],
  [{ q: 'zz9 16mm' }, '', 'card board kit'],
  [{ q: 'GPUs' }, '', 'card'],
  [{ q: 'ddr5' }, '', 'card board kit'],
  // Phones add a space behind a word.
  [{ q: 'pair ' }, 'kit', ''],
  // A feature or a description may name what the product is not.
  [{ q: 'turns' }, '', ''],
  [{ q: 'fits acme' }, '', ''],
  [{ q: 'RX swift', brand: 'Swiftly' }, '', ''],
  [{ q: ' ' }, 'card board kit', ''],
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
