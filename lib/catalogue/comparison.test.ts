import { categories } from '@/data/shop';
import { compareProducts, MAX_COMPARED } from './comparison';

const { Processors, Memory } = categories;
const [first = '', second = '', third = ''] = Processors?.cardLabels ?? [];

const product = (category: string, specifications: Readonly<Record<string, string>>) => ({
  category,
  specifications,
});

it('puts products of a category side by side, in the order of its labels, with gaps and without empty rows', () => {
  const fast = product('Processors', { [third]: '32 MB', [second]: '5 GHz', [first]: '8' });
  const slow = product('Processors', { [first]: '6', [second]: '5 GHz' });
  const alone = product('Memory', { [Memory?.cardLabels[0] ?? '']: 'CL30' });
  expect(compareProducts([fast, alone, slow])).toEqual([
    {
      category: 'Processors',
      isAll: true,
      products: [fast, slow],
      rows: [
        { label: first, values: ['8', '6'], differs: true },
        { label: second, values: ['5 GHz', '5 GHz'], differs: false },
        { label: third, values: ['32 MB', undefined], differs: true },
      ],
    },
  ]);
});

it('takes of many the first', () => {
  const many = Array.from({ length: MAX_COMPARED + 1 }, (_, place) =>
    product('Processors', { [first]: `${place}` }),
  );
  const [{ isAll, products, rows } = { isAll: true, products: [], rows: [] }] =
    compareProducts(many);
  expect([isAll, products]).toEqual([false, many.slice(0, -1)]);
  expect(rows[0]?.values).toHaveLength(MAX_COMPARED);
});
