import {
  filterProducts,
  listFilterChoices,
  matchesFilters,
  NO_FILTERS,
  selectProductsInScope,
} from './filters';

it('shows on the gaming page what the specification names, in order, and on the components page all', () => {
  const shown = [
    { category: 'Storage', subcategory: 'Gaming SSDs', name: 'Drive' },
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Kit with RGB' },
    { category: 'Processors', subcategory: 'Desktop CPUs', name: 'Processor' },
    { category: 'Graphics Cards', subcategory: 'High-End GPUs', name: 'Card' },
  ] as const;
  const others = [
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Plain kit' },
    { category: 'Storage', subcategory: 'NVMe SSDs', name: 'RGB drive' },
    { category: 'Power Supplies', subcategory: 'Gaming SSDs', name: 'RGB supply' },
  ] as const;
  expect(selectProductsInScope([...others, ...shown], 'gaming')).toEqual(shown);
  expect(selectProductsInScope([...others, ...shown], 'all')).toEqual([...others, ...shown]);
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

  it.each<[string, Partial<typeof NO_FILTERS>, readonly string[]]>([
    ['all at once', { category: 'Graphics Cards', brand: 'Acme', search: 'rx' }, ['card']],
    ['none where two contradict', { category: 'Graphics Cards', brand: 'Swiftly' }, []],
    ['a name or a description, whatever its case', { search: 'swift' }, ['card', 'board', 'kit']],
    ['a brand', { search: 'SWIFTLY' }, ['kit']],
    ['no pattern', { search: '.*' }, []],
    ['no part number', { search: 'ZZ-9' }, []],
    ['no feature', { search: 'Turns' }, []],
  ])('matches %s', (_name, filters, ids) => {
    const found = [card, board, kit].filter((one) =>
      matchesFilters(one, { ...NO_FILTERS, ...filters }),
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, Partial<typeof NO_FILTERS>, readonly string[], boolean]>([
    ['has it letter by letter', { search: 'Swift RX' }, ['card'], false],
    ['is near it, where none has it', { search: 'RX swift' }, ['card'], true],
    ['is near it and chosen', { search: 'acme-swift', category: 'Motherboards' }, ['board'], true],
    ['is chosen, where none is near it', { search: 'RX swift', brand: 'Swiftly' }, [], false],
  ])('finds what %s', (_name, filters, ids, isNear) => {
    const all = [card, board, kit].map((one) => ({ ...one, subcategory: 'Any' }));
    const { shown, ...rest } = filterProducts(all, { ...NO_FILTERS, ...filters });
    expect({ ids: shown.map(({ id }) => id), ...rest }).toEqual({ ids, isNear });
  });

  it('offers each value once, in the order of the catalogue', () => {
    expect(listFilterChoices([card, kit, board]).brand).toEqual(['Acme', 'Swiftly']);
  });
});
