import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refreshPartDatabase } from './refresh';

const folder = mkdtempSync(path.join(tmpdir(), 'open-db-'));
const into = path.join(folder, 'lists');
afterEach(() => rmSync(folder, { recursive: true }));

type Folder = 'PCCase' | 'PSU' | 'Motherboard';
type Facts = Readonly<Record<string, unknown>>;
/** A record: the beginning of its id, its name and its facts. NZXT makes it unless they say who. */
type Entry = readonly [id: string, name: string, facts?: Facts];

function refresh(entriesByFolder: Partial<Readonly<Record<Folder, readonly Entry[]>>>) {
  for (const kind of ['PCCase', 'PSU', 'Motherboard'] as const) {
    const records = path.join(folder, 'open-db', kind);
    rmSync(records, { recursive: true, force: true });
    mkdirSync(records, { recursive: true });
    for (const [start, name, facts = {}] of entriesByFolder[kind] ?? []) {
      const opendb_id = `${start.padEnd(8, '0')}-0000-4000-8000-000000000000`;
      const { manufacturer = 'NZXT', part_numbers, ...others } = facts;
      const record = { opendb_id, metadata: { name, manufacturer, part_numbers }, ...others };
      writeFileSync(`${records}/${opendb_id}.json`, JSON.stringify(record));
    }
  }
  refreshPartDatabase(folder, { commit: '136a77a', date: '2026-08-17' }, into);
  const read = (name: string) => JSON.parse(readFileSync(`${into}/${name}.json`, 'utf8'));
  return {
    PCCase: read('cases'),
    PSU: read('psus'),
    Motherboard: read('motherboards'),
    month: read('version').month,
  };
}

type Row = readonly [name: string, facts: Facts, line?: string];

const forms = (...names: readonly string[]) => ({ supported_motherboard_form_factors: names });
const room = (max_video_card_length: number, more: Facts = {}) => ({
  max_video_card_length,
  ...forms('ATX', 'Micro ATX', 'Mini-ITX'),
  ...more,
});
/** The stated sizes of power supplies. A bundled power supply states no size. */
const supplies = (...sizes: readonly string[]) => ({
  supported_power_supply_form_factors: sizes,
  power_supply: '750 W',
});
const tower = { form_factor: 'ATX Mid Tower', dimensions: '370 x 210 x 435' };
const metric = { ...tower, dimensions_mm: { depth: 371, width: 2, height: 435 } };
const small = { form_factor: 'Mini ITX Tower' };
const by = (manufacturer: string) => ({ manufacturer });

