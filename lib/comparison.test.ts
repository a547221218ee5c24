import { type ProductCategory, taxonomy } from '@/data/taxonomy';
import { comparisons } from './comparison';

const [first, second, third] = taxonomy.Processors.labels;

const product = (category: ProductCategory, specifications: Readonly<Record<string, string>>) => ({
  category,
  specifications,
});

describe('comparisons', () => {
  it('puts the products of a category side by side, in the order of its labels', () => {
    const fast = product('Processors', { [second]: '5 GHz', [first]: '8' });
    const slow = product('Processors', { [first]: '6', [second]: '5 GHz' });
    const memory = product('Memory', { [taxonomy.Memory.labels[0]]: 'CL30' });
    expect(comparisons([fast, memory, slow])).toEqual([
      {
        category: 'Processors',
        products: [fast, slow],
        rows: [
          { label: first, values: ['8', '6'], differs: true },
          { label: second, values: ['5 GHz', '5 GHz'], differs: false },
        ],
      },
    ]);
  });

  it('leaves a gap where one product has no value, and the label out where none has', () => {
    const [comparison] = comparisons([
      product('Processors', { [first]: '8' }),
      product('Processors', { [third]: '32 MB' }),
    ]);
    expect(comparison?.rows).toEqual([
      { label: first, values: ['8', undefined], differs: true },
      { label: third, values: [undefined, '32 MB'], differs: true },
    ]);
  });

  it('compares nothing where every category has one product at most', () => {
    expect(comparisons([product('Processors', { [first]: '8' })])).toEqual([]);
    expect(comparisons([])).toEqual([]);
  });
});
