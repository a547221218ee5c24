import {
  distinct,
  isFiltered,
  isForGaming,
  matches,
  NO_FILTERS,
  productsInScope,
  tileCounts,
} from './catalogue';

describe('the gaming page', () => {
  const shown = [
    { category: 'Graphics Cards', subcategory: 'High-End GPUs', name: 'Card' },
    { category: 'Processors', subcategory: 'Desktop CPUs', name: 'Processor' },
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Kit with RGB' },
    { category: 'Storage', subcategory: 'Gaming SSDs', name: 'Drive' },
  ] as const;
  const others = [
    { category: 'Memory', subcategory: 'DDR5 RAM', name: 'Plain kit' },
    { category: 'Storage', subcategory: 'NVMe SSDs', name: 'RGB drive' },
    { category: 'Motherboards', subcategory: 'Intel Z790', name: 'RGB board' },
    { category: 'Power Supplies', subcategory: 'Gaming SSDs', name: 'RGB supply' },
  ] as const;

  it.each(shown)('shows $name', (product) => expect(isForGaming(product)).toBe(true));
  it.each(others)('does not show $name', (product) => expect(isForGaming(product)).toBe(false));

  it('keeps the catalogue’s order; the components page shows the whole catalogue', () => {
    const catalogue = [others[0], shown[3], others[2], shown[0]];
    expect(productsInScope(catalogue, 'gaming')).toEqual([shown[3], shown[0]]);
    expect(productsInScope(catalogue, 'all')).toEqual(catalogue);
  });
});

describe('filtering', () => {
  const card = {
    id: 'card',
    name: 'Swift RX 1',
    brand: 'Acme',
    category: 'Graphics Cards',
    description: 'Quiet.',
  } as const;
  const board = {
    ...card,
    id: 'board',
    name: 'Base Z1',
    category: 'Motherboards',
    description: 'Fits the SWIFT.',
  } as const;
  const kit = { ...card, id: 'kit', name: 'Pair', brand: 'Swiftly', category: 'Memory' } as const;
  const among = (filters: Partial<typeof NO_FILTERS>) =>
    [card, board, kit]
      .filter((product) => matches(product, { ...NO_FILTERS, ...filters }))
      .map(({ id }) => id);

  it('needs category, brand and search to match at once', () => {
    expect(among({ category: 'Graphics Cards', brand: 'Acme', search: 'rx' })).toEqual(['card']);
    expect(among({ category: 'Graphics Cards', brand: 'Swiftly' })).toEqual([]);
  });

  it('searches name, brand and description without regard to case', () => {
    expect(among({ search: 'swift' })).toEqual(['card', 'board', 'kit']);
    expect(among({ search: 'SWIFTLY' })).toEqual(['kit']);
    expect(among({ search: 'fits the' })).toEqual(['board']);
  });

  it('does not search part numbers or features', () => {
    const full = { ...card, sku: 'ZZ-9', features: ['Turns the air'] };
    for (const search of ['ZZ-9', 'Turns']) {
      expect(matches(full, { ...NO_FILTERS, search })).toBe(false);
    }
  });

  it('takes the search text as it is, not as a pattern', () => {
    expect(among({ search: '.*' })).toEqual([]);
  });

  it.each(['category', 'brand', 'search'])('knows that %s alone filters', (field) => {
    expect(isFiltered({ ...NO_FILTERS, [field]: 'x' })).toBe(true);
  });

  it('knows when nothing is filtered', () => {
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });

  it('offers each value once, in the order of the catalogue', () => {
    expect(distinct([card, kit, board], 'brand')).toEqual(['Acme', 'Swiftly']);
  });
});

it('tiles count what is shown', () => {
  const shown = [{ category: 'Memory' }, { category: 'Memory' }, { category: 'Storage' }] as const;
  const tiles = (['Storage', 'Processors', 'Memory'] as const).map((counts) => ({
    label: counts,
    counts,
  }));
  expect(tileCounts(shown, tiles)).toEqual([1, 0, 2]);
});
