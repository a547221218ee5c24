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
  it('needs category, brand and search to match at once', () => {
    expect(found({ category: 'Graphics Cards', brand: 'ASUS', search: '5070' })).toHaveLength(1);
    expect(found({ category: 'Graphics Cards', brand: 'Intel' })).toHaveLength(0);
  });

  it('searches name, brand and description without regard to case', () => {
    expect(found({ search: 'RYZEN' })).toEqual(found({ search: 'ryzen' }));
    expect(found({ search: 'sapphire' })).toHaveLength(2);
    expect(found({ search: 'playstation' }).map(({ id }) => id)).toEqual(['wd-black-sn850x-2tb']);
  });

  it('does not search part numbers or features', () => {
    expect(found({ search: 'BX8071514900K' })).toHaveLength(0);
  });

  it('takes the search text as it is, not as a pattern', () => {
    expect(found({ search: '.*' })).toHaveLength(0);
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
    expect(tileCounts(found({ brand: 'AMD' }), pcComponents.tiles)).toEqual([3, 0, 0, 0, 0, 0]);
  });
});
