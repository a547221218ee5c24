import { buildBoardColumn, buildCompatibilityTable } from './compatibility-table';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const wrong = motherboard('Fine Wrong', { socket: 'S2' });
const other = cpu('Other', { socket: 'S2', series: undefined });
const second = cpu('P', { series: 'Second' });
const twins = [cpu('P'), cpu('Q')];

it('has a row for parts with equal verdicts, and a cell for each motherboard', () => {
  const two = motherboard('Two', {
    socket: 'S2',
    m2: [
      { generation: 5, count: 2, unshared: 0 },
      { generation: 4, count: 1, unshared: 1 },
    ],
  });
  const gen5 = drive('D', { generation: 5, heatsink: true });
  const parts = [second, ...twins, memory('M'), gen5, gpu('G'), psu('W')];
  const { boards, groups } = buildCompatibilityTable([motherboard('One'), two, ...parts]);
  expect(boards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const rows = groups
    .flat()
    .map(({ parts, cells }) => [
      parts.map(({ id }) => id).join(' '),
      ...cells.map(({ outcome, text }) => `${outcome}: ${text}`),
    ]);
  expect(rows).toEqual([
    [
      'P',
      'conditional: Fits: needs a current BIOS; a USB stick does it',
      'incompatible: Doesn’t fit: different sockets, S1 and S2',
    ],
    ['P Q', 'compatible: Fits', 'incompatible: Doesn’t fit: different sockets, S1 and S2'],
    ['M', 'compatible: Fits', 'compatible: Fits'],
    [
      'D',
      'compatible: Fits: take the board’s M.2 cover off',
      'conditional: Fits: full speed cuts the graphics card to x8',
    ],
    ['G', 'compatible: Fits', 'compatible: Fits: x8 with a drive in one M.2 slot'],
  ]);
  expect(buildCompatibilityTable(parts)).toEqual({ boards: [], groups: [] });
});

it('has the column of the motherboard that takes most, of equals the last', () => {
  const boards = [motherboard('One'), motherboard('Three'), wrong].map((one) => ({
    ...one,
    facts: { ...one.facts, sata: 0 },
  }));
  const parts = [second, other, ...twins, drive('U', { slot: 'SATA' }), drive('D')];
  expect(buildBoardColumn([...boards, ...parts])).toMatchObject({
    board: 'Three',
    rows: [
      { part: 'P', outcome: 'conditional' },
      { part: 'D', outcome: 'compatible', text: 'Fits' },
      { part: 'Other', outcome: 'incompatible' },
    ],
  });
  expect(buildBoardColumn(parts)).toBeUndefined();
  expect(buildBoardColumn(boards)).toBeUndefined();
});
