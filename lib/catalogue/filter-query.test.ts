import fc from 'fast-check';
import { DEFAULT_FILTERS, DROPDOWN_NAMES, listFilterChoices } from '@/lib/catalogue/filters';
import { parseFilters, serialiseFilters } from './filter-query';

const choices = listFilterChoices([
  { category: 'Memory', brand: 'G.Skill', name: 'Pair', description: 'Two.' },
  { category: 'Graphics Cards', brand: 'ASUS', name: 'Card', description: 'One.' },
]);
const asus = { ...DEFAULT_FILTERS, brand: 'ASUS' };

it('omits defaults from the address, and replaces values that are not offered by them', () => {
  expect([DEFAULT_FILTERS, asus].map(serialiseFilters)).toEqual(['', '?brand=ASUS']);
  expect(parseFilters('?category=Toasters&brand=ASUS', choices)).toEqual(asus);
});

it('parses filters as they were serialised', () => {
  const dropdowns = DROPDOWN_NAMES.map((name) => [name, fc.constantFrom('all', ...choices[name])]);
  const filters = { ...Object.fromEntries(dropdowns), q: fc.string({ unit: 'grapheme' }) };
  fc.assert(
    fc.property(fc.record<typeof DEFAULT_FILTERS>(filters), (chosen) => {
      expect(parseFilters(serialiseFilters(chosen), choices)).toEqual(chosen);
    }),
  );
});

it('cuts a search that is too long', () => {
  expect(parseFilters(`?q=${'x'.repeat(101)}`, choices).q).toBe('x'.repeat(100));
});
