import fc from 'fast-check';
import { DROPDOWNS, filterChoices, NO_FILTERS } from '@/lib/catalogue/filters';
import { filtersFromQuery, queryFromFilters, SEARCH_LIMIT, setOverLinked } from './filter-query';

const choices = filterChoices([
  { category: 'Memory', brand: 'G.Skill', name: 'Pair', description: 'Two.' },
  { category: 'Graphics Cards', brand: 'ASUS', name: 'Card', description: 'One.' },
]);

describe('filters in the address', () => {
  it('leave defaults out, and fall back to them for values not on offer', () => {
    const asus = { ...NO_FILTERS, brand: 'ASUS' };
    expect(queryFromFilters(NO_FILTERS)).toBe('');
    expect(queryFromFilters(asus)).toBe('?brand=ASUS');
    expect(filtersFromQuery('?category=Toasters&brand=ASUS', choices)).toEqual(asus);
  });

  it('are read back as they were written', () => {
    const chosen = DROPDOWNS.map((name) => [name, fc.constantFrom('all', ...choices[name])]);
    const filters = { ...Object.fromEntries(chosen), search: fc.string({ unit: 'grapheme' }) };
    fc.assert(
      fc.property(fc.record<typeof NO_FILTERS>(filters), (set) => {
        expect(filtersFromQuery(queryFromFilters(set), choices)).toEqual(set);
      }),
    );
  });

  it('cut a search that is too long, never within a character', () => {
    const search = (text: string) => filtersFromQuery(`?q=${text}`, choices).search;
    expect(search('x'.repeat(100_000))).toBe('x'.repeat(SEARCH_LIMIT));
    expect(search(`${'x'.repeat(SEARCH_LIMIT - 1)}😀`)).toBe('x'.repeat(SEARCH_LIMIT - 1));
  });

  it('that a visitor has set win over what a link says', () => {
    const linked = { category: 'Memory', brand: 'ASUS', search: 'rgb' };
    const search = 'strix';
    expect(setOverLinked(NO_FILTERS, linked)).toEqual(linked);
    expect(setOverLinked({ ...NO_FILTERS, search }, linked)).toEqual({ ...linked, search });
    expect(setOverLinked(linked, { ...NO_FILTERS, search })).toEqual(linked);
  });
});
