import { buildBoardColumn, buildCompatibilityTable } from './compatibility-table';
import type { Part } from './parts';
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
  const gen5 = drive('D', { generation: 5, hasHeatsink: true });
  const gen4 = [drive('E', { hasHeatsink: true }), drive('F')];
  const parts = [newer, ...twins, memory('M'), gen5, ...gen4, gpu('G'), psu('W')];
  const build = (shop: readonly Part[]) =>
    buildCompatibilityTable(shop.map((part) => ({ ...part, category: '' })));
  const table = build([...boards, ...parts]);
  expect(table.boards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const rows = table.groups.flatMap((group) => group.rows);
  const shownRows = rows.map((row) => {
    const ids = row.parts.map(({ id }) => id).join(', ');
    return [ids, ...row.cells.map(({ outcome, text }) => `${outcome}: ${text}`)].join(' | ');
  });
  expect(shownRows).toEqual([
    'Newer | advice: Fits after a BIOS update from a USB stick | incompatible: Doesn’t fit, since S1 isn’t S2',
    'Twin 1, Twin 2 | compatible: Fits | incompatible: Doesn’t fit, since S1 isn’t S2',
    'M | compatible: Fits | compatible: Fits',
    'D | advice: Fits. Take the board’s M.2 cover off first | conditional: Fits, at full speed only in the shared M.2 slot, which then drops the graphics card to x8',
    'E | advice: Fits. Take the board’s M.2 cover off first | advice: Fits. Take the board’s M.2 cover off first',
    'F | compatible: Fits | compatible: Fits',
    'G | compatible: Fits | advice: Fits. Keep the shared M.2 slot free, or the card drops to x8',
  ]);
  expect(build(parts).boards).toEqual([]);
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
