import boards from '@/data/known-parts/boards.json';
import { detailOf, type KnownPart, knownParts, nameOf, partsOf } from './known-parts';
import { onlyOne, search, searchList } from './known-search';

const cases = searchList(
  partsOf('case', [
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
const supplies = searchList(
  partsOf('supply', [
    'Corsair|RM850x SHIFT|1|850',
    'Corsair|RM850e|2|850',
    'Corsair|RM650x|3|650',
    'Corsair|RM|4|850',
  ]),
);
const boardsOfTest = searchList(
  partsOf('board', [
    'ASUS|TUF GAMING B650-PLUS|1|AM5|DDR5|ATX',
    'ASUS|TUF GAMING B650M-PLUS|2|AM5|DDR5|Micro ATX',
    'ASUS|ROG STRIX B650-A|3|AM5|DDR5|ATX',
  ]),
);
const lists = { cases, supplies, boards: boardsOfTest };
const foundBy = (list: keyof typeof lists, typed: string) =>
  search<KnownPart>(lists[list], typed).best.map((part) => `${part.model}, ${part.ids[0]}`);

it.each<[list: keyof typeof lists, typed: string, ...found: string[]]>([
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
])('finds in %s by %j: %s', (list, typed, ...found) => {
  expect(foundBy(list, typed)).toEqual(found);
});

it('tells twins apart, and takes the only part that is called so', () => {
  expect(cases.map(({ part }) => detailOf(part)).slice(5)).toEqual([
    'ATX, cards up to 360 mm',
    'ATX, cards up to 384 mm',
    'Mini-ITX, cards up to 320 mm',
    '',
  ]);
  expect(onlyOne(cases, 'H210')?.ids).toEqual(['2']);
  for (const typed of ['h510', 'tomahawk', 'h21', ''])
    expect(onlyOne(cases, typed)).toBeUndefined();
});

it('shows five of all, of a list as it is delivered', async () => {
  const known = await knownParts('board');
  expect(known).toHaveLength(boards.length);
  const { best, total } = search(searchList(known), 'asus');
  expect(best).toHaveLength(5);
  expect(total).toBeGreaterThan(500);
  expect(new Set(known.map((part) => `${nameOf(part)} ${detailOf(part)}`)).size).toBe(known.length);
});
