import { gamingHardware } from '@/data/categories/gaming-hardware';
import { pcComponents } from '@/data/categories/pc-components';
import { products } from '@/data/products';
import type { Product } from '@/data/types';
import {
  distinct,
  isFiltered,
  isForGaming,
  matches,
  NO_FILTERS,
  productsInScope,
  tileCounts,
} from './catalogue';

const all: readonly Product[] = products;
const gaming = productsInScope(all, 'gaming');
const found = (filters: Partial<typeof NO_FILTERS>) =>
  all.filter((product) => matches(product, { ...NO_FILTERS, ...filters }));

describe('the catalogue', () => {
  it.each([
    ['Processors', 6],
    ['Graphics Cards', 4],
    ['Motherboards', 2],
    ['Memory', 2],
    ['Storage', 2],
    ['Power Supplies', 1],
  ])('holds %s: %i', (category, count) => {
    expect(found({ category })).toHaveLength(count);
  });

  it('tells the products of a category apart by what their cards print', () => {
    for (const category of distinct(all, 'category')) {
      const cards = found({ category });
      const features = cards.map((product) => product.features.slice(0, 3).join());
      const values = cards.map(({ specifications }) => Object.values(specifications).slice(0, 3));
      const labels = cards.map(({ specifications }) => Object.keys(specifications).slice(0, 3));
      expect(new Set(features).size).toBe(cards.length);
      expect(new Set(values.map(String)).size).toBe(cards.length);
      expect(new Set(labels.map(String)).size).toBe(1);
    }
  });

  it('has more of each list than a card shows, so that the limits cut', () => {
    for (const { specifications, features, compatibility } of all) {
      expect(Object.keys(specifications).length).toBeGreaterThan(3);
      expect(features.length).toBeGreaterThan(3);
      expect(compatibility.length).toBeGreaterThan(2);
    }
  });
});

describe('the gaming page', () => {
  it('takes every graphics card and processor, RGB memory and gaming drives, and nothing else', () => {
    expect(gaming).toHaveLength(12);
    expect(distinct(gaming, 'category')).toEqual([
      'Graphics Cards',
      'Processors',
      'Memory',
      'Storage',
    ]);
  });

  it.each([
    [{ category: 'Memory', subcategory: 'DDR5 RAM', name: 'Plain kit' }, false],
    [{ category: 'Memory', subcategory: 'DDR5 RAM', name: 'RGB kit' }, true],
    [{ category: 'Storage', subcategory: 'NVMe SSDs', name: 'RGB drive' }, false],
    [{ category: 'Storage', subcategory: 'Gaming SSDs', name: 'Drive' }, true],
    [{ category: 'Motherboards', subcategory: 'Intel Z790', name: 'RGB board' }, false],
  ] as const)('decides on %j: %s', (product, wanted) => {
    expect(isForGaming(product)).toBe(wanted);
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
    for (const { sku } of all) expect(found({ search: sku })).toEqual([]);
  });

  it('takes the search text as it is, not as a pattern', () => {
    expect(among({ search: '.*' })).toEqual([]);
  });

  it('knows when nothing is filtered', () => {
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, search: 'x' })).toBe(true);
  });
});

describe('the tiles', () => {
  it.each([
    [gamingHardware, gaming],
    [pcComponents, all],
  ])('add up to the number of products shown', ({ tiles }, shown) => {
    const sum = tileCounts(shown, tiles).reduce((total, count) => total + count, 0);
    expect(sum).toBe(shown.length);
  });

  it('count what is shown', () => {
    const shown = [
      { category: 'Memory' },
      { category: 'Memory' },
      { category: 'Storage' },
    ] as const;
    expect(tileCounts(shown, pcComponents.tiles)).toEqual([0, 0, 2, 1, 0, 0]);
  });
});
