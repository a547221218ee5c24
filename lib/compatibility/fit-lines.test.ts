import { products } from '@/data/shop';
import type { Fit, Part } from './fit';
import { boardColumn, cardFit, fitTable } from './fit-lines';
import { inOneLine } from './fit-words';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const wrong = board('Fine Wrong', { socket: 'S2' });
const other = processor('Other', { socket: 'S2', series: undefined });
const second = processor('P', { series: 'Second' });
const twins = [processor('P'), processor('Q')];
const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => supply(id));
const alike = ['X B A', 'X B C', 'X D'].map((id) => board(id));
const three = [board('A', { socket: 'S2' }), board('B', { series: {} }), board('C')];

it.each<[lines: readonly string[], part: Part, ...shop: readonly Part[]]>([
  // The best first.
  [
    [
      'fits: Fits the C board',
      'check: We’ll check the B',
      'clash: Does not fit the A., Your board? (board)',
    ],
    processor('P'),
    ...three,
  ],
  [['clash: Does not fit the Fine Wrong board., Your board? (board)'], processor('P'), wrong],
  // All of a kind are counted, from three on.
  [['fits: Fits all 3 boards here'], drive('D'), ...alike],
  [['fits: Fits the A and C boards'], drive('D'), ...alike.slice(0, 2)],
  // Processors of one series are told once.
  [
    [
      'fits: Takes First',
      'condition: Takes Second with a current BIOS',
      'clash: Does not take Other., Your processor? (processor)',
    ],
    board('B'),
    ...twins,
    second,
    other,
  ],
  [
    ['fits: Works with all 6 power supplies here', 'condition: Needs, 650 W (supply)'],
    card('C'),
    ...six,
  ],
  [
    [
      'fits: Works with the A power supply',
      'condition: Needs, 350 mm of room (case), 650 W (supply)',
    ],
    card('C', { room: 350 }),
    supply('A'),
  ],
  // Lower memory leaves the cooler room.
  [['condition: 44 mm high: check the cooler'], memory('M', { height: 44 })],
  [[], memory('M', { height: 40 })],
  [[], { id: 'lamp' }, wrong],
])('says on a card: %j', (lines, part, ...shop) => {
  const told = cardFit(part, shop).map(({ outcome, say, leads = [] }) =>
    [`${outcome}: ${say}`, ...leads.map(([field, lead]) => `${lead} (${field})`)].join(', '),
  );
  expect(told).toEqual(lines);
});

it('has in the table a row for parts that go alike, with a cell for each board', () => {
  const two = board('Two', {
    socket: 'S2',
    m2: [
      { generation: 5, count: 2, unshared: 0 },
      { generation: 4, count: 1, unshared: 1 },
    ],
  });
  const gen5 = drive('D', { generation: 5, heatsink: true });
  const parts = [second, ...twins, memory('M'), gen5, card('C'), supply('S')];
  const { boards, groups } = fitTable([board('One'), two, ...parts]);
  expect(boards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const rows = groups
    .flat()
    .map(({ parts, cells }) => [parts.map(({ id }) => id).join(' '), ...cells.map(inOneLine)]);
  expect(rows).toEqual([
    ['P', 'Fits with a current BIOS', 'Does not fit'],
    ['P Q', 'Fits', 'Does not fit'],
    ['M', 'Fits', 'Fits'],
    [
      'D',
      'Fits with the board’s M.2 cover off',
      'Fits with the board’s M.2 cover off and half the lanes left for graphics',
    ],
    ['C', 'Fits', 'Fits with half its lanes beside some drives'],
  ]);
  expect(fitTable(parts)).toEqual({ boards: [], groups: [] });
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
      { part: 'P', outcome: 'condition', value: 'Fits with a current BIOS' },
      { part: 'D', outcome: 'fits', value: 'Fits' },
      { part: 'Other', outcome: 'clash', value: 'Does not fit' },
    ],
  });
  expect(boardColumn(parts)).toBeUndefined();
  expect(boardColumn(boards)).toBeUndefined();
});

it('tells the same two parts alike on a card, in the table and of one board', () => {
  const { boards, groups } = fitTable(products);
  const column = boardColumn(products);
  const ofColumn = boards.findIndex(({ facts }) => facts.short === column?.board);
  for (const { parts, cells } of groups.flat())
    for (const part of parts) {
      const told = cells.map((cell, index) => ({
        ...cell,
        board: boards[index]?.facts.short ?? '',
      }));
      const shown = column?.rows.find((row) => row.part === part.facts?.short);
      if (shown) expect(shown.value).toBe(inOneLine(cells[ofColumn] as Fit));
      // A graphics card tells of supplies.
      if (part.facts?.part === 'gpu') continue;
      for (const { board, outcome, briefs } of told) {
        const line = cardFit(part, products).find(({ say }) =>
          say.includes(board.split(' ').at(-1) ?? ''),
        );
        expect(line?.outcome).toBe(outcome);
        expect(line?.say).toContain(briefs.join(' and '));
      }
    }
});
