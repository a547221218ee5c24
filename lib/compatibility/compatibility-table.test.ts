import { buildCompatibilityTable, listMotherboardRows } from './compatibility-table';
import {
  createCpu,
  createDrive,
  createGpu,
  createMemory,
  createMotherboard,
  createPsu,
} from './testing/parts';

const otherSocket = createCpu({ id: 'Other socket', socket: 'S2', series: undefined });
const newer = createCpu({ id: 'Newer', series: 'Second' });
const twins = [createCpu({ id: 'Twin 1' }), createCpu({ id: 'Twin 2' })];

it('has a row for parts with equal verdicts, and a cell for each motherboard', () => {
  const m2Slots = [
    { generation: 5, count: 2, unshared: 0 },
    { generation: 4, count: 1, unshared: 1 },
  ];
  const motherboards = [
    createMotherboard({ id: 'One' }),
    createMotherboard({ id: 'Two', socket: 'S2', m2Slots }),
  ];
  const gen5 = createDrive({ id: 'D', generation: 5, hasHeatsink: true });
  const parts = [
    newer,
    ...twins,
    createMemory({ id: 'M' }),
    gen5,
    createGpu({ id: 'G' }),
    createPsu({ id: 'W' }),
  ];
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
    'Newer | advice: Fits after a BIOS update | incompatible: Doesn’t fit',
    'Twin 1, Twin 2 | compatible: Fits | incompatible: Doesn’t fit',
    'M | compatible: Fits | compatible: Fits',
    'D | advice: Fits / Take the board’s M.2 cover off first | conditional: Fits / Full speed needs the shared M.2 slot, which cuts the graphics card to x8',
    'G | compatible: Fits | advice: Fits / Keep the shared M.2 slot free, or the card drops to x8 (half its lanes)',
  ]);
});

it('has rows with a part of each kind that works with a motherboard, and one that doesn’t', () => {
  const drives = [createDrive({ id: 'Drive' }), createDrive({ id: 'Second drive' })];
  const products = [otherSocket, newer, ...twins, ...drives];
  const rows = listMotherboardRows(createMotherboard({ id: 'B' }), products);
  expect(rows.map(({ part, outcome }) => `${part}: ${outcome}`)).toEqual([
    'Newer: advice',
    'Drive: compatible',
    'Other socket: incompatible',
  ]);
});
