import type { Product } from '@/checks/schemas/products';
import { evidenceSheet, sharedStart } from './evidence';

const part = (
  category: Product['category'],
  name: string,
  specifications: Readonly<Record<string, string>>,
) => ({ category, name, specifications, features: [], compatibility: [] });

describe('sharedStart', () => {
  it.each([
    ['AM5', 'AM5', 'AM5'],
    ['DDR5-6000', '4 × DDR5, up to 192 GB', 'DDR5'],
    ['PCIe 5.0 x4', '3 × PCIe 5.0, 1 × PCIe 4.0', 'PCIe 5.0'],
    ['PCIe 5.0 x16', 'PCIe 5.0 x16', 'PCIe 5.0 x16'],
  ])('of %s and %s is %s', (value, boardValue, shared) => {
    expect(sharedStart(value, boardValue)).toBe(shared);
  });

  it.each([
    ['another socket', 'AM4', 'AM5'],
    ['a socket whose name begins alike', 'LGA17', 'LGA1700'],
    ['a standard without its figure', 'PCIe 3.0 x4', 'PCIe 5.0 x4'],
    ['nothing', '', 'AM5'],
  ])('finds none in %s', (_name, value, boardValue) => {
    expect(sharedStart(value, boardValue)).toBeUndefined();
  });
});

describe('a fit', () => {
  const lines = [
    { category: 'Processors', label: 'Socket', boardLabel: 'Socket' },
    { category: 'Memory', label: 'Speed', boardLabel: 'Memory' },
  ] as const;
  const evidence = { kind: 'fit', caption: 'On the {board}', on: 'Motherboards', lines } as const;
  const old = part('Motherboards', 'Old', { Socket: 'AM4', Memory: '2 × DDR4' });
  const plain = part('Motherboards', 'Plain', { Socket: 'AM5', Memory: '4 × DDR5' });
  const newest = part('Motherboards', 'Newest', { Socket: 'AM5', Memory: '4 × DDR5' });
  const processor = part('Processors', 'Six cores', { Socket: 'AM5' });
  const another = part('Processors', 'Eight cores', { Socket: 'AM5' });
  const intel = part('Processors', 'Intel', { Socket: 'LGA1700' });
  const memory = part('Memory', '32 GB', { Speed: 'DDR5-6000' });

  it('is shown on the board that takes most kinds, of equals the last, with the first part of each', () => {
    const shop = [intel, processor, another, plain, newest, old, memory];
    expect(evidenceSheet(evidence, shop, [])).toEqual({
      caption: 'On the Newest',
      rows: [
        { label: 'Six cores', value: 'Socket AM5' },
        { label: '32 GB', value: 'Memory DDR5' },
      ],
    });
  });

  it.each([
    ['no board', [processor, memory]],
    ['no part for its boards', [plain, intel]],
    ['nothing', []],
  ])('is not shown by a shop that sells %s', (_name, shop) => {
    expect(evidenceSheet(evidence, shop, [])).toBeUndefined();
  });
});

describe('questions', () => {
  it('are the first of the category’s own e-mail, left blank', () => {
    const evidence = { kind: 'questions', caption: 'Asked', category: 'desks' } as const;
    const desks = {
      slug: 'desks',
      quotePrompts: ['How wide', 'How high', 'For how many', 'Postcode'],
    };
    expect(evidenceSheet(evidence, [], [desks])).toEqual({
      caption: 'Asked',
      rows: [
        { label: 'How wide', value: '' },
        { label: 'How high', value: '' },
        { label: 'For how many', value: '' },
      ],
    });
  });
});

describe('a range', () => {
  const evidence = { kind: 'range', caption: 'Named', terms: ['AM5', 'DDR5', 'WiFi 9'] } as const;

  it('counts each product that names a term once, and leaves out what none names', () => {
    const shop = [
      part('Processors', 'A', { Socket: 'AM5', Memory: 'DDR5-5600' }),
      { ...part('Motherboards', 'B', { Memory: '4 × DDR5' }), features: ['DDR5 at speed'] },
    ];
    expect(evidenceSheet(evidence, shop, [])?.rows).toEqual([
      { label: 'AM5', value: '1', count: 1 },
      { label: 'DDR5', value: '2', count: 2 },
    ]);
  });

  it('is not shown where no product names any', () => {
    expect(evidenceSheet(evidence, [], [])).toBeUndefined();
  });
});
