import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refreshPartDatabase } from './refresh';

const folder = mkdtempSync(path.join(tmpdir(), 'open-db-'));
const into = path.join(folder, 'lists');
afterEach(() => rmSync(folder, { recursive: true }));

type Folder = 'PCCase' | 'PSU' | 'Motherboard';
/** A record: the beginning of its id, its name after 'NZXT' unless it has a manufacturer, and its facts. */
type Entry = readonly [id: string, name: string, facts?: Readonly<Record<string, unknown>>];

function refresh(entriesByFolder: Partial<Readonly<Record<Folder, readonly Entry[]>>>) {
  for (const kind of ['PCCase', 'PSU', 'Motherboard'] as const) {
    const records = path.join(folder, 'open-db', kind);
    rmSync(records, { recursive: true, force: true });
    mkdirSync(records, { recursive: true });
    for (const [start, name, facts = {}] of entriesByFolder[kind] ?? []) {
      const opendb_id = `${start.padEnd(8, '0')}-0000-4000-8000-000000000000`;
      const { manufacturer = 'NZXT', part_numbers, ...others } = facts;
      const metadata = { name, manufacturer, part_numbers };
      writeFileSync(
        `${records}/${opendb_id}.json`,
        JSON.stringify({ opendb_id, metadata, ...others }),
      );
    }
  }
  refreshPartDatabase(folder, { commit: '136a77a', date: '2026-08-17' }, into);
  const read = (name: string) => JSON.parse(readFileSync(`${into}/${name}.json`, 'utf8'));
  return {
    ...{ PCCase: read('cases'), PSU: read('psus'), Motherboard: read('motherboards') },
    month: read('version').month,
  };
}

const SIZES = ['ATX', 'Micro ATX', 'Mini-ITX'];
const room = (max_video_card_length: number, more: object = {}) => ({
  ...{ max_video_card_length, supported_motherboard_form_factors: SIZES, ...more },
});
const tower = { form_factor: 'ATX Mid Tower', dimensions: '370 x 210 x 435' };
const small = { form_factor: 'Mini ITX Tower' };
const forms = (...names: readonly string[]) => ({ supported_motherboard_form_factors: names });
const phanteks = { manufacturer: 'Phanteks' };
const thermaltake = { manufacturer: 'Thermaltake' };

