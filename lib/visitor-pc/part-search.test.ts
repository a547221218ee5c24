import boardLines from '@/data/part-database/motherboards.json';
import {
  type DatabaseField,
  formatPartDetail,
  formatPartName,
  loadParts,
  parseParts,
} from './part-database';
import { findNamedPart, indexParts, searchParts } from './part-search';

const cases = indexParts(
  parseParts('case', [
    'DeepCool|CH510|1|ATX|380|',
    'NZXT|H210|2|Mini-ITX|325|',
    'NZXT|H210i|3|Mini-ITX|325|',
    'NZXT|H510|4,8|ATX|381|',
    'NZXT|H510 Elite|5|ATX|381|',
    'NZXT|H510 Flow|6|ATX|360|',
    'Razer|Tomahawk|7|ATX|384|',
    'Razer|Tomahawk|9|Mini-ITX|320|',
    'be quiet!|Dark Base 900|10|||cages',
  ]),
);
const supplies = indexParts(
  parseParts('supply', [
    'Corsair|RM850x SHIFT|1|850',
    'Corsair|RM850e|2|850',
    'Corsair|RM650x|3|650',
    'Corsair|RM|4|850',
  ]),
);
const boards = indexParts(
  parseParts('board', [
    'ASUS|TUF GAMING B650-PLUS|1|AM5|DDR5|ATX',
    'ASUS|TUF GAMING B650M-PLUS|2|AM5|DDR5|Micro ATX',
    'ASUS|ROG STRIX B650-A|3|AM5|DDR5|ATX',
  ]),
);
const indexes = { cases, supplies, boards };
const findParts = (list: keyof typeof indexes, typed: string) =>
  searchParts(indexes[list], typed).map((part) => `${part.model}, ${part.ids[0]}`);

