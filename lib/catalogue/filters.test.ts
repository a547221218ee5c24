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

  const products = [card, board, kit].map((product) => ({
    ...product,
    subcategory: 'DDR5 RAM',
    compatibility: product === board ? ['LGA1700'] : ['8-pin power'],
    specifications: [['Length', '16 mm']] as const,
  }));

  it.each<[string, Partial<typeof DEFAULT_FILTERS>, readonly string[], readonly string[]]>([
    ['as typed, and others by its category', { search: 'motherboard' }, [], ['board']],
    ['as typed', { search: 'Swift RX' }, ['card'], []],
    ['by words in any order', { search: 'RX swift' }, [], ['card']],
    [
      'by words, within the dropdowns',
      { search: 'swift acme', category: 'Motherboards' },
      [],
      ['board'],
    ],
    ['by a tag', { search: 'lga1700' }, [], ['board']],
    ['by a part number and a figure', { search: 'zz9 16mm' }, [], ['card', 'board', 'kit']],
    ['by a synonym in the plural', { search: 'GPUs' }, [], ['card']],
    ['as typed, and others by words', { search: 'pair' }, ['kit'], []],
    ['not by figures of another unit', { search: '16-pin' }, [], []],
    ['not by features', { search: 'turns' }, [], []],
    ['not outside the dropdowns', { search: 'RX swift', brand: 'Swiftly' }, [], []],
  ])('finds products %s', (_name, filters, ids, nearIds) => {
    const { matches, nearMatches } = filterProducts(products, { ...DEFAULT_FILTERS, ...filters });
    expect({
      ids: matches.map(({ id }) => id),
      nearIds: nearMatches.map(({ id }) => id),
    }).toEqual({ ids, nearIds });
  });

  it.each([
    ['4090', 'all', true],
    ['rx', 'Swiftly', false],
    [' ', 'all', false],
  ])('a search for %j of the brand %s is unknown: %s', (search, brand, isUnknown) => {
    const filters = { ...DEFAULT_FILTERS, search, brand };
    expect(filterProducts(products, filters).isUnknown).toBe(isUnknown);
  });

  it('offers each value once, in catalogue order', () => {
    expect(listFilterChoices([card, kit, board]).brand).toEqual(['Acme', 'Swiftly']);
  });
});
