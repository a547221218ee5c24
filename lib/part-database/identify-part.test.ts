import { identifyPart } from './identify-part';
import { formatPartDetail, loadParts } from './part-database';
import { indexParts } from './part-index';
import type { DatabaseKind } from './part-line';
import { formatPartName } from './part-line';

/** The published lists, since near names are what makes a name ambiguous. */
const loadIndex = async (field: DatabaseKind) => indexParts(await loadParts(field));

it.each<[DatabaseKind, name: string | undefined, ...typed: string[]]>([
  // Longer names begin with these.
  ['case', 'NZXT H510', 'NZXT H510', 'H510 nzxt', 'NZXT H510 (white)'],
  ['case', 'Fractal Design Torrent', 'fractal torrent', 'Fractal Design Torrent black TG'],
  ['case', 'NZXT H5 Flow 2024', 'NZXT H5 Flow (2024)'],
  ['psu', 'Corsair RM650', 'Corsair RM650', 'Corsair RM650 650W 80 Plus Gold'],
  ['psu', 'be quiet! Straight Power 11', 'be quiet straight power 11 650w'],
  ['motherboard', 'MSI MAG B550 TOMAHAWK', 'MSI MAG B550 TOMAHAWK AM4'],
  ['motherboard', 'ASRock B550 Pro4', 'ASRock ASRock B550 Pro4 white'],
  ['motherboard', 'Gigabyte B450M DS3H', 'Gigabyte B450M DS3H (rev. 1.0)'],
  ['motherboard', 'ASRock A620M-HDV/M.2+', 'ASRock A620M-HDV/M.2+'],
  // A nought for an O, and a model of two makers.
  ['case', 'Lian Li O11 Dynamic EVO', 'lian li 011 dynamic evo'],
  ['case', 'Zalman H1', 'Zalman H1'],
  // Other spellings.
  ['case', 'Lian Li O11 Dynamic Mini', 'lianli o11 dynamic mini', 'Lian Li O11D Mini'],
  ['case', 'Lian Li PC-O11 Dynamic', 'lian li o11 dynamic'],
  ['case', 'Lian Li A4-H20', 'Lian Li A4-H2O'],
  ['case', 'InWin 303', 'In Win 303', 'inwin 303'],
  ['case', 'be quiet! Pure Base 500DX', 'bequiet pure base 500dx'],
  ['case', 'Cooler Master MasterBox NR200', 'NR200', 'coolermaster nr200'],
  ['case', 'Cooler Master MasterBox Q300L', 'cooler master masterbox q300l'],
  ['psu', 'MSI MAG A850GL', 'MSI MAG A850GL PCIE5 ATX 3.0 850W'],
  ['psu', 'Chieftec Polaris 3.0', 'Chieftec Polaris 3.0 850W'],
  // Without the maker where all parts with these words are one maker's.
  ['case', 'Lian Li LANCOOL 216', 'Lancool 216'],
  ['psu', 'Corsair RM750x', 'RM750x'],
  ['motherboard', 'MSI B450 TOMAHAWK MAX', 'B450 Tomahawk Max'],
  ['case', 'NZXT H210', 'h210', 'H210 white'],
  ['case', 'NZXT H510', 'H510'],
  // Without the series, where all parts have the same facts.
  ['case', 'Corsair Carbide Series 400C', 'Corsair 400C'],
  ['case', 'Phanteks Eclipse P400A', 'Phanteks P400A'],
  ['case', undefined, '400C', 'Corsair 400'],
  // 'REV' as a model's name, with a number that is no revision.
  ['case', 'SHARKOON REV 200', 'Sharkoon REV 200'],
  ['case', undefined, 'Sharkoon 200', 'lian li o11'],
  // Without the maker, without the whole model, or with a further word.
  ['case', undefined, 'H1', 'NZXT H7 Flow', 'NZXT H510 XL', 'ｌｉａｎ ｌｉ', '300-360'],
  ['case', undefined, 'Torrent', 'Evolv', 'Y60', 'aurora', 'hyperion', '101'],
  // Parts that the list lacks, though it has a sister.
  [
    'case',
    undefined,
    'Silverstone FT03',
    'CM Elite 335',
    'Gamdias Talos E2',
    'Rosewill Ranger',
    'Jonsbo U4 Plus',
  ],
  ['motherboard', undefined, 'ASRock A620M-HDV/M.2'],
  // A series, which has power supplies of several watts.
  ['psu', undefined, 'Antec EDGE Gold', 'ASUS TUF Gaming', 'Fractal Design Ion', 'ABS gold'],
  ['psu', undefined, 'be quiet straight power 11', 'EVGA 750 B3', 'ATX 3.0 850W'],
  // Words that describe a part, though a model has them.
  ['case', undefined, 'midi tower', 'Antec cube', 'OCPC mini'],
  ['psu', undefined, 'GameMax RGB'],
  ['motherboard', undefined, 'MSI AMD'],
  // Sockets with two memory types, whatever the name says.
  ['motherboard', undefined, 'MSI PRO Z690-A', 'Gigabyte B760M D2H DDR4', 'ASRock Z170 Pro4'],
])('identifies a %s as %s: %j', async (field, name, ...typed) => {
  const index = await loadIndex(field);
  for (const text of typed) {
    const part = identifyPart(index, text);
    expect([text, part && formatPartName(part)]).toEqual([text, name]);
  }
});

it('a name and its facts distinguish each motherboard', async () => {
  const texts = (await loadParts('motherboard')).map(
    (part) => `${formatPartName(part)} ${formatPartDetail(part)}`,
  );
  expect(new Set(texts).size).toBe(texts.length);
});
