import {
  DEFAULT_FILTERS,
  filterProducts,
  listFilterChoices,
  matchesFilters,
  selectProductsInScope,
} from './filters';

it('selects the specified products for the gaming page, and all for the components page', () => {
  const gamingProducts = [
    { category: 'Storage', subcategory: 'Gaming SSDs', name: 'Drive' },
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Kit with RGB' },
    { category: 'Processors', subcategory: 'Desktop CPUs', name: 'Processor' },
    { category: 'Graphics Cards', subcategory: 'High-End GPUs', name: 'Card' },
  ] as const;
  const otherProducts = [
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Plain kit' },
    { category: 'Storage', subcategory: 'NVMe SSDs', name: 'RGB drive' },
    { category: 'Power Supplies', subcategory: 'Gaming SSDs', name: 'RGB supply' },
  ] as const;
  expect(selectProductsInScope([...otherProducts, ...gamingProducts], 'gaming')).toEqual(
    gamingProducts,
  );
  expect(selectProductsInScope([...otherProducts, ...gamingProducts], 'all')).toEqual([
    ...otherProducts,
    ...gamingProducts,
  ]);
});

describe('filtering', () => {
  const card = {
    id: 'card',
    name: 'Swift RX 1',
    brand: 'Acme',
    category: 'Graphics Cards',
    description: 'Quiet.',
    sku: 'ZZ-9',
    features: ['Turns the air'],
  } as const;
  const board = {
    ...card,
    id: 'board',
    name: 'Base Z1',
    category: 'Motherboards',
    description: 'Fits the SWIFT.',
  } as const;
  const kit = { ...card, id: 'kit', name: 'Pair', brand: 'Swiftly', category: 'Memory' } as const;

  it.each<[string, Partial<typeof DEFAULT_FILTERS>, readonly string[]]>([
    ['all filters at once', { category: 'Graphics Cards', brand: 'Acme', search: 'rx' }, ['card']],
    ['nothing where two filters contradict', { category: 'Graphics Cards', brand: 'Swiftly' }, []],
    ['a name or a description in any case', { search: 'swift' }, ['card', 'board', 'kit']],
    ['a brand', { search: 'SWIFTLY' }, ['kit']],
    ['no regular expression', { search: '.*' }, []],
    ['no part number', { search: 'ZZ-9' }, []],
    ['no feature', { search: 'Turns' }, []],
  ])('matches %s', (_name, filters, ids) => {
    const matches = [card, board, kit].filter((product) =>
      matchesFilters(product, { ...DEFAULT_FILTERS, ...filters }),
    );
    expect(matches.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, Partial<typeof DEFAULT_FILTERS>, readonly string[], boolean]>([
    ['contain the search as typed', { search: 'Swift RX' }, ['card'], false],
    ['contain its words, where none contains it as typed', { search: 'RX swift' }, ['card'], true],
    [
      'contain its words and pass the dropdowns',
      { search: 'acme-swift', category: 'Motherboards' },
      ['board'],
      true,
    ],
    ['pass only the dropdowns: none', { search: 'RX swift', brand: 'Swiftly' }, [], false],
  ])('finds products that %s', (_name, filters, ids, isFuzzy) => {
    const products = [card, board, kit].map((product) => ({ ...product, subcategory: 'Any' }));
    const { matches, ...rest } = filterProducts(products, {
      ...DEFAULT_FILTERS,
      ...filters,
    });
    expect({ ids: matches.map(({ id }) => id), ...rest }).toEqual({ ids, isFuzzy });
  });

  it('offers each value once, in catalogue order', () => {
    expect(listFilterChoices([card, kit, board]).brand).toEqual(['Acme', 'Swiftly']);
  });
});