/** Records with their lines, without maker and ids. Some join another's line, or give none. */
const CASES: readonly Row[] = [
  // One line of all colours, without words that only describe.
  ['H510 ATX Mid Tower White Tempered Glass Side Panel, USB 3.2', room(381), 'H510|ATX|381|'],
  ['NZXT H510 ATX Mid Tower Black with Tempered Glass Side Panel', room(381)],
  ['NZXT - H510 Flow ATX Mid Tower Case', room(360), 'H510 Flow|ATX|360|'],
  ['H7 Flow (2024) Black', room(410, { internal_3_5_bays: 3 }), 'H7 Flow 2024|ATX|410|cages'],
  ['H7 Flow (2022) Black', room(400, { internal_3_5_bays: 2 }), 'H7 Flow 2022|ATX|400|'],
  ['In Win 301 Micro ATX Mini Tower', by('InWin'), '301|||'],
  ['H210 Mini-ITX Tower Red', { ...small, ...forms('Mini-ITX') }, 'H210|Mini-ITX|||2|unverified'],
  ['Terra', room(322, { expansion_slots: 3 }), 'Terra|ATX|322||3'],
  // No fact that cannot be true or on which one name's records disagree.
  ['Longer than it is', room(421, { dimensions: '420 x 210 x 380' }), 'Longer than it is|ATX||'],
  ['Hall HTPC Black', { form_factor: 'HTPC', ...forms('Mini-ITX') }, 'Hall|||||unverified'],
  ['Playa Slim', room(240), 'Playa Slim|ATX||'],
  ['Low', room(251, { dimensions_mm: { depth: 305, width: 95, height: 276 } }), 'Low|ATX||'],
  ['CiT S8i-300', room(250, by('CiT')), 'S8i-300|ATX||'],
  ['Mini Black', room(370), 'Mini|ATX||'],
  ['Mini White', room(395)],
  ['Rounded Black', room(392), 'Rounded|ATX|391|'],
  ['Rounded White / Red', room(391.5)],
  // The exceptions. A shop publishes the last one's figure, which the depth contradicts.
  ['Thermaltake The Tower 600', room(400, by('Thermaltake')), 'The Tower 600|ATX||'],
  ['Thermaltake The Tower 500', room(400, by('Thermaltake')), 'The Tower 500|ATX|400|'],
  ['Phanteks Eclipse P400A', room(420, by('Phanteks')), 'Eclipse P400A|ATX|420|cages'],
  ['Fractal Design Meshify C Black', room(315, by('Fractal Design')), 'Meshify C|ATX|315|fan'],
  ['NZXT H3 Flow Black', room(346, tower), 'H3 Flow|ATX|346|'],
  // No size that the slots or a twin contradict. Only some colours of the last one state EATX.
  ['Five Slots', room(350, { expansion_slots: 5 }), 'Five Slots||350|'],
  ['Seven', room(350, { expansion_slots: 7, ...forms('Micro ATX') }), 'Seven||350|'],
  ['Twin Black', room(350), 'Twin||350|'],
  ['Twin White', room(350, forms('Micro ATX', 'Mini-ITX'))],
  ['Wide Black', room(350), 'Wide|EATX|350|'],
  ['Wide', room(350, { form_factor: 'ATX Mid Tower', ...forms('EATX') })],
  // No card length that a tower's depth contradicts. A record without sides does not bring it back.
  ['Long', room(346, tower), 'Long|ATX||'],
  ['Long White', room(346)],
  ['Short', room(345, tower), 'Short|ATX|345|'],
  ['Metric', room(346, metric), 'Metric|ATX|346|'],
  // One colour's sides are in another order, and another colour has a zero.
  ['Doubtful', room(346, tower), 'Doubtful|ATX|346|'],
  ['Doubtful White', room(346, { dimensions: '435 x 210 x 370' })],
  ['Doubtful Red', room(0, tower)],
  // Its height is written first; the graphics card stands upright; the case lies.
  ['Turned', room(346, { ...tower, dimensions: '435 x 210 x 370' }), 'Turned|ATX|346|'],
  ['Up', room(332, { ...small, dimensions: '245 x 166 x 360' }), 'Up|ATX|332||2|unverified'],
  ['Lie', room(322, { ...small, dimensions: '343 x 153 x 218' }), 'Lie|ATX|322||2|unverified'],
  ['SFX Mid Tower', room(300, supplies('SFX', 'SFX-L')), 'SFX|ATX|300|||SFX/SFX-L'],
  ['SFX Mid Tower White', room(300)],
  ['Twins Mid Tower', room(300, supplies('SFX')), 'Twins|ATX|300|||unverified'],
  ['Twins Mid Tower White', room(300, supplies('ATX'))],
];

/** No watts that the name contradicts. */
const PSUS: readonly Row[] = [
  ['NZXT 750 B3 850W 80+ Bronze', { wattage: 850 }, '750 B3'],
  ['NZXT GE-P450P-C2 ATX 550W', { wattage: 550 }, 'GE-P450P-C2'],
  ['NZXT Elite 230V 600W', { wattage: 600 }, 'Elite 230V|600'],
  ['NZXT C1000 (2022)', { wattage: 1000 }, 'C1000 2022|1000'],
  ['NZXT Pro 10 750W Semi-Modular', { wattage: 750 }, 'Pro 10|750'],
  ['NZXT Pro 10 850W Semi-Modular', { wattage: 850 }, 'Pro 10|850'],
  ['NZXT 4TB NM790 SSD', { wattage: 0 }],
];

