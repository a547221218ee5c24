import { buildCompatibilityTable, listMotherboardRows } from './compatibility-table';
import { cpu, drive, gpu, memory, motherboard, psu } from './testing/parts';

const otherSocket = cpu('Other socket', { socket: 'S2', series: undefined });
const newer = cpu('Newer', { series: 'Second' });
const twins = [cpu('Twin 1'), cpu('Twin 2')];

it('has a row for parts with equal verdicts, and a cell for each motherboard', () => {
  const m2Slots = [
    { generation: 5, count: 2, unshared: 0 },
    { generation: 4, count: 1, unshared: 1 },
  ];
  const motherboards = [motherboard('One'), motherboard('Two', { socket: 'S2', m2Slots })];
  const gen5 = drive('D', { generation: 5, hasHeatsink: true });
  const parts = [newer, ...twins, memory('M'), gen5, gpu('G'), psu('W')];
  const products = [...motherboards, ...parts].map((part) => ({ ...part, category: '' }));
  const table = buildCompatibilityTable(products);
  expect(table.motherboards.map(({ id }) => id)).toEqual(['One', 'Two']);
  const rows = table.groups.flatMap((group) => group.rows);
  const shownRows = rows.map((row) => {
    const ids = row.parts.map(({ id }) => id).join(', ');
    return [
      ids,
      ...row.cells.map(
        ({ outcome, text, advice }) => `${outcome}: ${text}${advice ? ` / ${advice}` : ''}`,
      ),
    ].join(' | ');
  });
  expect(shownRows).toEqual([
    'Newer | advice: Fits / First update the board’s BIOS from a USB stick | incompatible: Doesn’t fit, since the socket is S2, not S1',
    'Twin 1, Twin 2 | compatible: Fits | incompatible: Doesn’t fit, since the socket is S2, not S1',
    'M | compatible: Fits | compatible: Fits',
    'D | advice: Fits / Take the board’s M.2 cover off first | conditional: Fits / Full speed needs the shared M.2 slot, which cuts the graphics card to x8',
    'G | compatible: Fits | advice: Fits / Keep the shared M.2 slot free, or the card drops to x8',
  ]);
});

it('has rows with a part of each kind that works with a motherboard, and one that doesn’t', () => {
  const drives = [drive('Drive'), drive('Second drive')];
  const products = [otherSocket, newer, ...twins, ...drives];
  const rows = listMotherboardRows(motherboard('B'), products);
  expect(rows.map(({ part, outcome }) => `${part}: ${outcome}`)).toEqual([
    'Newer: advice',
    'Drive: compatible',
    'Other socket: incompatible',
  ]);
});
