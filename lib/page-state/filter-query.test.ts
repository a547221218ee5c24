import fc from 'fast-check';
import { DEFAULT_FILTERS, DROPDOWN_NAMES, listFilterChoices } from '@/lib/catalogue/filters';
import { MAX_SEARCH_LENGTH, mergeFilters, parseFilters, serialiseFilters } from './filter-query';

const choices = listFilterChoices([
  { category: 'Memory', brand: 'G.Skill', name: 'Pair', description: 'Two.' },
  { category: 'Graphics Cards', brand: 'ASUS', name: 'Card', description: 'One.' },
]);

describe('filters in the address', () => {
  it('omit defaults, and replace values that are not offered by them', () => {
    const asus = { ...DEFAULT_FILTERS, brand: 'ASUS' };
    expect(serialiseFilters(DEFAULT_FILTERS)).toBe('');
    expect(serialiseFilters(asus)).toBe('?brand=ASUS');
    expect(parseFilters('?category=Toasters&brand=ASUS', choices)).toEqual(asus);
  });

  it('are parsed as they were serialised', () => {
    const dropdowns = DROPDOWN_NAMES.map((name) => [
      name,
      fc.constantFrom('all', ...choices[name]),
    ]);
    const filters = { ...Object.fromEntries(dropdowns), search: fc.string({ unit: 'grapheme' }) };
    fc.assert(
      fc.property(fc.record<typeof DEFAULT_FILTERS>(filters), (chosen) => {
        expect(parseFilters(serialiseFilters(chosen), choices)).toEqual(chosen);
      }),
    );
  });

  it('cut a search that is too long, never within a surrogate pair', () => {
    const parseSearch = (text: string) => parseFilters(`?q=${text}`, choices).search;
    expect(parseSearch('x'.repeat(100_000))).toBe('x'.repeat(MAX_SEARCH_LENGTH));
    expect(parseSearch(`${'x'.repeat(MAX_SEARCH_LENGTH - 1)}😀`)).toBe(
      'x'.repeat(MAX_SEARCH_LENGTH - 1),
    );
  });

  it('of the visitor win over those of a link', () => {
    const linked = { category: 'Memory', brand: 'ASUS', search: 'rgb' };
    const search = 'strix';
    expect(mergeFilters(DEFAULT_FILTERS, linked)).toEqual(linked);
    expect(mergeFilters({ ...DEFAULT_FILTERS, search }, linked)).toEqual({ ...linked, search });
    expect(mergeFilters(linked, { ...DEFAULT_FILTERS, search })).toEqual(linked);
  });
});
