/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refreshPartDatabase } from './refresh';

const SIZES = ['ATX', 'Micro ATX', 'Mini-ITX'];
const folder = mkdtempSync(path.join(tmpdir(), 'open-db-'));
const into = path.join(folder, 'lists');
afterEach(() => rmSync(folder, { recursive: true }));

/** Each record by what its id begins with, as the database has it. */
type Records = Readonly<Record<string, { name: string } & Readonly<Record<string, unknown>>>>;

function write(kind: 'PCCase' | 'PSU' | 'Motherboard', records: Records): void {
  const own = path.join(folder, 'open-db', kind);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [start, { name, manufacturer = 'NZXT', part_numbers, ...facts }] of Object.entries(
    records,
  )) {
    const opendb_id = `${start.padEnd(8, '0')}-0000-4000-8000-000000000000`;
    const metadata = { name, manufacturer, part_numbers };
    writeFileSync(
      path.join(own, `${opendb_id}.json`),
      JSON.stringify({ opendb_id, metadata, ...facts }),
    );
  }
}

const room = (max_video_card_length: number, more: object = {}) => ({
  max_video_card_length,
  supported_motherboard_form_factors: SIZES,
  ...more,
});

function refreshed(cases: Records, supplies: Records = {}, boards: Records = {}) {
  write('PCCase', cases);
  write('PSU', supplies);
  write('Motherboard', boards);
  refreshPartDatabase(folder, '136a77a', into);
  const read = (kind: string) => JSON.parse(readFileSync(path.join(into, `${kind}.json`), 'utf8'));
  const counts = readFileSync(path.join(into, 'counts.md'), 'utf8').replaceAll(/ +/g, ' ');
  return { cases: read('cases'), supplies: read('supplies'), boards: read('boards'), counts };
}

it('makes one line of all colours, and keeps twins apart', () => {
  const { cases } = refreshed({
    b1: { name: 'NZXT H510 ATX Mid Tower Black Tempered Glass Side Panel', ...room(381) },
    a1: {
      name: 'NZXT H510 ATX Mid Tower White with Tempered Glass Side Panel, USB 3.2',
      ...room(381),
    },
    c1: { name: 'NZXT - H510 Flow ATX Mid Tower Case', ...room(360) },
    d1: { name: 'NZXT H7 Flow (2024) ATX Mid Tower Black', ...room(410, { internal_3_5_bays: 4 }) },
    e1: { name: 'NZXT H7 Flow (2022) ATX Mid Tower Black', ...room(400) },
    e2: {
      name: 'Phanteks Eclipse P400A ATX Mid Tower',
      manufacturer: 'Phanteks',
      ...room(420, { internal_3_5_bays: 2 }),
    },
    f1: { name: 'In Win 301 Micro ATX Mini Tower', manufacturer: 'InWin' },
    f2: {
      name: 'NZXT H210 Mini-ITX Tower Black / Red',
      form_factor: 'Mini ITX Tower',
      supported_motherboard_form_factors: ['Mini-ITX'],
    },
    f3: { name: 'NZXT Terra', ...room(322, { expansion_slots: 3 }) },
    f4: {
      name: 'NZXT Low Micro ATX Slim Tower',
      form_factor: 'Micro ATX Slim Tower',
      ...room(300),
    },
  });
  expect(cases).toEqual([
    'InWin|301|f100000|||',
    'NZXT|H210|f200000|Mini-ITX|||2',
    'NZXT|H510|a100000|ATX|381|',
    'NZXT|H510 Flow|c100000|ATX|360|',
    'NZXT|H7 Flow 2022|e100000|ATX|400|',
    'NZXT|H7 Flow 2024|d100000|ATX|410|cages',
    'NZXT|Low|f400000|||',
    'NZXT|Terra|f300000|ATX|322||3',
    'Phanteks|Eclipse P400A|e200000|ATX|420|cages',
  ]);
});

it('leaves out and counts what cannot be, and what records of one name disagree in', () => {
  const { cases, counts } = refreshed({
    a1: { name: 'Inches', ...room(15) },
    a2: { name: 'Longer than it is', ...room(421, { dimensions: '420 x 210 x 380' }) },
    a3: {
      name: 'Living Room HTPC Black',
      form_factor: 'HTPC',
      supported_motherboard_form_factors: ['Mini-ITX'],
    },
    b1: { name: 'Mini Black', ...room(370) },
    b2: { name: 'Mini White', ...room(395) },
    c1: { name: 'Rounded Black', ...room(392) },
    c2: { name: 'Rounded White', ...room(391.5) },
    d1: { name: 'Thermaltake The Tower 600', manufacturer: 'Thermaltake', ...room(400) },
    d2: { name: 'Thermaltake The Tower 500', manufacturer: 'Thermaltake', ...room(400) },
  });
  expect(cases).toEqual([
    'NZXT|Inches|a100000|ATX||',
    'NZXT|Living Room|a300000|||',
    'NZXT|Longer than it is|a200000|ATX||',
    'NZXT|Mini|b100000|ATX||',
    'NZXT|Rounded|c100000|ATX|391|',
    'Thermaltake|The Tower 500|d200000|ATX|400|',
    'Thermaltake|The Tower 600|d100000|ATX||',
  ]);
  expect(counts).toContain('| facts left out: records of one name disagree | 1 | 0 | 0 |');
  expect(counts).toContain('| records read | 9 | 0 | 0 |');
});

