import { createMatcher } from './fuzzy-search';

const GPU = 'Acme TUF Gaming GeForce RTX 5080 OC TUF-RTX5080-O16G Graphics Cards PCIe 5.0 16-pin';
const DRIVE = 'Samsung 990 PRO 2 TB MZ-V9P2T0BW';
const KIT = 'Acme FURY Beast 32 GB DDR5-6000 Memory KF560C30BBEK2-32 in two batteries';
const CPU = 'Acme Core i9-14900K BX8071514900K of one family';
const RYZEN = 'AMD Ryzen 7 9800X3D 100-100001084WOF Processors Desktop CPUs';
const PSU = 'Corsair RM850e 850 W Power Supplies';
const TEXTS = [GPU, DRIVE, KIT, CPU, RYZEN, PSU];

it.each<[fact: string, text: string | undefined, ...searches: string[]]>([
  ['words in any order and case', GPU, '5080 tuf', 'oc RTX acme'],
  ['words without the spaces and signs between them', GPU, 'rtx5080', 'tufgaming', '5080-16'],
  ['numbers and units, with and without spaces', DRIVE, '990pro', 'samsung 2tb 990', '2-tb'],
  ['the beginnings of words and numbers', KIT, 'DDR5 6000', 'ddr5-60', 'fur'],
  ['part numbers, whole or in pieces', CPU, 'bx8071514900k', 'BX-80715 14900', 'i9 + 14900'],
  ['the singular by the plural', KIT, 'beasts'],
  ['the singular in -y by the plural', CPU, 'families'],
  ['the plural by the singular', GPU, 'graphics card'],
  ['the plural in -ies by the singular', KIT, 'battery'],
  ['a synonym, also in the plural', KIT, 'ram', 'RAMs 32'],
  ['a word that has a synonym by itself', RYZEN, 'amd'],
  ['nothing by the middle or another end of a word', undefined, '080', 'ro2', 'tus'],
  ['nothing by a unit that belongs to another figure', undefined, '6000-gb'],
  ['nothing where one of the words is missing', undefined, '5080 super', 'constructor'],
  ['nothing by signs, or by no words', undefined, '.*', ' -/ ', '+', ''],
  [
    'other names of processors',
    RYZEN,
    'R7 9800X3D',
    'r7-9800x3d',
    'ＲＹＺＥＮ ７',
    'ryzen 9800 x3d',
  ],
  ['other names of graphics cards', GPU, 'video card', 'videocards', 'PCI Express 5', 'pci-e 5.0'],
  ['other names of power leads', GPU, '12V-2x6', '12vhpwr'],
  ['other units of memory', KIT, 'DDR5 6000MHz', 'ddr5-6000 mt/s', '32gb', '32 gigs'],
  ['other units of power', PSU, '850 watt', '850w'],
  ['other units of drives', DRIVE, '2 terabyte'],
])('finds %s: %s', (_fact, text, ...searches) => {
  for (const search of searches) {
    const isMatch = createMatcher(search);
    expect([search, ...TEXTS.filter(isMatch)]).toEqual([search, ...(text ? [text] : [])]);
  }
});
