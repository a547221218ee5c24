import { formatPartDetail, formatPartName, loadParts, parseParts } from './part-database';
import { findNamedPart, indexParts, type PartIndex, searchParts } from './part-search';
import type { DatabaseField } from './visitor-pc';

const CASES = [
  'DeepCool|CH510|1|ATX|380|',
  'NZXT|H210|2|Mini-ITX|325|',
  'NZXT|H210i|3|Mini-ITX|325|',
  'NZXT|H510|4,8|ATX|381|',
  'NZXT|H510 Elite|5|ATX|381|',
  'NZXT|H510 Flow|6|ATX|360|',
  'Razer|Tomahawk|7|ATX|384|',
  'Razer|Tomahawk|9|Mini-ITX|320|',
  'be quiet!|Dark Base 900|10|||cages',
  ...['77 Max|11', 'A77|12', 'A77B|13', '770|14'].map((line) => `Cube|${line}|||`),
];
const SUPPLIES = [
  ...['RM850x SHIFT|1|850', 'RM850e|2|850', 'RM650x|3|650', 'RM|4|850', 'AX Titan|5|850'],
].map((line) => `Corsair|${line}`);
const BOARDS = ['TUF GAMING B650-PLUS|1', 'TUF GAMING B650M-PLUS|2', 'ROG STRIX B650-A|3'].map(
  (line) => `ASUS|${line}|AM5|DDR5|ATX`,
);
const indexes = {
  case: indexParts(parseParts('case', CASES)),
  psu: indexParts(parseParts('psu', SUPPLIES)),
  motherboard: indexParts(parseParts('motherboard', BOARDS)),
};

it.each<[field: DatabaseField, typed: string, ...results: string[]]>([
  ['case', 'h210', 'H210, 2', 'H210i, 3'],
  ['case', 'H510 nzxt', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['case', 'h 510', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['case', 'tomahawk itx', 'Tomahawk, 9'],
  ['case', 'be quiet! 900', 'Dark Base 900, 10'],
  ['case', '10'],
  ['case', ' -/ '],
  ['psu', 'rm 850', 'RM, 4', 'RM850e, 2', 'RM850x SHIFT, 1'],
  ['psu', 'corsair 650', 'RM650x, 3'],
  // By the best of the places where a word occurs.
  ['psu', '850', 'RM, 4', 'RM850e, 2', 'AX Titan, 5', 'RM850x SHIFT, 1'],
  ['case', 'cube 77', '77 Max, 11', 'A77, 12', 'A77B, 13', '770, 14'],
  ['motherboard', 'b650 tuf', 'TUF GAMING B650-PLUS, 1', 'TUF GAMING B650M-PLUS, 2'],
  ['motherboard', 'tufgaming'],
  ['motherboard', 'b650a strix', 'ROG STRIX B650-A, 3'],
  // A colour or a rating hides no part.
  ['case', 'NZXT H210 (white)', 'H210, 2', 'H210i, 3'],
  ['psu', 'corsair rm850e 80+ gold', 'RM850e, 2'],
  ['psu', 'rm650x 650w', 'RM650x, 3'],
  ['case', 'white'],
])('finds in the list of %s by %j: %s', (field, typed, ...results) => {
  const matches = searchParts(indexes[field], typed);
  expect(matches.map(({ model, ids }) => `${model}, ${ids[0]}`)).toEqual(results);
});

describe('the published lists', () => {
  const published = new Map<DatabaseField, PartIndex>();
  beforeAll(async () => {
    for (const field of ['case', 'psu', 'motherboard'] as const)
      published.set(field, indexParts(await loadParts(field)));
  });
  const findName = (field: DatabaseField, typed: string) => {
    const part = findNamedPart(published.get(field) ?? [], typed);
    return part && formatPartName(part);
  };
  const listNames = (field: DatabaseField) =>
    published.get(field)?.map(({ part }) => formatPartName(part)) ?? [];

  it.each<[DatabaseField, name: string | undefined, ...typed: string[]]>([
    // Longer names begin with these.
    ['case', 'NZXT H510', 'NZXT H510', 'NZXT H 510', 'H510 NZXT', 'NZXT H510 (white)'],
    ['case', 'Fractal Design North', 'Fractal Design North', 'fractal north'],
    ['case', 'Fractal Design Torrent', 'Fractal Design Torrent', 'Fractal Design Torrent black TG'],
    ['psu', 'Corsair RM650', 'Corsair RM650', 'Corsair RM650 650W 80 Plus Gold'],
    ['psu', 'Corsair RM850e', 'Corsair RM850e'],
    // A colour may be a part of the name.
    ['psu', 'Antec EDGE Gold', 'Antec EDGE Gold'],
    ['motherboard', 'ASRock H55M-GE', 'ASRock H55M-GE'],
    ['motherboard', 'MSI MAG B550 TOMAHAWK', 'MSI MAG B550 TOMAHAWK', 'MSI MAG B550 TOMAHAWK AM4'],
    ['motherboard', 'ASRock B550 Pro4', 'ASRock B550 Pro4', 'ASRock ASRock B550 Pro4 white'],
    ['psu', 'be quiet! Straight Power 11', 'be quiet straight power 11 650w'],
    ['case', 'NZXT H5 Flow 2024', 'NZXT H5 Flow (2024)'],
    ['motherboard', 'Gigabyte B450M DS3H', 'Gigabyte B450M DS3H (rev. 1.0)'],
    // Sockets with two memory types, whatever the name says.
    ['motherboard', undefined, 'MSI PRO Z690-A', 'Gigabyte B760M D2H DDR4', 'ASRock B760 Pro RS'],
    ['motherboard', undefined, 'ASRock B760 PRO RS/D4', 'ASRock Z170 Pro4', 'ASUS Z790 white'],
    // One of two power supplies of one maker, and a series with one that has no further name.
    ['psu', undefined, 'EVGA 750 B3', 'Fractal Design Ion', 'FSP Group Hydro'],
    ['psu', undefined, 'be quiet straight power 11', 'be quiet straight power 11 gold'],
    // The only power supply of this maker in the list.
    ['psu', undefined, 'ABS', 'ABS gold'],
    ['case', undefined, 'NZXT H510 XL', 'H510', '300-360'],
    // A nought for an O, a length without its sign, and a special edition that nobody named.
    ['case', 'Lian Li O11 Dynamic EVO', 'lian li 011 dynamic evo', 'Lian Li O11 Dynamic EVO'],
    ['case', undefined, '30 mm', '30 cm', 'O11D EVO', 'ｌｉａｎ ｌｉ'],
    ['motherboard', 'ASRock A620M-HDV/M.2+', 'ASRock A620M-HDV/M.2+'],
    ['motherboard', undefined, 'ASRock A620M-HDV/M.2'],
  ])('identify a %s as %s: %j', (field, name, ...typed) => {
    if (name) expect(listNames(field)).toContain(name);
    for (const text of typed) expect([text, findName(field, text)]).toEqual([text, name]);
  });

  it('find each part by its full name, unless another part shares that name', () => {
    for (const field of published.keys())
      for (const name of listNames(field).filter((_, index) => index % 97 === 0))
        expect([name, undefined]).toContain(findName(field, name));
  });

  it('show five results, each distinct', () => {
    const boards = published.get('motherboard') ?? [];
    expect(searchParts(boards, 'asus')).toHaveLength(5);
    const texts = boards.map(({ part }) => `${formatPartName(part)} ${formatPartDetail(part)}`);
    expect(new Set(texts).size).toBe(boards.length);
  });
});
