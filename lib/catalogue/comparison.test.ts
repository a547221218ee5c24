import { categories } from '@/data/shop/categories';
import { compareProducts } from './comparison';

const { Processors, Memory } = categories;
const [first, second] = Processors.cardLabels;
const [third] = Processors.moreLabels;
const createCpu = (specifications: Readonly<Record<string, string>>) => ({
  category: 'Processors' as const,
  specifications,
});

it('compares the products of a category in the order of its labels, without empty rows', () => {
  const fast = createCpu({ [third]: '32 MB', [second]: '5 GHz', [first]: '8' });
  const slow = createCpu({ [first]: '6', [second]: '5 GHz' });
  const sameCores = createCpu({ [first]: '8', [second]: '5 GHz' });
  const alone = { category: 'Memory', specifications: { [Memory.cardLabels[0]]: 'CL30' } } as const;
  const rows = [
    { label: first, values: ['8', '6', '8'], hasDifferences: true },
    { label: second, values: ['5 GHz', '5 GHz', '5 GHz'], hasDifferences: false },
    { label: third, values: ['32 MB', undefined, undefined], hasDifferences: true },
  ];
  expect(compareProducts([fast, alone, slow, sameCores])).toEqual([
    { category: 'Processors', products: [fast, slow, sameCores], rows },
  ]);
});
