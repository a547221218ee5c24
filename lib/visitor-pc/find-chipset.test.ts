import { chipsetsBySocket } from '@/data/chipsets';
import { memoryTypesBySocket } from '@/data/sockets';
import type { FactsOf } from '@/lib/content/facts';
import { findChipset, suggestChipset } from './find-chipset';
import { loadParts } from './part-database';

it.each<[socket: string, memoryType: string | undefined, ...typed: string[]]>([
  ['AM4', 'DDR4', 'B550', 'b450m', 'AMD X570S', 'A320 board', 'ASRock B550 something', 'AM4'],
  ['AM5', 'DDR5', 'X670E', 'b650', 'B650EM', 'X870E motherboard', 'am5 DDR5'],
  ['LGA1851', 'DDR5', 'z890'],
  ['LGA1700', undefined, 'z790', 'B760M', 'Intel H610', 'LGA 1700', 'B660 DDR4 or DDR5'],
  ['LGA1700', 'DDR4', 'B760 DDR4', 'ASRock B760 PRO RS/D4'],
  ['LGA1700', 'DDR5', 'Z790 ddr5-6000'],
  ['LGA1200', 'DDR4', 'Z490', 'B560M'],
  ['LGA1151', undefined, 'Z390', 'H110M', 'B365', 'Gigabyte GA-Z270P-D3'],
  ['LGA1151', 'DDR3', 'GA-H110M-S2 DDR3'],
  ['LGA1150', 'DDR3', 'Z97X', 'H81M-K'],
  ['FM2+', 'DDR3', 'A88XM'],
  ['AM3+', 'DDR3', 'AM3+'],
])('finds %s and %s', (socket, memoryType, ...typed) => {
  for (const text of typed)
    expect([text, findChipset(text)]).toEqual([
      text,
      expect.objectContaining({ socket, memoryType }),
    ]);
});

it.each([
  '',
  'a good board',
  'B550 or B650',
  // A B550 takes DDR4 and a B650 DDR5, so something in these is wrong.
  'B550 DDR5',
  'B650 DDR4',
  // Boards of other sockets have these, too.
  'X79',
  'LGA2011-3',
])('finds nothing in %j', (typed) => expect(findChipset(typed)).toBeUndefined());

it.each<[typed: string, name: string, detail: string]>([
  ['B550', 'B550', 'AM4, DDR4'],
  ['intel z790 ddr5', 'Z790', 'LGA1700, DDR5'],
  ['h610m', 'H610', 'LGA1700'],
  ['AM4 board', 'AM4', 'DDR4'],
])('suggests for %j the chipset or socket %s', (typed, name, detail) => {
  expect(suggestChipset(typed)).toEqual({ name, detail });
});

it.each(['B550 TOMAHAWK', 'ASUS B550', 'B5'])('suggests no chipset for %j', (typed) => {
  expect(suggestChipset(typed)).toBeUndefined();
});

it('agrees with every motherboard of the database whose name has a chipset', async () => {
  const boards = await loadParts('board');
  const named = boards.flatMap(({ maker, model, facts }) => {
    const chipset = findChipset(model);
    const { socket, memory = {} } = facts as FactsOf<'motherboard'>;
    const [memoryType] = Object.keys(memory);
    return chipset ? [{ name: `${maker} ${model}`, chipset, socket, memoryType }] : [];
  });
  expect(named.length).toBeGreaterThan(2500);
  for (const { name, chipset, socket, memoryType } of named) {
    expect([name, chipset.socket]).toEqual([name, socket]);
    if (chipset.memoryType !== undefined && memoryType !== undefined)
      expect([name, chipset.memoryType]).toEqual([name, memoryType]);
  }
  expect(Object.keys(memoryTypesBySocket)).toEqual(
    expect.arrayContaining(Object.keys(chipsetsBySocket)),
  );
});
