import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refreshPartDatabase } from './refresh';

const SIZES = ['ATX', 'Micro ATX', 'Mini-ITX'];
const folder = mkdtempSync(path.join(tmpdir(), 'open-db-'));
const into = path.join(folder, 'lists');
afterEach(() => rmSync(folder, { recursive: true }));

/** Records by the beginning of their ids. */
type RecordsById = Readonly<Record<string, { name: string } & Readonly<Record<string, unknown>>>>;

function write(kind: 'PCCase' | 'PSU' | 'Motherboard', records: RecordsById): void {
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

const pcCase = (max_video_card_length: number, more: object = {}) => ({
  max_video_card_length,
  supported_motherboard_form_factors: SIZES,
  ...more,
});

function refresh(cases: RecordsById, psus: RecordsById = {}, motherboards: RecordsById = {}) {
  write('PCCase', cases);
  write('PSU', psus);
  write('Motherboard', motherboards);
  refreshPartDatabase(folder, { commit: '136a77a', date: '2026-08-17' }, into);
  const read = (kind: string) => JSON.parse(readFileSync(path.join(into, `${kind}.json`), 'utf8'));
  const counts = readFileSync(path.join(into, 'counts.md'), 'utf8').replaceAll(/ +/g, ' ');
  const { month } = read('version');
  return {
    cases: read('cases'),
    psus: read('psus'),
    motherboards: read('motherboards'),
    counts,
    month,
  };
}

it('makes one line of all colours', () => {
  const { cases } = refresh({
    b1: { name: 'NZXT H510 ATX Mid Tower Black Tempered Glass Side Panel', ...pcCase(381) },
    a1: {
      name: 'NZXT H510 ATX Mid Tower White with Tempered Glass Side Panel, USB 3.2',
      ...pcCase(381),
    },
    c1: { name: 'NZXT - H510 Flow ATX Mid Tower Case', ...pcCase(360) },
    d1: {
      name: 'NZXT H7 Flow (2024) ATX Mid Tower Black',
      ...pcCase(410, { internal_3_5_bays: 4 }),
    },
    e1: { name: 'NZXT H7 Flow (2022) ATX Mid Tower Black', ...pcCase(400) },
    e2: {
      name: 'Phanteks Eclipse P400A ATX Mid Tower',
      manufacturer: 'Phanteks',
      ...pcCase(420, { internal_3_5_bays: 2 }),
    },
    f1: { name: 'In Win 301 Micro ATX Mini Tower', manufacturer: 'InWin' },
    f2: {
      name: 'NZXT H210 Mini-ITX Tower Black / Red',
      form_factor: 'Mini ITX Tower',
      supported_motherboard_form_factors: ['Mini-ITX'],
    },
    f3: { name: 'NZXT Terra', ...pcCase(322, { expansion_slots: 3 }) },
    f4: {
      name: 'NZXT Low Micro ATX Slim Tower',
      form_factor: 'Micro ATX Slim Tower',
      ...pcCase(300),
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

it('leaves out and counts facts that cannot be true or on which records of one name disagree', () => {
  const { cases, counts } = refresh({
    a1: { name: 'Inches', ...pcCase(15) },
    a2: { name: 'Longer than it is', ...pcCase(421, { dimensions: '420 x 210 x 380' }) },
    a3: {
      name: 'Living Room HTPC Black',
      form_factor: 'HTPC',
      supported_motherboard_form_factors: ['Mini-ITX'],
    },
    b1: { name: 'Mini Black', ...pcCase(370) },
    b2: { name: 'Mini White', ...pcCase(395) },
    c1: { name: 'Rounded Black', ...pcCase(392) },
    c2: { name: 'Rounded White', ...pcCase(391.5) },
    d1: { name: 'Thermaltake The Tower 600', manufacturer: 'Thermaltake', ...pcCase(400) },
    d2: { name: 'Thermaltake The Tower 500', manufacturer: 'Thermaltake', ...pcCase(400) },
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

it('leaves out sizes that the slots or a twin contradict', () => {
  const microAtx = { supported_motherboard_form_factors: ['Micro ATX', 'Mini-ITX'] };
  const { cases, counts } = refresh({
    a1: { name: 'NZXT Five Slots', ...pcCase(350, { expansion_slots: 5 }) },
    a2: { name: 'NZXT Seven Slots', ...pcCase(350, { expansion_slots: 7, ...microAtx }) },
    b1: { name: 'NZXT Twin Black', ...pcCase(350) },
    b2: { name: 'NZXT Twin White', ...pcCase(350, microAtx) },
    // 'EATX' is said of some colours alone.
    c1: { name: 'NZXT Wide Black', ...pcCase(350) },
    c2: {
      name: 'NZXT Wide',
      ...pcCase(350, {
        form_factor: 'ATX Mid Tower',
        supported_motherboard_form_factors: ['EATX'],
      }),
    },
    d1: { name: 'NZXT Doubt Black', ...pcCase(350, { expansion_slots: 4 }) },
    d2: { name: 'NZXT Doubt White', ...pcCase(350, microAtx) },
  });
  expect(cases).toEqual([
    'NZXT|Doubt|d100000||350|',
    'NZXT|Five Slots|a100000||350|',
    'NZXT|Seven Slots|a200000||350|',
    'NZXT|Twin|b100000||350|',
    'NZXT|Wide|c100000|EATX|350|',
  ]);
  expect(counts).toContain(
    '| facts left out: size ATX in a case with four or five slots | 2 | 0 | 0 |',
  );
});

it('leaves out a card length that a tower’s depth contradicts', () => {
  const tower = { form_factor: 'ATX Mid Tower', dimensions: '370 x 210 x 435' };
  const small = { form_factor: 'Mini ITX Tower' };
  const { cases } = refresh({
    a1: { name: 'NZXT Long', ...pcCase(346, tower) },
    // One record without sides does not bring the figure back.
    a2: { name: 'NZXT Long White', ...pcCase(346) },
    b1: { name: 'NZXT Short', ...pcCase(345, tower) },
    c1: {
      name: 'NZXT Metric',
      ...pcCase(346, { ...tower, dimensions_mm: { depth: 371, width: 210, height: 435 } }),
    },
    // One colour's sides are in another order, and another colour has a nought.
    c2: { name: 'NZXT Doubtful', ...pcCase(346, tower) },
    c3: { name: 'NZXT Doubtful White', ...pcCase(346, { dimensions: '435 x 210 x 370' }) },
    c4: { name: 'NZXT Doubtful Red', ...pcCase(0, tower) },
    // A shop publishes the same figure.
    b2: { name: 'NZXT H3 Flow Black', ...pcCase(346, tower) },
    // Its height is written first.
    d1: { name: 'NZXT Turned', ...pcCase(346, { ...tower, dimensions: '435 x 210 x 370' }) },
    // The card stands upright, or the case lies.
    e1: { name: 'NZXT Stand', ...pcCase(332, { ...small, dimensions: '245 x 166 x 360' }) },
    f1: { name: 'NZXT Lie', ...pcCase(322, { ...small, dimensions: '343 x 153 x 218' }) },
  });
  expect(cases).toEqual([
    'NZXT|Doubtful|c200000|ATX|346|',
    'NZXT|H3 Flow|b200000|ATX|346|',
    'NZXT|Lie|f100000||322||2',
    'NZXT|Long|a100000|ATX||',
    'NZXT|Metric|c100000|ATX|346|',
    'NZXT|Short|b100000|ATX|345|',
    'NZXT|Stand|e100000||332||2',
    'NZXT|Turned|d100000|ATX|346|',
  ]);
});

it('leaves out watts that the name contradicts', () => {
  const { psus } = refresh(
    {},
    {
      a1: { name: 'NZXT 750 B3 850W 80+ Bronze', wattage: 850 },
      b1: { name: 'NZXT GE-P450P-C2 ATX 550W', wattage: 550 },
      c1: { name: 'NZXT Elite 230V 600W', wattage: 600 },
      d1: { name: 'NZXT C1000 (2022)', wattage: 1000 },
    },
  );
  expect(psus).toEqual([
    'NZXT|750 B3|a100000',
    'NZXT|C1000 2022|d100000|1000',
    'NZXT|Elite 230V|c100000|600',
    'NZXT|GE-P450P-C2|b100000',
  ]);
});

it('keeps the suffix for memory, and leaves out the memory of a board whose twin is not listed', () => {
  const ddr = (generation: 4 | 5, ...part_numbers: readonly string[]) => ({
    socket: 'LGA 1700',
    form_factor: 'ATX',
    memory: { ram_type: `DDR${generation}` },
    part_numbers,
  });
  const { motherboards } = refresh(
    {},
    {},
    {
      a1: { name: 'NZXT PRIME B760M-A D4', ...ddr(4, 'PRIME B760M-A D4') },
      b1: { name: 'NZXT B760M D2H DDR4 Micro ATX', ...ddr(4, 'B760M D2H DDR4') },
      // Both twins are listed: the one without a suffix is known by the other.
      c1: { name: 'NZXT Z690 Pro/D5 DDR5 ATX', ...ddr(5, 'Z690 Pro/D5') },
      c2: { name: 'NZXT Z690 Pro DDR4 ATX', ...ddr(4, 'Z690 Pro') },
      // The number shows that DDR5 is only a description.
      d1: { name: 'NZXT B760M Elite DDR5 ATX', ...ddr(5, 'B760M Elite') },
      e1: { name: 'NZXT B760M-P DDR5 ATX', ...ddr(5, 'B760M-P', 'B760M-P DDR4') },
      f1: { name: 'NZXT N5 DDR4 ATX', ...ddr(4) },
    },
  );
  expect(motherboards).toEqual([
    'NZXT|B760M D2H DDR4|b100000|LGA1700|DDR4',
    'NZXT|B760M Elite|d100000|LGA1700|',
    'NZXT|B760M-P|e100000|LGA1700|',
    'NZXT|N5 DDR4|f100000|LGA1700|DDR4|ATX',
    'NZXT|PRIME B760M-A D4|a100000|LGA1700|DDR4',
    'NZXT|Z690 Pro|c200000|LGA1700|DDR4|ATX',
    'NZXT|Z690 Pro/D5|c100000|LGA1700|DDR5|ATX',
  ]);
});

it('tells power supplies apart by watts, and motherboards by socket and memory', () => {
  const msi = { manufacturer: 'MSI', socket: 'LGA 1700', form_factor: 'ATX' };
  const { psus, motherboards } = refresh(
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
  expect(psus).toEqual([
    'be quiet!|Dark Power Pro 10|b100000|750',
    'be quiet!|Dark Power Pro 10|b200000|850',
    'Corsair|RM650x|a100000|650',
  ]);
  expect(motherboards).toEqual([
    // AM5 takes only DDR5, whatever a name says.
    'MSI|B650M-X|b200000|AM5|DDR5',
    'MSI|MAG B760M MORTAR WIFI|a100000|LGA1700|DDR5',
    'MSI|MAG B760M MORTAR WIFI DDR4|a200000|LGA1700|DDR4',
    'MSI|Prime X470-Pro|b100000|AM4|DDR4|ATX',
  ]);
});

it('keeps the ids of parts that are merged, renamed, entered anew or gone', () => {
  refresh({
    b1: { name: 'Hull Dark Blu', ...pcCase(300) },
    c1: { name: 'Hull', ...pcCase(300) },
    d1: { name: 'Keel', ...pcCase(310) },
    e1: { name: 'Mast', ...pcCase(320) },
    f1: { name: 'Sail', ...pcCase(330) },
  });
  const later = {
    // These are one part now, with a new record whose id sorts first.
    a1: { name: 'Hull Red', ...pcCase(300) },
    b1: { name: 'Hull Blue', ...pcCase(300) },
    c1: { name: 'Hull', ...pcCase(300) },
    d1: { name: 'Keel 2', ...pcCase(310) },
    // Entered anew.
    a2: { name: 'Mast', ...pcCase(320) },
  };
  const { cases, counts } = refresh(later);
  expect(cases).toEqual([
    'NZXT|Hull|c100000,b100000|ATX|300|',
    'NZXT|Keel 2|d100000|ATX|310|',
    'NZXT|Mast|e100000|ATX|320|',
    'NZXT|Sail|f100000|||',
  ]);
  expect(counts).toContain('| parts that are gone from the source, kept by name | 1 | 0 | 0 |');
  expect(refresh(later).cases).toEqual(cases);
});

it('writes the month of the database, and refuses a day that is none', () => {
  expect(refresh({}).month).toBe('August 2026');
  const write = () => refreshPartDatabase(folder, { commit: '1', date: 'of 2026' }, into);
  expect(write).toThrow('"of 2026" is no day; write it as 2026-08-17');
});

it('reports an error with its file, field and fix', () => {
  const text = /^\S+a1000000-\S+\.json: wattage: .*number.*; leave the file out$/;
  expect(() => refresh({}, { a1: { name: 'X', wattage: '650' } })).toThrow(text);
  rmSync(path.join(folder, 'open-db', 'PSU'), { recursive: true });
  expect(() => refreshPartDatabase(folder, { commit: '1', date: '2026-08-17' }, into)).toThrow(
    /PSU: is not there; name a checkout/,
  );
});