it.each<[title: string, kind: Folder, entries: readonly Entry[], lines: readonly string[]]>([
  [
    'makes one line of all colours, without words that only describe',
    'PCCase',
    [
      ['b1', 'NZXT H510 ATX Mid Tower Black Tempered Glass Side Panel', room(381)],
      ['a1', 'NZXT H510 ATX Mid Tower White with Tempered Glass Side Panel, USB 3.2', room(381)],
      ['c1', 'NZXT - H510 Flow ATX Mid Tower Case', room(360)],
      ['d1', 'NZXT H7 Flow (2024) ATX Mid Tower Black', room(410, { internal_3_5_bays: 3 })],
      ['e1', 'NZXT H7 Flow (2022) ATX Mid Tower Black', room(400, { internal_3_5_bays: 2 })],
      [
        'e2',
        'Phanteks Eclipse P400A ATX Mid Tower',
        room(420, { ...phanteks, internal_3_5_bays: 2 }),
      ],
      ['f1', 'In Win 301 Micro ATX Mini Tower', { manufacturer: 'InWin' }],
      ['f2', 'NZXT H210 Mini-ITX Tower Black / Red', { ...small, ...forms('Mini-ITX') }],
      ['f3', 'NZXT Terra', room(322, { expansion_slots: 3 })],
      ['f4', 'NZXT Low Micro ATX Slim Tower', room(300, { form_factor: 'Micro ATX Slim Tower' })],
    ],
    [
      'InWin|301|f100000|||',
      'NZXT|H210|f200000|Mini-ITX|||2',
      'NZXT|H510|a100000|ATX|381|',
      'NZXT|H510 Flow|c100000|ATX|360|',
      'NZXT|H7 Flow 2022|e100000|ATX|400|',
      'NZXT|H7 Flow 2024|d100000|ATX|410|cages',
      'NZXT|Low|f400000|||',
      'NZXT|Terra|f300000|ATX|322||3',
      'Phanteks|Eclipse P400A|e200000|ATX|420|cages',
    ],
  ],
  [
    'leaves out facts that cannot be true or on which records of one name disagree',
    'PCCase',
    [
      ['a1', 'Inches', room(15)],
      ['a2', 'Longer than it is', room(421, { dimensions: '420 x 210 x 380' })],
      ['a3', 'Living Room HTPC Black', { form_factor: 'HTPC', ...forms('Mini-ITX') }],
      ['b1', 'Mini Black', room(370)],
      ['b2', 'Mini White', room(395)],
      ['c1', 'Rounded Black', room(392)],
      ['c2', 'Rounded White', room(391.5)],
      ['d1', 'Thermaltake The Tower 600', room(400, thermaltake)],
      ['d2', 'Thermaltake The Tower 500', room(400, thermaltake)],
    ],
    [
      'NZXT|Inches|a100000|ATX||',
      'NZXT|Living Room|a300000|||',
      'NZXT|Longer than it is|a200000|ATX||',
      'NZXT|Mini|b100000|ATX||',
      'NZXT|Rounded|c100000|ATX|391|',
      'Thermaltake|The Tower 500|d200000|ATX|400|',
      'Thermaltake|The Tower 600|d100000|ATX||',
    ],
  ],
  [
    'leaves out sizes that the slots or a twin contradict',
    'PCCase',
    [
      ['a1', 'NZXT Five Slots', room(350, { expansion_slots: 5 })],
      ['a2', 'NZXT Seven Slots', room(350, { expansion_slots: 7, ...forms('Micro ATX') })],
      ['b1', 'NZXT Twin Black', room(350)],
      ['b2', 'NZXT Twin White', room(350, forms('Micro ATX', 'Mini-ITX'))],
      // 'EATX' is said of some colours alone.
      ['c1', 'NZXT Wide Black', room(350)],
      ['c2', 'NZXT Wide', room(350, { form_factor: 'ATX Mid Tower', ...forms('EATX') })],
      ['d1', 'NZXT Doubt Black', room(350, { expansion_slots: 4 })],
      ['d2', 'NZXT Doubt White', room(350, forms('Micro ATX', 'Mini-ITX'))],
    ],
    [
      'NZXT|Doubt|d100000||350|',
      'NZXT|Five Slots|a100000||350|',
      'NZXT|Seven Slots|a200000||350|',
      'NZXT|Twin|b100000||350|',
      'NZXT|Wide|c100000|EATX|350|',
    ],
  ],
  [
    'leaves out a card length that a tower’s depth contradicts',
    'PCCase',
    [
      ['a1', 'NZXT Long', room(346, tower)],
      // One record without sides does not bring the figure back.
      ['a2', 'NZXT Long White', room(346)],
      ['b1', 'NZXT Short', room(345, tower)],
      [
        'c1',
        'NZXT Metric',
        room(346, { ...tower, dimensions_mm: { depth: 371, width: 210, height: 435 } }),
      ],
      // One colour's sides are in another order, and another colour has a nought.
      ['c2', 'NZXT Doubtful', room(346, tower)],
      ['c3', 'NZXT Doubtful White', room(346, { dimensions: '435 x 210 x 370' })],
      ['c4', 'NZXT Doubtful Red', room(0, tower)],
      // A shop publishes the same figure.
      ['b2', 'NZXT H3 Flow Black', room(346, tower)],
      // Its height is written first.
      ['d1', 'NZXT Turned', room(346, { ...tower, dimensions: '435 x 210 x 370' })],
      // The card stands upright, or the case lies.
      ['e1', 'NZXT Stand', room(332, { ...small, dimensions: '245 x 166 x 360' })],
      ['f1', 'NZXT Lie', room(322, { ...small, dimensions: '343 x 153 x 218' })],
    ],
    [
      'NZXT|Doubtful|c200000|ATX|346|',
      'NZXT|H3 Flow|b200000|ATX|346|',
      'NZXT|Lie|f100000||322||2',
      'NZXT|Long|a100000|ATX||',
      'NZXT|Metric|c100000|ATX|346|',
      'NZXT|Short|b100000|ATX|345|',
      'NZXT|Stand|e100000||332||2',
      'NZXT|Turned|d100000|ATX|346|',
    ],
  ],
  [
    'tells power supplies apart by watts, and leaves out watts that the name contradicts',
    'PSU',
    [
      ['a1', 'NZXT 750 B3 850W 80+ Bronze', { wattage: 850 }],
      ['b1', 'NZXT GE-P450P-C2 ATX 550W', { wattage: 550 }],
      ['c1', 'NZXT Elite 230V 600W', { wattage: 600 }],
      ['d1', 'NZXT C1000 (2022)', { wattage: 1000 }],
      ['e1', 'NZXT Dark Power Pro 10 750W Semi-Modular', { wattage: 750 }],
      ['e2', 'NZXT Dark Power Pro 10 850W Semi-Modular', { wattage: 850 }],
      ['f1', 'Lexar 4TB NM790 SSD', { wattage: 0 }],
    ],
    [
      'NZXT|750 B3|a100000',
      'NZXT|C1000 2022|d100000|1000',
      'NZXT|Dark Power Pro 10|e100000|750',
      'NZXT|Dark Power Pro 10|e200000|850',
      'NZXT|Elite 230V|c100000|600',
      'NZXT|GE-P450P-C2|b100000',
    ],
  ],
])('%s', (_title, kind, entries, lines) => {
  expect(refresh({ [kind]: entries })[kind]).toEqual(lines);
});

