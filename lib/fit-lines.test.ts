import { products } from '@/data/products';
import type { Part } from './fit';
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

  const wrong = board('Fine Wrong', { socket: 'S2' });
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => supply(id));

  it.each<[line: string | undefined, part: Part, ...shop: readonly Part[]]>([
    [
      'Fits the C board; not the A; the B: we’ll check',
      processor('P'),
      board('A', { socket: 'S2' }),
      board('B', { series: {} }),
      board('C'),
    ],
    ['Fits the One board; not the Wrong', processor('P'), board('Fine One'), wrong],
    ['Not the Fine Wrong board', processor('P'), wrong],
    ['Works with the A, B, C, D and 2 more power supplies', card('C'), ...six],
    ['Works with the B, C, D, E and F power supplies', card('C'), ...six.slice(1)],
    // Lower memory leaves the cooler room.
    ['44 mm high: check the cooler', memory('M', { height: 44 })],
    [undefined, memory('M', { height: 40 })],
    [undefined, { id: 'lamp' }, wrong],
  ])('%s', (line, part, ...shop) => {
    expect(cardFit(part, shop)).toBe(line);
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
    const cells = groups
      .flat()
      .map((row) => row.cells.map((cell) => [cell.outcome, ...cell.notes]));
    expect(cells).toEqual([
      [['condition', 1], ['clash']],
      [
        ['condition', 2],
        ['condition', 3, 4],
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
    expect(boardColumn(shop)).toMatchObject({
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