it.each<[list: keyof typeof indexes, typed: string, ...results: string[]]>([
  ['cases', 'h210', 'H210, 2', 'H210i, 3'],
  ['cases', 'H510 nzxt', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['cases', 'h 510', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['cases', 'tomahawk itx', 'Tomahawk, 9'],
  ['cases', 'be quiet! 900', 'Dark Base 900, 10'],
  ['cases', '10'],
  ['cases', ' -/ '],
  ['supplies', 'rm 850', 'RM, 4', 'RM850e, 2', 'RM850x SHIFT, 1'],
  ['supplies', 'corsair 650', 'RM650x, 3'],
  ['boards', 'b650 tuf', 'TUF GAMING B650-PLUS, 1', 'TUF GAMING B650M-PLUS, 2'],
  ['boards', 'tufgaming'],
  ['boards', 'b650a strix', 'ROG STRIX B650-A, 3'],
  // A colour or a rating hides no part.
  ['cases', 'NZXT H210 (white)', 'H210, 2', 'H210i, 3'],
  ['supplies', 'corsair rm850e 80+ gold', 'RM850e, 2'],
  ['supplies', 'rm650x 650w', 'RM650x, 3'],
  ['cases', 'white'],
])('finds in %s by %j: %s', (list, typed, ...results) => {
  expect(findParts(list, typed)).toEqual(results);
});

it('distinguishes parts of the same name', () => {
  expect(cases.map(({ part }) => formatPartDetail(part)).slice(5)).toEqual([
    'ATX, cards up to 360 mm',
    'ATX, cards up to 384 mm',
    'Mini-ITX, cards up to 320 mm',
    '',
  ]);
});

it.each<[typed: string, id: string | undefined]>([
  ['H210', '2'],
  ['NZXT H510', '4'],
  ['nzxt  h510 FLOW', '6'],
  ['NZXT H 510', '4'],
  ['H510 NZXT', '4'],
  ['NZXT H510 (white)', '4'],
  ['NZXT NZXT H510 black tempered glass mid tower case', '4'],
  ['Razer Tomahawk Mini-ITX', '9'],
  ['Be Quiet Dark Base 900 silver', '10'],
  ['quiet dark base 900', '10'],
  // Several parts have these words, and none this name.
  ['h510', undefined],
  ['NZXT H5', undefined],
  ['NZXT H510 Compact', undefined],
  ['NZXT', undefined],
  ['white', undefined],
  ['Razer Tomahawk', undefined],
  ['', undefined],
])('identifies %j as the case %s', (typed, id) =>
  expect(findNamedPart(cases, typed)?.ids[0]).toBe(id),
);

describe('the published lists', () => {
  const findName = async (kind: DatabaseField, typed: string) => {
    const part = findNamedPart(indexParts(await loadParts(kind)), typed);
    return part && formatPartName(part);
  };

  it.each<[DatabaseField, string]>([
    ['case', 'NZXT H510'],
    ['case', 'Fractal Design North'],
    ['case', 'Fractal Design Torrent'],
    ['supply', 'Corsair RM650'],
    ['supply', 'Corsair RM850e'],
    ['board', 'MSI MAG B550 TOMAHAWK'],
    ['board', 'ASRock B550 Pro4'],
  ])('identify a %s %j despite longer names that begin with it', async (kind, name) => {
    const names = (await loadParts(kind)).map((part) => formatPartName(part).toLowerCase());
    expect(names.filter((other) => other.startsWith(name.toLowerCase())).length).toBeGreaterThan(1);
    expect(await findName(kind, name)).toBe(name);
  });

  it.each<[DatabaseField, typed: string, name: string]>([
    ['supply', 'Corsair RM650 gold', 'Corsair RM650'],
    ['supply', 'Corsair RM650 650W 80 Plus Gold', 'Corsair RM650'],
    ['supply', 'be quiet straight power 11 650w', 'be quiet! Straight Power 11'],
    ['case', 'NZXT H510 (white)', 'NZXT H510'],
    ['case', 'fractal north', 'Fractal Design North'],
    ['case', 'Fractal Design Torrent black TG', 'Fractal Design Torrent'],
    ['case', 'NZXT H5 Flow (2024)', 'NZXT H5 Flow 2024'],
    ['board', 'MSI MAG B550 TOMAHAWK motherboard AM4', 'MSI MAG B550 TOMAHAWK'],
    ['board', 'ASRock ASRock B550 Pro4 white', 'ASRock B550 Pro4'],
    ['board', 'Gigabyte B450M DS3H (rev. 1.0)', 'Gigabyte B450M DS3H'],
  ])('identify a %s %j, with words that describe it, as %s', async (field, typed, name) => {
    expect(await findName(field, typed)).toBe(name);
  });

  it.each<[DatabaseField, string]>([
    // Sockets with two memory types, whatever the name says.
    ['board', 'MSI PRO Z690-A'],
    ['board', 'Gigabyte B760M D2H DDR4'],
    ['board', 'ASRock B760 Pro RS'],
    ['board', 'ASRock B760 PRO RS/D4'],
    ['board', 'ASRock Z170 Pro4'],
    // One of two power supplies of one maker, though its name would do.
    ['supply', 'EVGA 750 B3'],
    // A series with one power supply that has no further name.
    ['supply', 'Fractal Design Ion'],
    ['supply', 'FSP Group Hydro'],
  ])('do not identify a %s %j', async (kind, name) => {
    expect((await loadParts(kind)).map(formatPartName)).toContain(name);
    expect(await findName(kind, name)).toBeUndefined();
  });

  it.each<[DatabaseField, string]>([
    ['supply', 'be quiet straight power 11'],
    ['supply', 'be quiet straight power 11 gold'],
    ['case', 'NZXT H510 XL'],
    // The only power supply of this maker in the list.
    ['supply', 'ABS'],
    ['supply', 'ABS gold'],
    ['board', 'ASUS Z790 white'],
  ])('leave open which %s %j is', async (field, typed) => {
    expect(await findName(field, typed)).toBeUndefined();
  });

  it('find each part by its full name, unless another part shares that name', async () => {
    for (const field of ['case', 'supply', 'board'] as const) {
      const parts = await loadParts(field);
      const index = indexParts(parts);
      const sample = parts.filter((_, at) => at % 97 === 0);
      for (const part of sample) {
        const named = findNamedPart(index, formatPartName(part));
        expect([formatPartName(part), undefined]).toContain(named && formatPartName(named));
      }
    }
  });

  it('show five results, each distinct', async () => {
    const parts = await loadParts('board');
    expect(parts).toHaveLength(boardLines.length);
    expect(searchParts(indexParts(parts), 'asus')).toHaveLength(5);
    expect(
      new Set(parts.map((part) => `${formatPartName(part)} ${formatPartDetail(part)}`)).size,
    ).toBe(parts.length);
  });
});