/** A motherboard by its socket, kind of memory and part numbers. */
const board = (socket: string, ram_type?: string, ...part_numbers: readonly string[]) => ({
  ...{ socket, form_factor: 'ATX', ...(ram_type && { memory: { ram_type } }) },
  // Many records have no part number.
  ...(part_numbers.length > 0 && { part_numbers }),
});
const LGA = 'LGA 1700';

it('tells motherboards apart by socket and memory, and leaves out the memory of one whose twin is not listed', () => {
  const entries: readonly Entry[] = [
    ['a1', 'NZXT PRIME B760M-A D4', board(LGA, 'DDR4', 'PRIME B760M-A D4')],
    ['b1', 'NZXT B760M D2H DDR4 Micro ATX', board(LGA, 'DDR4', 'B760M D2H DDR4')],
    // Both twins are listed: the one without a suffix is known by the other.
    ['c1', 'NZXT Z690 Pro/D5 DDR5 ATX', board(LGA, 'DDR5', 'Z690 Pro/D5')],
    ['c2', 'NZXT Z690 Pro DDR4 ATX', board(LGA, 'DDR4', 'Z690 Pro')],
    // The number shows that DDR5 is only a description.
    ['d1', 'NZXT B760M Elite DDR5 ATX', board(LGA, 'DDR5', 'B760M Elite')],
    ['e1', 'NZXT B760M-P DDR5 ATX', board(LGA, 'DDR5', 'B760M-P', 'B760M-P DDR4')],
    ['f1', 'NZXT N5 DDR4 ATX', board(LGA, 'DDR4')],
    [
      '01',
      'NZXT B760M MAG MORTAR WIFI DDR5 Micro ATX',
      board(LGA, 'DDR5', 'MAG B760M MORTAR WIFI'),
    ],
    ['02', 'NZXT MAG B760M MORTAR WIFI DDR4 Micro ATX', board(LGA, 'DDR4')],
    ['03', 'NZXT X470 Prime X470-Pro AM4 DDR4 ATX', board('AM4')],
    // AM5 takes only DDR5, whatever a name says.
    ['04', 'NZXT B650M-X D4', board('AM5', 'DDR5')],
    ['05', 'NZXT C246 Dual', board('2 x LGA 2011')],
  ];
  expect(refresh({ Motherboard: entries }).Motherboard).toEqual([
    'NZXT|B650M-X|0400000|AM5|DDR5',
    'NZXT|B760M D2H DDR4|b100000|LGA1700|DDR4',
    'NZXT|B760M Elite|d100000|LGA1700|',
    'NZXT|B760M-P|e100000|LGA1700|',
    'NZXT|MAG B760M MORTAR WIFI|0100000|LGA1700|DDR5',
    'NZXT|MAG B760M MORTAR WIFI DDR4|0200000|LGA1700|DDR4',
    'NZXT|N5 DDR4|f100000|LGA1700|DDR4|ATX',
    'NZXT|PRIME B760M-A D4|a100000|LGA1700|DDR4',
    'NZXT|Prime X470-Pro|0300000|AM4|DDR4|ATX',
    'NZXT|Z690 Pro|c200000|LGA1700|DDR4|ATX',
    'NZXT|Z690 Pro/D5|c100000|LGA1700|DDR5|ATX',
  ]);
});

it('keeps the ids of parts that are merged, renamed, entered anew or gone', () => {
  refresh({
    PCCase: [
      ['b1', 'Hull Dark Blu', room(300)],
      ['c1', 'Hull', room(300)],
      ['d1', 'Keel', room(310)],
      ['e1', 'Mast', room(320)],
      ['f1', 'Sail', room(330)],
    ],
  });
  const nextEntries: readonly Entry[] = [
    // These are one part now, with a new record whose id sorts first.
    ['a1', 'Hull Red', room(300)],
    ['b1', 'Hull Blue', room(300)],
    ['c1', 'Hull', room(300)],
    ['d1', 'Keel 2', room(310)],
    // Entered anew.
    ['a2', 'Mast', room(320)],
  ];
  const { PCCase: cases } = refresh({ PCCase: nextEntries });
  expect(cases).toEqual([
    'NZXT|Hull|c100000,b100000|ATX|300|',
    'NZXT|Keel 2|d100000|ATX|310|',
    'NZXT|Mast|e100000|ATX|320|',
    'NZXT|Sail|f100000|||',
  ]);
  expect(refresh({ PCCase: nextEntries }).PCCase).toEqual(cases);
});

it('writes the month of the database', () => {
  expect(refresh({}).month).toBe('August 2026');
});

it('reports an error with its file, field and fix', () => {
  expect(() => refresh({ PSU: [['a1', 'X', { wattage: '650' }]] })).toThrow(
    /^\S+a1000000-\S+\.json: wattage: .*number.*; leave the file out$/,
  );
  rmSync(path.join(folder, 'open-db', 'PSU'), { recursive: true });
  expect(() => refreshPartDatabase(folder, { commit: '1', date: '2026-08-17' }, into)).toThrow(
    /PSU: is not there; name a checkout/,
  );
});
