import fc from 'fast-check';
import { products } from '@/data/shop';
import { fitOf, type Known, type Outcome, type Part } from './fit';
import { board, card, cooler, drive, memory, pcCase, processor, supply } from './testing/parts';

const one = board('Board');
const own = supply('S');
const ddr4 = memory('M', { type: 'DDR4', speed: 3200 });
const byHand = memory('M', { profiles: ['XMP', 'X'] });
const shared = board('B', {
  m2: [
    { generation: 5, count: 1, unshared: 0 },
    { generation: 4, count: 2, unshared: 2 },
  ],
});
const gen5 = drive('D', { generation: 5 });
const gen6 = drive('D', { generation: 6, heatsink: true });
const old = processor('P', { series: 'Second' });

describe('two parts', () => {
  it.each<[outcome: Outcome, says: string, a: Part, b: Part]>([
    ['fits', 'The P fits the Board.', processor('P'), one],
    ['fits', 'The Board has the slots for the M.', memory('M', { profiles: ['XMP', 'EXPO'] }), one],
    ['fits', 'The S has the leads that the Board asks for.', one, own],
    ['clash', 'its socket is S2, the board’s S1.', processor('P', { socket: 'S2' }), one],
    ['check', 'whether the Board takes the P', processor('P', { series: 'Third' }), one],
    ['clash', 'it is DDR4, and the board takes DDR5-5600.', ddr4, one],
    [
      'clash',
      'The Board has 4 slots for memory, and the M would take 8',
      memory('M', { modules: 8 }),
      one,
    ],
    ['clash', 'it is DDR4, and the processor takes DDR5-5600.', ddr4, processor('P')],
    ['clash', 'of 850 W, and the S has 750 W.', card('C', { minimumSupply: 850 }), own],
    ['clash', 'has 3 × 8-pin, and the C would take 4', card('C', { leads: { '8-pin': 4 } }), own],
    ['clash', 'has no 12-pin', card('C', { leads: { '12-pin': 1 } }), own],
    ['clash', 'the Board has no AGP, and the C would', card('C', { slot: 'AGP' }), one],
    ['clash', 'the B has no SATA', drive('D', { slot: 'SATA' }), board('B', { sata: 0 })],
    [
      'clash',
      'is 348 mm long, and the K has room for 347',
      card('C', { length: 348, room: 350 }),
      pcCase('K', { cardRoom: 347 }),
    ],
    ['clash', 'is 348 mm long', card('C', { length: 348 }), pcCase('K', { cardRoom: 347 })],
    // Our own margin refuses nothing, and nor does a card whose length is not on record.
    ...[348, 349].map((cardRoom): [Outcome, string, Part, Part] => [
      'condition',
      'its length to be measured',
      card('C', { length: 348, room: 350 }),
      pcCase('K', { cardRoom }),
    ]),
    [
      'condition',
      'its length to be measured, no drive cage before it',
      card('C', { length: 348, room: 350 }),
      pcCase('K', { cardRoom: 349, caged: true }),
    ],
    [
      'condition',
      '0 mm to spare',
      card('C', { length: 348, room: 350 }),
      pcCase('K', { cardRoom: 350 }),
    ],
    [
      'check',
      'length of the C is not on record',
      card('C', { room: 350 }),
      pcCase('K', { cardRoom: 349 }),
    ],
    ['check', 'length of the C is not on record', card('C', { length: 348 }), pcCase('K')],
    ['clash', 'The Board is ATX, and the K takes ITX.', one, pcCase('K', { forms: ['ITX'] })],
    [
      'clash',
      'is 160 mm high, and the K has room for 150',
      cooler('L'),
      pcCase('K', { coolerRoom: 150 }),
    ],
    [
      'clash',
      'the socket is S2, and the cooler is for S1.',
      cooler('L'),
      processor('P', { socket: 'S2' }),
    ],
    ['clash', 'stands 44 mm high, and the L leaves 40', memory('M', { height: 44 }), cooler('L')],
    ['check', 'takes 256 GB: 192 GB are on record.', memory('M', { gigabytes: 256 }), one],
    ['condition', 'a current BIOS', old, one],
    ['condition', 'its speed set by hand', byHand, one],
    [
      'condition',
      'the board’s M.2 cover off, less speed than it has, half the lanes',
      gen6,
      shared,
    ],
    ['condition', 'half its lanes beside some drives', card('C'), shared],
    // Room that a radiator may take.
    ['condition', '14 mm to spare', card('C', { room: 386 }), pcCase('K')],
    ['condition', 'no radiator in front', card('C', { room: 345 }), pcCase('K')],
    ['fits', 'fits the K', card('C', { room: 344, thickness: 3 }), pcCase('K', { cardSlots: 3 })],
    [
      'condition',
      'its thickness to be checked',
      card('C', { room: 360, thickness: 2.5 }),
      pcCase('K', { cardSlots: 2 }),
    ],
    [
      'condition',
      'its thickness to be checked',
      card('C', { room: 360 }),
      pcCase('K', { cardSlots: 3 }),
    ],
    // Forms in any way of writing, and EATX of any width.
    ['fits', 'fits', board('B', { form: 'Micro-ATX' }), pcCase('K', { forms: ['mATX'] })],
    [
      'condition',
      'its width to be checked',
      board('B', { form: 'E-ATX' }),
      pcCase('K', { forms: ['ATX', 'EATX'] }),
    ],
  ])('%s: %s', (outcome, says, a, b) => {
    const { briefs = [], reasons = [], ...fit } = fitOf(a, b) ?? {};
    expect(fit).toEqual({ outcome });
    expect(briefs.length > 0 ? briefs.join(', ') : reasons.join(' ')).toContain(says);
  });

  it('says how a BIOS that is too old gets onto the board', () => {
    const say = (flashback?: boolean) => fitOf(old, board('B', { flashback }))?.reasons.join();
    expect(say(true)).toMatch(/: it is new\. The board can be updated without a processor\.$/);
    expect(say(false)).toMatch(/ Updating it takes an older processor\.$/);
    expect(say()).toMatch(/: it is new\.$/);
  });

  const any = fc.constantFrom(...products);

  it('come to the same whichever is first', () => {
    fc.assert(fc.property(any, any, (a, b) => expect(fitOf(a, b)).toEqual(fitOf(b, a))));
  });

  it('never simply fit where a fact is not on record', () => {
    /** Parts that fit, each with those of its facts that decide nothing about the other. */
    const fitting: readonly [Known, Known, ...of: readonly string[]][] = [
      [processor('P'), one, 'socket series'],
      [memory('M'), one, 'type speed modules gigabytes profiles memory memorySlots'],
      [memory('M'), processor('P'), 'type speed memory'],
      [card('C'), own, 'minimumSupply leads watts'],
      [card('C'), one, 'slot lanes slots graphicsLanes'],
      [
        drive('D', { heatsink: true }),
        board('B', { m2Covers: false }),
        'slot generation heatsink m2 m2Covers',
      ],
      [one, own, 'eps leads'],
      [card('C', { room: 300 }), pcCase('K'), 'room cardRoom'],
      [one, pcCase('K'), 'form forms'],
      [cooler('L'), pcCase('K'), 'height coolerRoom'],
      [processor('P'), cooler('L'), 'socket sockets'],
      [memory('M'), cooler('L'), 'height memoryRoom'],
    ];
    const without = ({ facts, ...part }: Known, fact: string) =>
      ({ ...part, facts: { ...facts, [fact]: undefined } }) as Known;
    for (const [a, b, names = ''] of fitting) {
      expect(fitOf(a, b)?.outcome).toBe('fits');
      for (const fact of names.split(' ')) {
        const outcome = fitOf(without(a, fact), without(b, fact))?.outcome;
        expect([fact, outcome]).toEqual([fact, expect.stringMatching(/^(check|condition)$/)]);
      }
    }
  });

  it('have no bearing where no rule is about them, nor as two of a kind', () => {
    expect(fitOf(gen5, { id: 'lamp' })).toBeUndefined();
    expect(fitOf(gen5, own)).toBeUndefined();
    expect(fitOf(processor('P'), processor('Q', { socket: 'S2' }))).toBeUndefined();
  });
});

