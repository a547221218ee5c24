import { formatVisitorPc } from './format-visitor-pc';
import { parseParts } from './part-database';
import { createPartList } from './part-lists';
import type { VisitorPc } from './visitor-pc';

const CASES = ['NZXT|H210|7585de5,1111111|Mini-ITX|325|', 'Acme|Box|2222222|||'];
const lists = {
  case: createPartList(parseParts('case', CASES)),
  psu: createPartList(parseParts('psu', ['Acme|P|2222222|650'])),
};
const H210 = 'Case: NZXT H210 (Mini-ITX, cards up to 325 mm, as listed by BuildCores);';

it.each<[VisitorPc, ...lines: readonly unknown[]]>([
  [{ case: { id: '1111111' }, psu: { typed: '650' } }, H210, 'Power supply: 650 W (by its label);'],
  [
    { case: { id: '2222222' }, motherboard: { typed: 'B550' } },
    'Case: Acme Box;',
    'Motherboard: B550;',
  ],
  [{ case: { typed: '325mm' } }, 'Case: room for a card of 325 mm;'],
  [
    { case: { typed: 'Please quote one' }, cooler: { typed: 'NH-D15' } },
    'Case: Please quote one;',
    'Cooler: NH-D15;',
  ],
  [
    { cpu: { typed: 'Ryzen 5 3600' }, pc: { typed: 'Dell XPS' } },
    ...['Processor: Ryzen 5 3600;', 'Ready-made PC: Dell XPS;'],
    expect.stringMatching(/^To attach: photos.*;$/),
  ],
])('formats %j as lines of an email', (visitorPc, ...lines) => {
  expect(formatVisitorPc(visitorPc, lists).split('\n')).toEqual(['What I have:', ...lines]);
});

it('is empty without a known answer', () => {
  expect(formatVisitorPc({ motherboard: { id: '0000000' } }, lists)).toBe('');
});
