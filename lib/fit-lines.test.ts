import { products } from '@/data/shop';
import type { Part } from './fit';
import { boardColumn, cardFit, fitTable } from './fit-lines';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const wrong = board('Fine Wrong', { socket: 'S2' });
const other = processor('Other', { socket: 'S2', series: undefined });
const second = processor('P', { series: 'Second' });
const twins = [processor('P'), processor('Q')];
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => supply(id));
const alike = ['X B A', 'X B C', 'X D'].map((id) => board(id));
const three = [board('A', { socket: 'S2' }), board('B', { series: {} }), board('C')];

it.each<[line: string | undefined, part: Part, ...shop: readonly Part[]]>([
  ['Fits the C board; not the A; the B: we’ll check', processor('P'), ...three],
  ['Not the Fine Wrong board', processor('P'), wrong],
  ['Fits the B A, B C and D boards', drive('D'), ...alike],
  // Processors of one series are told once.
  ['Takes First; Second with a current BIOS; not Other', board('B'), ...twins, second, other],
  ['Works with the A, B, C, D and 2 more power supplies', card('C'), ...six],
  ['Works with the B, C, D, E and F power supplies', card('C'), ...six.slice(1)],
  ['Works with the A power supply; needs 350 mm of room', card('C', { room: 350 }), supply('A')],
  // Lower memory leaves the cooler room.
  ['44 mm high: check the cooler', memory('M', { height: 44 })],
  [undefined, memory('M', { height: 40 })],
  [undefined, { id: 'lamp' }, wrong],
])('says on a card: %s', (line, part, ...shop) => {
  expect(cardFit(part, shop)).toBe(line);
});

it('has in the table a cell for each part on each board, and each condition once', () => {
  const two = board('Two', {
    socket: 'S2',
    m2: [
      { generation: 5, count: 2, unshared: 0 },
      { generation: 4, count: 1, unshared: 1 },
    ],
  });
  const gen5 = drive('D', { generation: 5, heatsink: true });
  const parts = [second, memory('M'), gen5, card('C'), supply('S')];
  const { groups, notes, ...table } = fitTable([board('One'), two, ...parts]);
  expect(table).toMatchObject({ boards: [{ id: 'One' }, { id: 'Two' }] });
  const cells = groups.flat().map((row) => row.cells.map((cell) => [cell.outcome, ...cell.notes]));
  const fits = [['fits'], ['fits']];
  const ofDrive = [
    ['condition', 2],
    ['condition', 3, 4],
  ];
  const ofCard = [['fits'], ['condition', 5]];
  expect(cells).toEqual([[['condition', 1], ['clash']], fits, ofDrive, ofCard]);
  expect(notes).toHaveLength(5);
  expect(notes[0]).toBe('The One takes the P with a current BIOS: it is new.');
  expect(fitTable(parts)).toMatchObject({ boards: [], groups: [] });
});

it('has the column of the board that takes most, of equals the last: a part of each kind, and one that does not fit', () => {
  const boards = [board('One'), board('Three'), wrong].map((one) => ({
    ...one,
    facts: { ...one.facts, sata: 0 },
  }));
  const parts = [second, other, ...twins, drive('U', { slot: 'SATA' }), drive('D')];
  expect(boardColumn([...boards, ...parts])).toMatchObject({
    board: 'Three',
    rows: [
      { part: 'P', outcome: 'condition', value: 'With a current BIOS' },
      { part: 'D', outcome: 'fits', value: 'Fits' },
      { part: 'Other', outcome: 'clash', value: 'Does not fit' },
    ],
  });
  expect(boardColumn(parts)).toBeUndefined();
  expect(boardColumn(boards)).toBeUndefined();
});

it('says of the shop’s own parts the same in the column of one board as in the table of all', () => {
  const { boards, groups } = fitTable(products);
  const column = boardColumn(products);
  const at = boards.findIndex(({ facts }) => facts.short === column?.board);
  for (const { part, outcome, value } of column?.rows ?? []) {
    const row = groups.flat().find((one) => one.part.facts.short === part);
    const cell = row?.cells[at];
    expect(outcome).toBe(cell?.outcome);
    for (const brief of cell?.briefs ?? []) expect(value).toContain(brief);
  }
});
