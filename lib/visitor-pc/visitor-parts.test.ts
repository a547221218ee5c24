import { parseParts } from './part-database';
import { createPartList } from './part-lists';
import { createVisitorParts } from './visitor-parts';
import type { VisitorPc } from './visitor-pc';

const lists = {
  case: createPartList(
    parseParts('case', ['NZXT|H210|0000001,0000009|Mini-ITX|325||2', 'Acme|Box|0000002|||']),
  ),
  supply: createPartList(parseParts('supply', ['EVGA|500 W1|0000001|500'])),
  board: createPartList(
    parseParts('board', ['MSI|B450 TOMAHAWK|0000001|AM4|DDR4|ATX', 'MSI|Z690-A|0000002|LGA1700||']),
  ),
};
const DDR4 = { DDR4: Infinity };
const DDR5 = { DDR5: Infinity };

it.each<[VisitorPc, ...parts: readonly object[]]>([
  [
    { case: { id: '0000009' } },
    {
      id: 'own-case',
      isOwned: true,
      facts: { part: 'case', short: 'H210', forms: ['Mini-ITX'], cardRoom: 325, cardSlots: 2 },
    },
  ],
  // Unknown facts are left out.
  [{ case: { id: '0000002' } }, { id: 'own-case', facts: { part: 'case', short: 'Box' } }],
  [{ case: { typed: '325 mm' } }, { facts: { part: 'case', short: 'case', cardRoom: 325 } }],
  [{ supply: { id: '0000001' } }, { id: 'own-supply', facts: { part: 'psu', watts: 500 } }],
  [{ supply: { typed: 'an old 550W one' } }, { facts: { part: 'psu', watts: 550 } }],
  [{ supply: { typed: '450 W or 500 W' } }, { facts: { part: 'psu', short: 'power supply' } }],
  [
    { board: { id: '0000001' } },
    { id: 'own-board', facts: { socket: 'AM4', memory: DDR4, form: 'ATX' } },
  ],
  [{ board: { typed: 'b550' } }, { facts: { short: 'B550', socket: 'AM4', memory: DDR4 } }],
  [{ board: { typed: 'X670E' } }, { facts: { short: 'X670E', socket: 'AM5', memory: DDR5 } }],
  [{ board: { typed: 'old' } }, { facts: { part: 'motherboard', short: 'board' } }],
  // A processor implies its motherboard, whose memory type stays open where its socket has two.
  [
    { processor: { typed: '9800X3D' } },
    { id: 'own-processor', facts: { part: 'cpu', socket: 'AM5', memory: DDR5, watts: 162 } },
    { id: 'own-board', facts: { part: 'motherboard', socket: 'AM5', memory: DDR5 } },
  ],
  [
    { processor: { typed: '14900k' } },
    { facts: { socket: 'LGA1700', memory: { ...DDR4, ...DDR5 }, watts: 253 } },
    { facts: { part: 'motherboard', short: 'processor’s board', socket: 'LGA1700' } },
  ],
  [
    { processor: { typed: '5800x3d' }, board: { typed: 'B550' } },
    { id: 'own-board', facts: { short: 'B550' } },
    { id: 'own-processor' },
  ],
  [{ pc: { typed: 'Dell XPS' } }],
  // An id that is in no list.
  [{ case: { id: 'fffffff' } }],
])('creates the parts of %j', (have, ...parts) => {
  const created = createVisitorParts(have, lists);
  expect(created).toHaveLength(parts.length);
  expect(created).toMatchObject(parts);
});

it('leaves out unknown facts instead of guessing', () => {
  const getFacts = (have: VisitorPc) => createVisitorParts(have, lists).map(({ facts }) => facts);
  expect(getFacts({ board: { typed: 'Z790' } })).toEqual([
    { part: 'motherboard', short: 'Z790', socket: 'LGA1700' },
  ]);
  expect(getFacts({ board: { id: '0000002' } })).toEqual([
    { part: 'motherboard', short: 'Z690-A', socket: 'LGA1700' },
  ]);
  expect(getFacts({ processor: { typed: '7700' } })).toEqual([
    { part: 'cpu', short: 'processor' },
    { part: 'motherboard', short: 'processor’s board' },
  ]);
});
