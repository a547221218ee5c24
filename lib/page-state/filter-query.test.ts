import fc from 'fast-check';
import { DROPDOWNS, listFilterChoices, NO_FILTERS } from '@/lib/catalogue/filters';
import { MAX_SEARCH_LENGTH, mergeFilters, parseFilters, serialiseFilters } from './filter-query';

const choices = listFilterChoices([
  { category: 'Memory', brand: 'G.Skill', name: 'Pair', description: 'Two.' },
  { category: 'Graphics Cards', brand: 'ASUS', name: 'Card', description: 'One.' },
]);

describe('filters in the address', () => {
  it('leave defaults out, and fall back to them for values not on offer', () => {
    const asus = { ...NO_FILTERS, brand: 'ASUS' };
    expect(serialiseFilters(NO_FILTERS)).toBe('');
    expect(serialiseFilters(asus)).toBe('?brand=ASUS');
    expect(parseFilters('?category=Toasters&brand=ASUS', choices)).toEqual(asus);
  });

  it('are read back as they were written', () => {
    const chosen = DROPDOWNS.map((name) => [name, fc.constantFrom('all', ...choices[name])]);
    const filters = { ...Object.fromEntries(chosen), search: fc.string({ unit: 'grapheme' }) };
    fc.assert(
      fc.property(fc.record<typeof NO_FILTERS>(filters), (set) => {
        expect(parseFilters(serialiseFilters(set), choices)).toEqual(set);
      }),
    );
  });

  it('cut a search that is too long, never within a character', () => {
    const search = (text: string) => parseFilters(`?q=${text}`, choices).search;
    expect(search('x'.repeat(100_000))).toBe('x'.repeat(MAX_SEARCH_LENGTH));
    expect(search(`${'x'.repeat(MAX_SEARCH_LENGTH - 1)}😀`)).toBe(
      'x'.repeat(MAX_SEARCH_LENGTH - 1),
    );
  });

  it('that a visitor has set win over what a link says', () => {
    const linked = { category: 'Memory', brand: 'ASUS', search: 'rgb' };
    const search = 'strix';
    expect(mergeFilters(NO_FILTERS, linked)).toEqual(linked);
    expect(mergeFilters({ ...NO_FILTERS, search }, linked)).toEqual({ ...linked, search });
    expect(mergeFilters(linked, { ...NO_FILTERS, search })).toEqual(linked);
  });
});
