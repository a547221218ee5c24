import { createMatcher } from './fuzzy-search';

const CARD = 'Acme TUF Gaming GeForce RTX 5080 OC TUF-RTX5080-O16G Graphics Cards';
const DRIVE = 'Samsung 990 PRO 2 TB MZ-V9P2T0BW';
const KIT = 'Acme FURY Beast 32 GB DDR5-6000 KF560C30BBEK2-32 in two batteries';
const CPU = 'Acme Core i9-14900K BX8071514900K of one family';
const TEXTS = [CARD, DRIVE, KIT, CPU];

it.each<[fact: string, text: string | undefined, ...searches: string[]]>([
  ['words in any order and case', CARD, '5080 tuf', 'oc RTX acme'],
  ['words without the spaces and signs between them', CARD, 'rtx5080', 'tufgaming', '5080-16'],
  ['numbers and units, with and without spaces', DRIVE, '990pro', 'samsung 2tb 990', '2-tb'],
  ['the beginnings of words and numbers', KIT, 'DDR5 6000', 'ddr5-60', 'fur'],
  ['part numbers, whole or in pieces', CPU, 'bx8071514900k', 'BX-80715 14900', 'i9 + 14900'],
  ['the singular by the plural', KIT, 'beasts'],
  ['the singular in -y by the plural', CPU, 'families'],
  ['the plural by the singular', CARD, 'graphics card'],
  ['the plural in -ies by the singular', KIT, 'battery'],
  ['a synonym, also in the plural', KIT, 'ram', 'RAMs 32'],
  ['a word that has synonyms by itself', CARD, 'tuf'],
  ['nothing by the middle or another end of a word', undefined, '080', 'ro2', 'tus'],
  ['nothing by a unit that belongs to another figure', undefined, '6000-gb'],
  ['nothing where one of the words is missing', undefined, '5080 super'],
  ['nothing by signs, or by no words', undefined, '.*', ' -/ ', '+', ''],
])('finds %s: %s', (_fact, text, ...searches) => {
  for (const search of searches) {
    const isMatch = createMatcher(search, { ram: ['memory', 'ddr5'], tuf: ['radeon'] });
    expect([search, ...TEXTS.filter(isMatch)]).toEqual([search, ...(text ? [text] : [])]);
  }
});
