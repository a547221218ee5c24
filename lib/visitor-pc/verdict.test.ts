import fc from 'fast-check';
import { products } from '@/data/shop';
import { fitOf, type Known, ofKind } from '@/lib/compatibility/fit';
import {
  board,
  card,
  drive,
  memory,
  pcCase,
  processor,
  supply,
} from '@/lib/compatibility/testing/parts';
import type { Have } from '@/lib/page-state/have-address';
import { loadParts, parseParts } from './part-database';
import { createPartList, type PartLists } from './part-lists';
import { verdictOf } from './verdict';
import { createVisitorParts } from './visitor-parts';

const lists: PartLists = {
  case: createPartList(
    parseParts('case', [
      'NZXT|H210|0000001|Mini-ITX|325|',
      'Fractal Design|North|0000002,0000012|ATX|355|',
      'Fractal Design|Define R6|0000003|EATX|440|cages',
      'Acme|Box|0000004|||',
      'DAN Cases|A4-SFX|0000005|Mini-ITX|360||2',
      'Cooler Master|NR200|0000006|Mini-ITX|380||3',
      'Fractal Design|Meshify 2 XL|0000007|EATX|549|cages',
      'Jonsbo|N3|0000008|Mini-ITX|349||2',
      'Thermaltake|S300|0000009|ATX|360|cages',
    ]),
  ),
  supply: createPartList(parseParts('supply', ['EVGA|500 W1|0000001|500'])),
  board: createPartList(
    parseParts('board', [
      'MSI|B450 TOMAHAWK|0000001|AM4|DDR4|ATX',
      'MSI|PRO Z690-A|0000002|LGA1700||ATX',
      'ASUS|TUF B650-PLUS|0000003|AM5|DDR5|ATX',
    ]),
  ),
};
const long = {
  brand: 'ASUS',
  ...card('TUF', { length: 348, room: 350, minimumSupply: 850, leads: { '16-pin': 1 } }),
};
const thick = { brand: 'ASUS', ...card('Dual', { length: 348, room: 350, thickness: 2.5 }) };
const am5 = { brand: 'AMD', ...processor('9800X3D', { socket: 'AM5', series: 'Ryzen 9000' }) };
const ddr5 = { brand: 'Kingston', ...memory('FURY') };
const itx = { brand: 'ASUS', ...board('Z790-I', { socket: 'LGA1700', form: 'ATX' }) };
const eatx = { brand: 'ASUS', ...board('Z790', { form: 'E-ATX' }) };
const m2 = { brand: 'Samsung', ...drive('990') };
const id = (number: number) => ({ id: `000000${number}` });

it.each<
  [
    say: string | undefined,
    product: typeof long | typeof am5 | typeof ddr5 | typeof itx | typeof eatx | typeof m2,
    have: Have,
  ]
