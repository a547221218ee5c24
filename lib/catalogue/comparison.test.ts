import { categories } from '@/data/shop';
import { compareProducts, MAX_COMPARED } from './comparison';

const { Processors, Memory } = categories;
const [first = '', second = '', third = ''] = Processors?.cardLabels ?? [];

const createProduct = (category: string, specifications: Readonly<Record<string, string>>) => ({
  category,
  specifications,
});

it('compares the products of a category in the order of its labels, without empty rows', () => {
  const fast = createProduct('Processors', { [third]: '32 MB', [second]: '5 GHz', [first]: '8' });
  const slow = createProduct('Processors', { [first]: '6', [second]: '5 GHz' });
  const alone = createProduct('Memory', { [Memory?.cardLabels[0] ?? '']: 'CL30' });
  expect(compareProducts([fast, alone, slow])).toEqual([
    {
      category: 'Processors',
      isComplete: true,
      products: [fast, slow],
      rows: [
        { label: first, values: ['8', '6'], hasDifferences: true },
        { label: second, values: ['5 GHz', '5 GHz'], hasDifferences: false },
        { label: third, values: ['32 MB', undefined], hasDifferences: true },
      ],
    },
  ]);
});

it('compares only the first products of a long category', () => {
  const many = Array.from({ length: MAX_COMPARED + 1 }, (_, index) =>
    createProduct('Processors', { [first]: `${index}` }),
  );
  const [{ isComplete, products, rows } = { isComplete: true, products: [], rows: [] }] =
    compareProducts(many);
  expect([isComplete, products]).toEqual([false, many.slice(0, -1)]);
  expect(rows[0]?.values).toHaveLength(MAX_COMPARED);
});
