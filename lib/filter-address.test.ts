import fc from 'fast-check';
import { DROPDOWNS, filterChoices, NO_FILTERS } from './catalogue';
import { filtersFromQuery, queryFromFilters, SEARCH_LIMIT, setOverLinked } from './filter-address';

const choices = filterChoices([
  { category: 'Memory', brand: 'G.Skill', name: 'Pair', description: 'Two.' },
  { category: 'Graphics Cards', brand: 'ASUS', name: 'Card', description: 'One.' },
]);

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
    const chosen = DROPDOWNS.map((name) => [name, fc.constantFrom('all', ...choices[name])]);
    const filters = { ...Object.fromEntries(chosen), search: fc.string({ unit: 'grapheme' }) };
    fc.assert(
      fc.property(fc.record<typeof NO_FILTERS>(filters), (set) => {
        expect(filtersFromQuery(queryFromFilters(set), choices)).toEqual(set);
      }),
    );
  });

  it('cuts a search that is too long, never within a character', () => {
    const search = (text: string) => filtersFromQuery(`?q=${text}`, choices).search;
    expect(search('x'.repeat(100_000))).toBe('x'.repeat(SEARCH_LIMIT));
    expect(search(`${'x'.repeat(SEARCH_LIMIT - 1)}😀`)).toBe('x'.repeat(SEARCH_LIMIT - 1));
  });

  it('lets what a visitor has set win over what a link says', () => {
    const linked = { ...NO_FILTERS, category: 'Memory', brand: 'ASUS', search: 'rgb' };
    expect(setOverLinked(NO_FILTERS, linked)).toEqual(linked);
    expect(setOverLinked({ ...NO_FILTERS, search: 'strix' }, linked)).toEqual({
      ...linked,
      search: 'strix',
    });
    expect(setOverLinked(linked, { ...NO_FILTERS, search: 'strix' })).toEqual(linked);
  });
});
