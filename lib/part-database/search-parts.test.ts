import { parseParts } from './part-database';
import { indexParts } from './part-index';
import type { DatabaseKind } from './part-line';
import { searchParts } from './search-parts';

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
  ...['Ionx|15', 'Ion+|16', 'Ion|17', 'Wi+Pro|18'].map((line) => `Acme|${line}|||`),
];
const SUPPLIES = [
  'RM850x SHIFT|1|850',
  'RM850e|2|850',
  'RM650x|3|650',
  'RM|4|850',
  'AX Titan|5|850',
].map((line) => `Corsair|${line}`);
const BOARDS = ['TUF GAMING B650-PLUS|1', 'TUF GAMING B650M-PLUS|2', 'ROG STRIX B650-A|3'].map(
  (line) => `ASUS|${line}|AM5|DDR5|ATX`,
);
const indexes = {
  case: indexParts(parseParts('case', CASES)),
  psu: indexParts(parseParts('psu', SUPPLIES)),
  motherboard: indexParts(parseParts('motherboard', BOARDS)),
};

it.each<[field: DatabaseKind, typed: string, ...results: string[]]>([
  ['case', 'h210', 'H210, 2', 'H210i, 3'],
  // In any order, and with or without a space before a number. Shorter names come first.
  ['case', 'H510 nzxt', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['case', 'h 510', 'H510, 4', 'H510 Flow, 6', 'H510 Elite, 5'],
  ['case', 'tomahawk itx', 'Tomahawk, 9'],
  ['case', 'be quiet! 900', 'Dark Base 900, 10'],
  // Nothing by the middle of a number, or without a word.
  ['case', '10'],
  ['case', ' -/ '],
  ['psu', 'rm 850', 'RM, 4', 'RM850e, 2', 'RM850x SHIFT, 1'],
  ['psu', 'corsair 650', 'RM650x, 3'],
  // Ranked by the best of the places where a word occurs.
  ['psu', '850', 'RM, 4', 'RM850e, 2', 'AX Titan, 5', 'RM850x SHIFT, 1'],
  ['case', 'cube 77', '77 Max, 11', 'A77, 12', 'A77B, 13', '770, 14'],
  ['case', 'ion', 'Ion, 17', 'Ion+, 16', 'Ionx, 15'],
  ['case', 'ion+', 'Ion+, 16'],
  ['case', 'ion +', 'Ion+, 16'],
  ['case', 'pro', 'Wi+Pro, 18'],
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
