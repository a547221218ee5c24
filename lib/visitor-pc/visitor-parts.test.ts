import { parseParts } from './part-database';
import { createPartList } from './part-lists';
import { createVisitorParts, getReadyMadeName } from './visitor-parts';
import type { VisitorPc } from './visitor-pc';

const CASES = ['NZXT|H210|0000001,0000009|Mini-ITX|325||2', 'Acme|Box|0000002|||'];
const BOARDS = ['MSI|B450 TOMAHAWK|0000001|AM4|DDR4|ATX', 'MSI|Z690-A|0000002|LGA1700||'];
const lists = {
  case: createPartList(parseParts('case', CASES)),
  psu: createPartList(parseParts('psu', ['EVGA|500 W1|0000001|500'])),
  motherboard: createPartList(parseParts('motherboard', BOARDS)),
};
const [DDR4, DDR5] = [{ DDR4: Infinity }, { DDR5: Infinity }];
const H210 = { short: 'H210', forms: ['Mini-ITX'], cardRoom: 325, cardSlots: 2 };
const EITHER = { memoryChoices: ['DDR4', 'DDR5'] };
const typed = (text: string) => ({ typed: text });
const board = { part: 'motherboard' };
const processor = { part: 'cpu', short: 'processor' };
const itsBoard = { ...board, short: 'processor’s board' };

/** Facts exactly as they are known: none is guessed. */
it.each<[VisitorPc, ...facts: readonly object[]]>([
  [{ case: { id: '0000009' } }, { part: 'case', ...H210 }],
  [{ case: { id: '0000002' } }, { part: 'case', short: 'Box' }],
  [{ case: typed('325 mm') }, { part: 'case', short: 'case', cardRoom: 325 }],
  [{ psu: { id: '0000001' } }, { part: 'psu', short: '500 W1', watts: 500 }],
  [{ psu: typed('an old 550W one') }, { part: 'psu', short: 'power supply', watts: 550 }],
  [{ psu: typed('450 W or 500 W') }, { part: 'psu', short: 'power supply' }],
  [{ psu: typed('Seasonic GX-850 850W') }, { part: 'psu', short: 'power supply', watts: 850 }],
  ...['model 12550W', '1,200 W', '1 200 W', '600-750W', '550 or 650w', '600 W to 850 W'].map(
    (text): [VisitorPc, object] => [{ psu: typed(text) }, { part: 'psu', short: 'power supply' }],
  ),
  [
    { motherboard: { id: '0000001' } },
    { ...board, short: 'B450 TOMAHAWK', socket: 'AM4', memory: DDR4, form: 'ATX' },
  ],
  [{ motherboard: { id: '0000002' } }, { ...board, short: 'Z690-A', socket: 'LGA1700' }],
  [{ motherboard: typed('b550') }, { ...board, short: 'B550', socket: 'AM4', memory: DDR4 }],
  [{ motherboard: typed('am5') }, { ...board, short: 'AM5 board', socket: 'AM5', memory: DDR5 }],
  [{ motherboard: typed('Z790') }, { ...board, short: 'Z790', socket: 'LGA1700', ...EITHER }],
  // A number without a unit may be a model's: H510, LANCOOL 216.
  [{ case: typed('510') }, { part: 'case', short: 'case', psuUnverified: false }],
  [{ motherboard: typed('old') }, { ...board, short: 'board' }],
  // A processor implies its motherboard, whose memory type stays open where its socket has two.
  [
    { cpu: typed('9800X3D') },
    { ...processor, socket: 'AM5', memory: DDR5, watts: 162 },
    { ...itsBoard, socket: 'AM5', memory: DDR5 },
  ],
  [
    { cpu: typed('14900k') },
    { ...processor, socket: 'LGA1700', memory: { ...DDR4, ...DDR5 }, watts: 253 },
    { ...itsBoard, socket: 'LGA1700', ...EITHER },
  ],
  [{ cpu: typed('7700') }, processor, itsBoard],
  [{ pc: typed('Dell XPS') }],
  // A wish and a cooler that no rule compares.
  [{ case: typed('please quote one'), cooler: typed('NH-D15') }],
  // An id that is in no list.
  [{ case: { id: 'fffffff' } }],
])('creates the parts of %j', (visitorPc, ...facts) => {
  expect(createVisitorParts(visitorPc, lists).map((part) => part.facts)).toEqual(facts);
});

it('names each part after its field, and implies no motherboard beside a typed one', () => {
  const parts = createVisitorParts({ cpu: typed('5800x3d'), motherboard: typed('B550') }, lists);
  expect(parts).toMatchObject([
    { id: 'own-board', isOwned: true, facts: { short: 'B550' } },
    { id: 'own-processor', isOwned: true },
  ]);
});

it.each([
  ['Dell XPS', 'Dell XPS'],
  ['', 'PC'],
])('calls a ready-made PC with the name %j %s', (name, expected) => {
  expect(getReadyMadeName({ pc: typed(name) })).toBe(expected);
});
