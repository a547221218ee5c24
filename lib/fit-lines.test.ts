import type { Part } from './fit';
import { boardColumn, cardFit, fitTable } from './fit-lines';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const wrong = board('Fine Wrong', { socket: 'S2' });
const other = processor('Other', { socket: 'S2', series: null });
const second = processor('P', { series: 'Second' });
const twins = [processor('P'), processor('Q')];
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => supply(id));
const three = [board('A', { socket: 'S2' }), board('B', { series: {} }), board('C')];

it.each<[line: string | undefined, part: Part, ...shop: readonly Part[]]>([
  ['Fits the C board; not the A; the B: we’ll check', processor('P'), ...three],
  ['Fits the One board with luck; not the Wrong', second, board('Fine One'), wrong],
  ['Fits the C and D boards', drive('D'), board('C'), board('D')],
  ['Not the Fine Wrong board', processor('P'), wrong],
  // Processors of one series are told once.
  ['Takes First; Second with luck; not Other', board('B'), ...twins, second, other],
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
  const two = board('Two', { socket: 'S2', m2Unshared: { 'PCIe 4.0': 3 } });
  const gen5 = drive('D', { generation: 5, heatsink: true });
  const { boards, groups, notes } = fitTable([board('One'), two, second, gen5, supply('S')]);
  expect(boards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const cells = groups.flat().map((row) => row.cells.map((cell) => [cell.outcome, ...cell.notes]));
  expect(cells).toEqual([
    [['condition', 1], ['clash']],
    [
      ['condition', 2],
      ['condition', 3, 4],
    ],
  ]);
  expect(notes).toHaveLength(4);
  expect(notes[0]).toBe('It takes luck.');
  expect(fitTable([second, supply('S')])).toMatchObject({ boards: [], groups: [] });
});

it('has the column of the board that takes most, of equals the last: a part of each kind, and one that does not fit', () => {
  const boards = [board('One'), wrong, board('Three')];
  expect(boardColumn([...boards, other, second, ...twins, drive('D')])).toMatchObject({
    board: 'Three',
    rows: [
      { part: 'P', outcome: 'condition', value: 'With luck' },
      { part: 'D', outcome: 'fits', value: 'Fits' },
      { part: 'Other', outcome: 'clash', value: 'Does not fit' },
    ],
  });
  expect(boardColumn([second])).toBeUndefined();
  expect(boardColumn([board('B')])).toBeUndefined();
});
