import { products } from '@/data/products';
import { boardColumn, cardFit, fitTable } from './fit-lines';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const ofCatalogue = (id: string) =>
  cardFit(products.find((product) => product.id === id) ?? { id }, products);

describe('the line on a card', () => {
  it.each([
    ['core-i9-14900k', 'Fits the Z790-E board with a current BIOS; not the X670E-E'],
    ['rog-strix-x670e-e', 'Takes Ryzen 9000 with a current BIOS; not 14th-generation Core'],
    ['tuf-rtx-5080', 'Works with the RM850e power supply; needs 350 mm of room'],
    ['990-pro-2tb', 'Fits the Z790-E and X670E-E boards'],
  ])('of the catalogue: %s', (id, line) => {
    expect(ofCatalogue(id)).toBe(line);
  });

  it('is there for every product of the catalogue', () => {
    expect(products.filter(({ id }) => ofCatalogue(id) === undefined)).toEqual([]);
  });

  it('tells what is not known, and what does not fit last', () => {
    const shop = [board('Wrong', { socket: 'S2' }), board('New', { series: {} }), board('Right')];
    expect(cardFit(processor('P'), shop)).toBe(
      'Fits the Right board; not the Wrong; the New: we’ll check',
    );
    expect(cardFit(processor('P'), shop.slice(0, 1))).toBe('Not the Wrong board');
  });

  it('leaves out words that all names begin with, and none of a name alone', () => {
    const shop = [board('Fine One'), board('Fine Two', { socket: 'S2' })];
    expect(cardFit(processor('P'), shop)).toBe('Fits the One board; not the Two');
    expect(cardFit(processor('P'), shop.slice(0, 1))).toBe('Fits the Fine One board');
  });

  it('counts what it has no room to name', () => {
    const shop = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => supply(id));
    expect(cardFit(card('Card'), shop)).toBe('Works with the A, B, C, D and 2 more power supplies');
    expect(cardFit(card('Card'), shop.slice(1))).toBe(
      'Works with the B, C, D, E and F power supplies',
    );
  });

  it('asks about the cooler only for memory that is high', () => {
    expect(cardFit(memory('M', { height: 44 }), [])).toBe('44 mm high: check the cooler');
    expect(cardFit(memory('M', { height: 40 }), [])).toBeUndefined();
    expect(cardFit({ id: 'lamp' }, [board('B')])).toBeUndefined();
  });
});

describe('the table', () => {
  const shop = [
    board('One'),
    board('Two', { socket: 'S2', m2Unshared: { 'PCIe 4.0': 3 } }),
    processor('P', { series: 'Second' }),
    drive('D', { generation: 5, heatsink: true }),
    supply('S'),
  ];

  it('has a cell for each part on each board, and each condition once', () => {
    const { boards, groups, notes } = fitTable(shop);
    expect(boards.map(({ id }) => id)).toEqual(['One', 'Two']);
    const cells = (row: { readonly cells: readonly unknown[] }) => row.cells;
    expect(groups.map((group) => group.map(cells))).toEqual([
      [
        [
          { outcome: 'condition', notes: [1] },
          { outcome: 'clash', notes: [] },
        ],
      ],
      [
        [
          { outcome: 'condition', notes: [2] },
          { outcome: 'condition', notes: [3, 4] },
        ],
      ],
    ]);
    expect(notes).toHaveLength(4);
    expect(notes[0]).toBe('It takes luck.');
  });

  it('is empty in a shop without boards', () => {
    expect(fitTable([processor('P'), supply('S')])).toMatchObject({ boards: [], groups: [] });
  });
});

describe('one board’s column', () => {
  it('is of the board that takes most, of equals the last: a part of each kind, and one that does not fit', () => {
    const shop = [
      board('One'),
      board('Two', { socket: 'S2' }),
      board('Three'),
      processor('Other', { socket: 'S2' }),
      processor('P', { series: 'Second' }),
      processor('Q'),
      drive('D'),
    ];
    expect(boardColumn(shop)).toEqual({
      board: 'Three',
      rows: [
        { part: 'P', outcome: 'condition', value: 'With luck' },
        { part: 'D', outcome: 'fits', value: 'Fits' },
        { part: 'Other', outcome: 'clash', value: 'Does not fit' },
      ],
    });
  });

  it('is none in a shop without boards, or with nothing for them', () => {
    expect(boardColumn([processor('P')])).toBeUndefined();
    expect(boardColumn([board('B')])).toBeUndefined();
  });
});
