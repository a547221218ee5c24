import fc from 'fast-check';
import { NO_FILTERS } from './catalogue';
import { filtersFromQuery, queryFromFilters } from './filter-address';

const choices = { categories: ['Memory', 'Graphics Cards'], brands: ['ASUS', 'G.Skill'] };

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
        fc.constantFrom('all', ...choices.categories),
        fc.constantFrom('all', ...choices.brands),
        fc.string({ unit: 'grapheme' }),
        (category, brand, search) => {
          const filters = { category, brand, search };
          expect(filtersFromQuery(queryFromFilters(filters), choices)).toEqual(filters);
        },
      ),
    );
  });
});