/**
 * Every two products of the catalogue that a rule of lib/fit-rules.ts is about, with what is right by their makers' data:
 * written by hand from the sources of data/sample/product-sources.md, not by the code that is tested.
 */
describe('the catalogue', () => {
  const Z790 = 'rog-strix-z790-e';
  const X670E = 'rog-strix-x670e-e';
  const CORE = ['core-i9-14900k', 'core-i7-14700k', 'core-i5-14600k'];
  const RYZEN = ['ryzen-9-9950x3d', 'ryzen-7-9800x3d', 'ryzen-5-9600x'];
  const TRIDENT = 'trident-z5-neo-rgb-32gb';
  const FURY = 'fury-beast-32gb';
  const CARDS = ['tuf-rtx-5080', 'pulse-rx-9070-xt', 'dual-rtx-5070', 'pulse-rx-9060-xt'];
  const GEN5 = '9100-pro-heatsink-2tb';
  const table: readonly (readonly [some: readonly string[], others: readonly string[], string])[] =
    [
      // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
      [CORE, [Z790], 'condition, a current BIOS'],
      [CORE, [X670E], 'clash'],
      [RYZEN, [Z790], 'clash'],
      [RYZEN, [X670E], 'condition, a current BIOS'],
      // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, which the Z790-E is not made for.
      [[TRIDENT, FURY], [X670E, ...CORE, ...RYZEN], 'condition, an overclock for full speed'],
      [[FURY], [Z790], 'condition, an overclock for full speed'],
      [[TRIDENT], [Z790], 'condition, its speed set by hand, an overclock for full speed'],
      // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
      [CARDS, ['rm850e'], 'fits'],
      // Both boards have two inputs for the processor's power, the supply two leads.
      [[Z790, X670E], ['rm850e'], 'fits'],
      // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
      [['990-pro-2tb'], [Z790, X670E], 'fits'],
      [[GEN5], [Z790], 'condition, the board’s M.2 cover off, half the lanes left for graphics'],
      [[GEN5], [X670E], 'condition, the board’s M.2 cover off'],
      [CARDS, [Z790], 'condition, half its lanes beside some drives'],
      [CARDS, [X670E], 'condition, half its lanes beside some drives'],
    ];

  it('has no other two that have a bearing on each other, and of each what is right', () => {
    const pair = (...ids: readonly string[]) => ids.toSorted().join(' ');
    const judged = products.flatMap((a, index) =>
      products.slice(index + 1).flatMap((b) => {
        const fit = fitOf(a, b);
        return fit ? `${pair(a.id, b.id)}: ${[fit.outcome, ...fit.briefs].join(', ')}` : [];
      }),
    );
    const written = table.flatMap(([some, others, said]) =>
      some.flatMap((a) => others.map((b) => `${pair(a, b)}: ${said}`)),
    );
    expect(judged.toSorted()).toEqual(written.toSorted());
  });
});