it('knows supplies by their watts, and boards by socket and memory, in their makers’ words', () => {
  const msi = { manufacturer: 'MSI', socket: 'LGA 1700', form_factor: 'ATX' };
  const { supplies, boards } = refreshed(
    {},
    {
      a1: {
        name: 'Corsair RM650x 650W 80+ Gold Fully Modular',
        manufacturer: 'Corsair',
        wattage: 650,
      },
      b1: {
        name: 'be quiet! Dark Power Pro 10 750W Semi-Modular',
        manufacturer: 'be quiet!',
        wattage: 750,
      },
      b2: {
        name: 'be quiet! Dark Power Pro 10 850W Semi-Modular',
        manufacturer: 'be quiet!',
        wattage: 850,
      },
      c1: { name: 'Lexar 4TB NM790 SSD', wattage: 0 },
    },
    {
      a1: {
        name: 'MSI B760M MAG MORTAR WIFI DDR5 Micro ATX',
        part_numbers: ['MAG B760M MORTAR WIFI'],
        ...msi,
        memory: { ram_type: 'DDR5' },
      },
      a2: {
        name: 'MSI MAG B760M MORTAR WIFI DDR4 Micro ATX',
        ...msi,
        memory: { ram_type: 'DDR4' },
      },
      b1: { name: 'MSI X470 Prime X470-Pro AM4 DDR4 ATX', ...msi, socket: 'AM4' },
      b2: { name: 'MSI B650M-X D4', ...msi, socket: 'AM5', memory: { ram_type: 'DDR5' } },
      c1: { name: 'MSI C246 Dual', ...msi, socket: '2 x LGA 2011' },
    },
  );
  expect(supplies).toEqual([
    'be quiet!|Dark Power Pro 10|b100000|750',
    'be quiet!|Dark Power Pro 10|b200000|850',
    'Corsair|RM650x|a100000|650',
  ]);
  expect(boards).toEqual([
    'MSI|B650M-X|b200000|AM5|',
    'MSI|MAG B760M MORTAR WIFI|a100000|LGA1700|DDR5',
    'MSI|MAG B760M MORTAR WIFI|a200000|LGA1700|DDR4',
    'MSI|Prime X470-Pro|b100000|AM4||ATX',
  ]);
});

it('keeps the ids of what is merged, renamed, entered anew or gone', () => {
  refreshed({
    b1: { name: 'Hull Dark Blu', ...room(300) },
    c1: { name: 'Hull', ...room(300) },
    d1: { name: 'Keel', ...room(310) },
    e1: { name: 'Mast', ...room(320) },
    f1: { name: 'Sail', ...room(330) },
  });
  const later = {
    // Merged now, and a record whose id sorts before theirs is new.
    a1: { name: 'Hull Red', ...room(300) },
    b1: { name: 'Hull Blue', ...room(300) },
    c1: { name: 'Hull', ...room(300) },
    d1: { name: 'Keel 2', ...room(310) },
    // Entered anew.
    a2: { name: 'Mast', ...room(320) },
  };
  const { cases, counts } = refreshed(later);
  expect(cases).toEqual([
    'NZXT|Hull|c100000,b100000|ATX|300|',
    'NZXT|Keel 2|d100000|ATX|310|',
    'NZXT|Mast|e100000|ATX|320|',
    'NZXT|Sail|f100000|||',
  ]);
  expect(counts).toContain('| parts that are gone from the source, kept by name | 1 | 0 | 0 |');
  expect(refreshed(later).cases).toEqual(cases);
});

it('names the file, the field and the remedy of a mistake', () => {
  const text = /^\S+a1000000-\S+\.json: wattage: .*number.*; leave the file out$/;
  expect(() => refreshed({}, { a1: { name: 'X', wattage: '650' } })).toThrow(text);
  rmSync(path.join(folder, 'open-db', 'PSU'), { recursive: true });
  expect(() => refreshPartDatabase(folder, '1', into)).toThrow(
    /PSU: is not there; name a checkout/,
  );
});