>([
  ['Does not fit your H210: 23 mm too short', long, { case: id(1) }],
  ['Does not fit your case: 1 mm too short', long, { case: { typed: '347 mm' } }],
  [
    'Tight: your case takes 348 mm, this card is 348 mm. Measure your case first',
    long,
    { case: { typed: '348 mm' } },
  ],
  [
    'Tight: your case takes 349 mm, this card is 348 mm. Measure your case first',
    long,
    { case: { typed: '349 mm' } },
  ],
  ['Tight in your case: 0 mm to spare', long, { case: { typed: '350 mm' } }],
  ['Tight in your North: 5 mm to spare', long, { case: { id: '0000012' } }],
  ['Tight in your S300: 10 mm to spare (check for a drive cage)', long, { case: id(9) }],
  [
    'Tight: your N3 takes 349 mm, this card is 348 mm. Does it have room for 2.5 slots?',
    thick,
    { case: id(8) },
  ],
  ['Fits your Define R6 with no drive cage before it', long, { case: id(3) }],
  ['Fits your case: 56 mm to spare', long, { case: { typed: '406 mm' } }],
  ['Fits your case with no radiator in front', long, { case: { typed: '405 mm' } }],
  ['Long enough for your A4-SFX: has it room for 2.5 slots?', thick, { case: id(5) }],
  ['Fits your NR200 with no radiator in front', thick, { case: id(6) }],
  ['Fits your Meshify 2 XL with no drive cage before it', long, { case: id(7) }],
  ['We’ll check your Box', long, { case: id(4) }],
  ['We’ll check your case', long, { case: { typed: 'an old one' } }],
  ['ASUS asks for 850 W, your supply has 650', long, { supply: { typed: '650' } }],
  ['ASUS asks for 850 W, your supply has 500', long, { supply: id(1) }],
  ['Enough watts; has your supply 1 × 16-pin?', long, { supply: { typed: '850 W' } }],
  ['We’ll check your power supply', long, { supply: { typed: 'be quiet!' } }],
  ['Does not fit your B450 TOMAHAWK: its socket is AM4', am5, { board: id(1) }],
  ['Fits your socket; which BIOS?', am5, { board: id(3) }],
  [
    'Does not fit your processor’s board: its socket is AM4',
    am5,
    { processor: { typed: 'Ryzen 5 3600' } },
  ],
  ['We’ll check your processor’s board', am5, { processor: { typed: 'a fast one' } }],
  ['Does not fit your B450 TOMAHAWK: it takes DDR4', ddr5, { board: id(1) }],
  ['Your TUF B650-PLUS takes DDR5; we’ll check modules and speed', ddr5, { board: id(3) }],
  ['We’ll check your PRO Z690-A', ddr5, { board: id(2) }],
  ['We’ll check your TUF B650-PLUS', m2, { board: id(3) }],
  ['Does not fit your H210: it takes Mini-ITX at most', itx, { case: id(1) }],
  ['Fits your North', itx, { case: id(2) }],
  ['We’ll check your North', eatx, { case: id(2) }],
  ['Fits your Define R6 with its width to be checked', eatx, { case: id(3) }],
  ['Does not fit your H210: it takes Mini-ITX at most', eatx, { case: id(1) }],
  [
    'Does not take your processor: its socket is LGA1700',
    itx,
    { processor: { typed: 'Ryzen 7 7700X' } },
  ],
  // The worst first, all that does not fit, and nothing where nothing decides.
  ['ASUS asks for 850 W, your supply has 650', long, { case: id(2), supply: { typed: '650' } }],
  [
    'Does not fit your H210: 23 mm too short; ASUS asks for 850 W, your supply has 650',
    long,
    { case: id(1), supply: { typed: '650' } },
  ],
  [undefined, long, { board: id(1) }],
  [undefined, long, { case: { id: '9999999' } }],
  [undefined, am5, {}],
])('says %j', (say, product, have) => {
  expect(verdictOf(product, createVisitorParts(have, lists))?.say).toBe(say);
});

it('checks what goes into a ready-made PC, but for what is known not to fit', () => {
  const own = createVisitorParts({ case: id(1), board: id(3) }, lists);
  const say = (product: typeof long | typeof am5) => verdictOf(product, own, 'Dell XPS')?.say;
  expect(say(am5)).toBe('We’ll check your Dell XPS');
  expect(say(long)).toBe('Does not fit your H210: 23 mm too short');
});

describe('by the rules between the shop’s own parts', () => {
  const kept = [...products, pcCase('case'), supply('supply'), board('board')];
  const known = kept.filter((part): part is typeof part & Known => part.facts !== undefined);
  const anyProduct = fc.constantFrom(...products);

  it('the visitor’s part says what the shop’s same part does', () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...known), (product, same) => {
        const verdict = verdictOf(product, [{ id: 'own', facts: same.facts }]);
        if (verdict) expect(verdict.outcome).toBe(fitOf(product, same)?.outcome);
      }),
    );
  });

  it('what is not known never becomes a fit', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.constantFrom(...known),
        fc.func(fc.boolean()),
        (product, own, keep) => {
          const facts = Object.entries(own.facts).filter(
            ([name]) => name === 'part' || name === 'short' || keep(name),
          );
          const less = { id: 'own', facts: Object.fromEntries(facts) as unknown as Known['facts'] };
          const before = verdictOf(product, [own])?.outcome;
          if (before !== 'fits') expect(verdictOf(product, [less])?.outcome).not.toBe('fits');
          const none = { id: 'own', facts: { part: own.facts.part, short: 'X' } as Known['facts'] };
          expect(verdictOf(product, [none])?.outcome).not.toBe('fits');
        },
      ),
    );
  });

  it.each([
    ['gpu', 'case', 0.85],
    ['motherboard', 'case', 0.95],
    ['memory', 'board', 0.92],
    ['cpu', 'board', 0.95],
    ['gpu', 'supply', 0.97],
  ] as const)(
    'a verdict is given of a %s and nearly each %s that is listed',
    async (kind, field, share) => {
      const parts = await loadParts(field);
      const outcomes = parts.flatMap((part) => {
        const own = createVisitorParts(
          { [field]: { id: part.ids[0] } },
          { [field]: createPartList([part]) },
        );
        return ofKind(products, kind).map((product) => verdictOf(product, own)?.outcome);
      });
      const open = outcomes.filter((outcome) => outcome === 'check' || outcome === undefined);
      expect(1 - open.length / outcomes.length).toBeGreaterThanOrEqual(share);
    },
  );
});
