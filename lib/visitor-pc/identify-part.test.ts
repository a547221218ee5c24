import { identifyPart } from './identify-part';
import { formatPartDetail, formatPartName, loadParts } from './part-database';
import { indexParts, type PartIndex } from './part-index';
import type { DatabaseField } from './visitor-pc';

/** The published lists, since near names are what makes a name ambiguous. */
const indexes = new Map<DatabaseField, PartIndex>();
beforeAll(async () => {
  for (const field of ['case', 'psu', 'motherboard'] as const)
    indexes.set(field, indexParts(await loadParts(field)));
});
const getIndex = (field: DatabaseField) => indexes.get(field) ?? [];
const listNames = (field: DatabaseField) => getIndex(field).map(({ part }) => formatPartName(part));
const findName = (field: DatabaseField, typed: string) => {
  const part = identifyPart(getIndex(field), typed);
  return part && formatPartName(part);
};

it.each<[DatabaseField, name: string | undefined, ...typed: string[]]>([
  // Longer names begin with these.
  ['case', 'NZXT H510', 'NZXT H510', 'NZXT H 510', 'H510 NZXT', 'NZXT H510 (white)'],
  ['case', 'Fractal Design North', 'Fractal Design North', 'fractal north'],
  ['case', 'Fractal Design Torrent', 'Fractal Design Torrent', 'Fractal Design Torrent black TG'],
  ['psu', 'Corsair RM650', 'Corsair RM650', 'Corsair RM650 650W 80 Plus Gold'],
  ['psu', 'Corsair RM850e', 'Corsair RM850e'],
  // A series has power supplies of several watts.
  [
    'psu',
    undefined,
    'Antec EDGE Gold',
    'ASUS TUF Gaming',
    'be quiet! Dark Power',
    'Seasonic Focus PX',
  ],
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
  // Words that describe a case, though a model has them, and a model of two makers.
  [
    'case',
    undefined,
    'midi tower',
    'mini ITX cube',
    'silent tower',
    'small form factor',
    'server case',
    'GameMax RGB',
    'Phanteks mesh',
  ],
  ['case', undefined, 'H1'],
  ['case', 'Zalman H1', 'Zalman H1'],
  ['motherboard', 'ASRock A620M-HDV/M.2+', 'ASRock A620M-HDV/M.2+'],
  ['motherboard', undefined, 'ASRock A620M-HDV/M.2'],
])('identifies a %s as %s: %j', (field, name, ...typed) => {
  if (name) expect(listNames(field)).toContain(name);
  for (const text of typed) expect([text, findName(field, text)]).toEqual([text, name]);
});

it('finds each part by its full name, unless another part shares that name', () => {
  for (const field of indexes.keys())
    for (const name of listNames(field).filter((_, index) => index % 97 === 0))
      expect([name, undefined]).toContain(findName(field, name));
});

it('a name and its facts distinguish each motherboard', () => {
  const texts = getIndex('motherboard').map(
    ({ part }) => `${formatPartName(part)} ${formatPartDetail(part)}`,
  );
  expect(new Set(texts).size).toBe(texts.length);
});
