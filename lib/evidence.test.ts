import type { Product } from '@/checks/schemas/products';
import { evidenceSheet } from './evidence';
import type { Part } from './fit';
import { board, processor } from './testing/parts';

const part = (
  category: Product['category'],
  name: string,
  specifications: Readonly<Record<string, string>>,
) => ({ id: name, category, name, specifications, features: [], compatibility: [] });

describe('a fit', () => {
  const evidence = { kind: 'fit', caption: 'On the {board}' } as const;
  const sold = (made: Part) => ({ ...part('Processors', made.id, {}), ...made });

  it('is the column of one board', () => {
    const shop = [sold(processor('P')), sold(board('B'))];
    expect(evidenceSheet(evidence, shop, [])).toEqual({
      caption: 'On the B',
      rows: [{ label: 'P', value: 'Fits' }],
    });
  });

  it('is not shown by a shop that sells no board', () => {
    expect(evidenceSheet(evidence, [sold(processor('P'))], [])).toBeUndefined();
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
