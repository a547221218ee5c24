import { buildBoardColumn, buildCompatibilityTable } from './compatibility-table';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const otherSocket = cpu('Other socket', { socket: 'S2', series: undefined });
const newer = cpu('Newer', { series: 'Second' });
const twins = [cpu('Twin 1'), cpu('Twin 2')];

it('has a row for parts with equal verdicts, and a cell for each motherboard', () => {
  const m2 = [
    { generation: 5, count: 2, unshared: 0 },
    { generation: 4, count: 1, unshared: 1 },
  ];
  const boards = [motherboard('One'), motherboard('Two', { socket: 'S2', m2 })];
  const gen5 = drive('D', { generation: 5, heatsink: true });
  const gen4 = [drive('E', { heatsink: true }), drive('F')];
  const parts = [newer, ...twins, memory('M'), gen5, ...gen4, gpu('G'), psu('W')];
  const shop = [...boards, ...parts].map((part) => ({ ...part, category: '' }));
  const table = buildCompatibilityTable(shop);
  expect(table.boards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const rows = table.groups.flatMap((group) => group.rows);
  const shownRows = rows.map((row) => {
    const ids = row.parts.map(({ id }) => id).join(', ');
    return [ids, ...row.cells.map(({ text }) => text)].join(' | ');
  });
  expect(shownRows).toEqual([
    'Newer | Fits after a BIOS update, from a USB stick | Doesn’t fit, since S1 isn’t S2',
    'Twin 1, Twin 2 | Fits | Doesn’t fit, since S1 isn’t S2',
    'M | Fits | Fits',
    'D | Fits. Take the board’s M.2 cover off first | Fits, at full speed only in the shared M.2 slot, where it drops the graphics card to x8',
    'E | Fits. Take the board’s M.2 cover off first | Fits. Take the board’s M.2 cover off first',
    'F | Fits | Fits',
    'G | Fits | Fits. Keep the shared M.2 slot free, or the card drops to x8',
  ]);
});

it('has the column of the motherboard that takes most, of equals the last', () => {
  const boards = ['One', 'Two'].map((id) => motherboard(id, { sata: 0 }));
  // Takes the fewest parts: of the four processors, one.
  const last = motherboard('Three', { socket: 'S2', sata: 0 });
  const sataDrive = drive('SATA drive', { slot: 'SATA' });
  const parts = [newer, otherSocket, ...twins, sataDrive, drive('M.2 drive')];
  expect(buildBoardColumn([...boards, last, ...parts])).toMatchObject({
    board: 'Two',
    rows: [
      { part: 'Newer', outcome: 'advice' },
      { part: 'M.2 drive', outcome: 'compatible' },
      { part: 'Other socket', outcome: 'incompatible' },
    ],
  });
  expect(buildBoardColumn(parts)).toBeUndefined();
  expect(buildBoardColumn(boards)).toBeUndefined();
});