/** The facts of a motherboard. Many records have no part number. */
const board = (socket: string, ram_type?: string, ...part_numbers: readonly string[]) => ({
  socket,
  form_factor: 'ATX',
  ...(ram_type && { memory: { ram_type } }),
  ...(part_numbers.length > 0 && { part_numbers }),
});
const LGA = 'LGA 1700';

/** No memory without the twin. */
const MOTHERBOARDS: readonly Row[] = [
  ['PRIME B760M D4', board(LGA, 'DDR4', 'PRIME B760M D4'), 'PRIME B760M D4|LGA1700|DDR4'],
  ['B760M D2H DDR4', board(LGA, 'DDR4', 'B760M D2H DDR4'), 'B760M D2H DDR4|LGA1700|DDR4'],
  // Both twins are listed: the one without a suffix is known by the other.
  ['Z690 Pro/D5 DDR5 ATX', board(LGA, 'DDR5', 'Z690 Pro/D5'), 'Z690 Pro/D5|LGA1700|DDR5|ATX'],
  ['Z690 Pro DDR4 ATX', board(LGA, 'DDR4', 'Z690 Pro'), 'Z690 Pro|LGA1700|DDR4|ATX'],
  // The number shows that DDR5 is only a description.
  ['B760M Elite DDR5 ATX', board(LGA, 'DDR5', 'B760M Elite'), 'B760M Elite|LGA1700'],
  ['B760M-P DDR5 ATX', board(LGA, 'DDR5', 'B760M-P', 'B760M-P DDR4'), 'B760M-P|LGA1700'],
  ['N5 DDR4 ATX', board(LGA, 'DDR4'), 'N5 DDR4|LGA1700|DDR4|ATX'],
  ['B760M MAG X DDR5', board(LGA, 'DDR5', 'MAG B760M X'), 'MAG B760M X|LGA1700|DDR5'],
  ['MAG B760M X DDR4', board(LGA, 'DDR4'), 'MAG B760M X DDR4|LGA1700|DDR4'],
  ['X470 Prime X470-Pro AM4 DDR4 ATX', board('AM4'), 'Prime X470-Pro|AM4|DDR4|ATX'],
  // AM5 takes only DDR5, whatever a name says.
  ['B650M-X D4', board('AM5', 'DDR5'), 'B650M-X|AM5|DDR5'],
  ['C246 Dual', board('2 x LGA 2011')],
];

it.each([
  ['PCCase', CASES],
  ['PSU', PSUS],
  ['Motherboard', MOTHERBOARDS],
] as const)('lists the parts of %s', (kind, rows) => {
  const entries = rows.map(([name, facts], index) => [`${index + 10}`, name, facts] as const);
  const lines: readonly string[] = refresh({ [kind]: entries })[kind];
  const linesWithoutIds = lines.map((line) => line.replace(/^[^|]+\|(.+?)\|\w{7}(?=\||$)/, '$1'));
  expect(linesWithoutIds.toSorted()).toEqual(rows.flatMap(([, , line]) => line ?? []).toSorted());
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
  const { PCCase: cases, month } = refresh({ PCCase: nextEntries });
  expect(month).toBe('August 2026');
  expect(cases).toEqual([
    'NZXT|Hull|c100000,b100000|ATX|300|',
    'NZXT|Keel 2|d100000|ATX|310|',
    'NZXT|Mast|e100000|ATX|320|',
    'NZXT|Sail|f100000|||',
  ]);
  expect(refresh({ PCCase: nextEntries }).PCCase).toEqual(cases);
  // One record of a line is renamed, and the others are gone.
  expect(refresh({ PCCase: [['c1', 'Hull Pro', room(300)]] }).PCCase).toEqual([
    'NZXT|Hull Pro|c100000,b100000|ATX|300|',
    'NZXT|Keel 2|d100000|||',
    'NZXT|Mast|e100000|||',
    'NZXT|Sail|f100000|||',
  ]);
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
