import fc from 'fast-check';
import { NO_FILTERS } from './catalogue';
import { filtersFromQuery, queryFromFilters, SEARCH_LIMIT, setOverLinked } from './filter-address';

const choices = { category: ['Memory', 'Graphics Cards'], brand: ['ASUS', 'G.Skill'] };

describe('filters in the address', () => {
  it('leaves defaults out', () => {
    expect(queryFromFilters(NO_FILTERS)).toBe('');
    expect(queryFromFilters({ ...NO_FILTERS, brand: 'G.Skill' })).toBe('?brand=G.Skill');
  });

  it('falls back to the defaults for values not on offer', () => {
    expect(filtersFromQuery('?category=Toasters&brand=ASUS', choices)).toEqual({
      ...NO_FILTERS,
      brand: 'ASUS',
    });
  });

  it('reads back whatever it wrote', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('all', ...choices.category),
        fc.constantFrom('all', ...choices.brand),
        fc.string({ unit: 'grapheme' }),
        (category, brand, search) => {
          const filters = { category, brand, search };
          expect(filtersFromQuery(queryFromFilters(filters), choices)).toEqual(filters);
        },
      ),
    );
  });

  it('cuts a search that is too long, never within a character', () => {
    const search = (text: string) => filtersFromQuery(`?q=${text}`, choices).search;
    expect(search('x'.repeat(100_000))).toBe('x'.repeat(SEARCH_LIMIT));
    expect(search(`${'x'.repeat(SEARCH_LIMIT - 1)}😀`)).toBe('x'.repeat(SEARCH_LIMIT - 1));
  });

  it('lets what a visitor has set win over what a link says', () => {
    const linked = { category: 'Memory', brand: 'ASUS', search: 'rgb' };
    expect(setOverLinked(NO_FILTERS, linked)).toEqual(linked);
    expect(setOverLinked({ ...NO_FILTERS, search: 'strix' }, linked)).toEqual({
      ...linked,
      search: 'strix',
    });
    expect(setOverLinked(linked, NO_FILTERS)).toEqual(linked);
  });
});
