import fc from 'fast-check';
import { products } from '@/data/shop';
import { fitOf, type Part } from './fit';
import { clashLines, enquiryFindings } from './fit-enquiry';
import { board, card, cooler, drive, memory, pcCase, processor, supply } from './testing/parts';

const hungry = [card('C', { watts: 500 }), processor('P', { watts: 300 }), supply('S')];

describe('an enquiry', () => {
  it('names the parts of what it says, and each sentence once', () => {
    const second = ['P', 'Q'].map((id) => processor(id, { series: 'Second' }));
    const told = enquiryFindings([board('B', { profiles: ['XMP'] }), memory('M1'), ...second], []);
    expect(told.filter(({ say }) => say.includes('profile'))).toMatchObject([
      { about: ['B', 'M1'] },
    ]);
    expect(new Set(told.map(({ say }) => say)).size).toBe(told.length);
  });

  it('says the worst first', () => {
    const parts = [
      ...[card('C', { length: 348, room: 350 }), supply('S'), processor('P', { series: 'Second' })],
      ...[board('B'), board('B2'), drive('D', { slot: 'SATA' }), pcCase('K', { cardRoom: 300 })],
      memory('M', { height: 44 }),
    ];
    const outcomes = new Set(enquiryFindings(parts, []).map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['clash', 'question', 'check', 'condition', 'fits']);
  });

  it('waits for a board and a supply of the shop, and asks for a case and a cooler that it has not', () => {
    const waiting = (...parts: readonly Part[]) =>
      enquiryFindings(parts, [board('B'), supply('S')]).flatMap(({ outcome, add, tellUs }) =>
        outcome === 'check' ? [add ?? tellUs] : [],
      );
    const long = card('C', { room: 350 });
    const high = memory('M', { height: 44 });
    expect(waiting(long, drive('D'))).toEqual(['motherboard', 'psu', 'case']);
    expect(waiting(supply('S2'), { id: 'lamp' })).toEqual([]);
    expect(waiting(high, board('B'))).toEqual(['case', 'cooler']);
    expect(waiting(high, board('B'), pcCase('K'), cooler('L', { memoryRoom: 50 }))).toEqual([]);
  });

  it('says on a card what its part does not fit, by name where that is one alone', () => {
    const lines = (...parts: readonly Part[]) => clashLines(enquiryFindings(parts, parts), parts);
    const other = processor('P', { socket: 'S2' });
    expect([...lines(board('B'), other, drive('D'))]).toEqual([
      ['B', 'Does not fit the P'],
      ['P', 'Does not fit the B'],
    ]);
    // What goes with another of the ticked parts is no fault of the board.
    expect([...lines(board('B'), other, processor('Q'))]).toEqual([['P', 'Does not fit the B']]);
    expect(lines(...hungry).get('P')).toBe('Does not fit other ticked parts');
  });

  it('goes through 64 PCs and no more', () => {
    const many = (count: number) => [
      ...Array.from(Array(count), (_, n) => card(`C${n}`)),
      ...Array.from(Array(8), (_, n) => processor(`P${n}`)),
    ];
    const told = (count: number) => enquiryFindings(many(count), []).map(({ say }) => say);
    expect(told(8).join()).not.toContain('different PCs');
    expect(told(9).join()).toContain('more than 64 different PCs: we’ll check');
  });

  const any = fc.shuffledSubarray([...products]);

  it('is the same in any order', () => {
    fc.assert(
      fc.property(any, (parts) => {
        const ordered = products.filter((product) => parts.includes(product));
        expect(enquiryFindings(parts, products)).toEqual(enquiryFindings(ordered, products));
      }),
    );
  });

  it('with one of each kind, no part makes two others fit that clash', () => {
    const oneOfEach = any.map((parts) =>
      parts.filter(
        ({ facts }, at) => at === parts.findIndex((other) => other.facts?.part === facts?.part),
      ),
    );
    fc.assert(
      fc.property(oneOfEach, (parts) => {
        const clashing = enquiryFindings(parts, products).filter(
          ({ outcome }) => outcome === 'clash',
        );
        for (const a of parts) {
          for (const b of parts) {
            if (fitOf(a, b)?.outcome === 'clash')
              expect(
                clashing.some(({ about }) => about.includes(a.id) && about.includes(b.id)),
              ).toBe(true);
          }
        }
      }),
    );
  });
});

/**
 * Enquiries with what is right by the makers' data, written by hand from the sources of data/sample/product-sources.md: every
 * clash and every question, and of the rest what matters.
 */
describe('the whole of an enquiry', () => {
  const ids = {
    i9: 'core-i9-14900k',
    i7: 'core-i7-14700k',
    i5: 'core-i5-14600k',
    r9: 'ryzen-9-9950x3d',
    r7: 'ryzen-7-9800x3d',
    r5: 'ryzen-5-9600x',
    Z790: 'rog-strix-z790-e',
    X670: 'rog-strix-x670e-e',
    tuf: 'tuf-rtx-5080',
    xt: 'pulse-rx-9070-xt',
    dual: 'dual-rtx-5070',
    small: 'pulse-rx-9060-xt',
    neo: 'trident-z5-neo-rgb-32gb',
    fury: 'fury-beast-32gb',
    gen4: '990-pro-2tb',
    gen5: '9100-pro-heatsink-2tb',
    rm: 'rm850e',
  };
  const copy = (id: string, of: string) => {
    const facts = products.find((product) => product.id === of)?.facts;
    return facts && { id, facts: { ...facts, short: id } };
  };
  /** Parts that the shop does not sell, or not twice. */
  const more: Readonly<Record<string, Part | undefined>> = {
    xt2: copy('Second 9070', ids.xt),
    gen5b: copy('Second 9100', ids.gen5),
    gen4b: copy('Second 990', ids.gen4),
    gen4c: copy('Third 990', ids.gen4),
    gen4d: copy('Fourth 990', ids.gen4),
    gen4e: copy('Fifth 990', ids.gen4),
    fury2: copy('Second FURY', ids.fury),
    fury3: copy('Third FURY', ids.fury),
    weak: supply('Weak', { watts: 450, leads: { '8-pin': 2, EPS: 1 } }),
    h210: pcCase('H210', { forms: ['Mini-ITX'], cardRoom: 325, coolerRoom: 165 }),
    big: pcCase('Big', { forms: ['ATX'], cardRoom: 400, coolerRoom: 180 }),
    low: cooler('Low', { sockets: ['LGA1700', 'AM5'], height: 158, memoryRoom: 40 }),
  };
  const partOf = (name: string) =>
    more[name] ?? products.find(({ id }) => id === ids[name as keyof typeof ids]) ?? { id: name };

  const choice = (names: string) => `question: One PC, or a choice? ${names} are ticked.`;
  const I9_I7 = 'The Core i7-14700K and the Core i9-14900K';
  const socket = (cpu: string, board: string) =>
    `clash: The ${cpu} does not fit the ROG Strix ${board}`;

  it.each<[ticked: string, ...says: readonly string[]]>([
    [
      'i9 i7 Z790 tuf rm',
      choice(I9_I7),
      'fits: Of the 850 W of the RM850e, the TUF RTX 5080 and the Core i9-14900K can draw 613 W',
    ],
    ['r9 r7 X670', choice('The Ryzen 7 9800X3D and the Ryzen 9 9950X3D')],
    [
      'i9 r7',
      choice('The Core i9-14900K and the Ryzen 7 9800X3D'),
      'question: The Core i9-14900K and the Ryzen 7 9800X3D share no board: their sockets are LGA1700 and AM5.',
    ],
    [
      'tuf xt Z790',
      choice('The Pulse RX 9070 XT and the TUF RTX 5080'),
      'question: In one PC: Of graphics slots from the processor the ROG Strix Z790-E has 1 × PCIe x16',
    ],
    [
      'tuf dual rm',
      choice('The Dual RTX 5070 and the TUF RTX 5080'),
      'question: In one PC: Of power leads the RM850e has 1 × 16-pin',
    ],
    [
      'xt xt2 rm',
      choice('The Second 9070 and the Pulse RX 9070 XT'),
      'question: In one PC: Of power leads the RM850e has 2 × 8-pin',
    ],
    [
      'gen5 tuf Z790',
      'condition: For full speed the 9100 PRO would take an M.2 slot of the ROG Strix Z790-E that leaves its graphics slot x8.',
    ],
    ['gen5 gen5b Z790', 'condition: Of slots that fast the ROG Strix Z790-E has 1 × PCIe 5.0'],
    [
      'neo fury',
      choice('The FURY Beast and the Trident Z5 Neo'),
      'question: In one PC: The FURY Beast and the Trident Z5 Neo are unlike kits',
    ],
    [
      'i9 r7 Z790 X670',
      choice('2 processors and 2 boards'),
      'question: The Core i9-14900K goes with the ROG Strix Z790-E, the Ryzen 7 9800X3D with the ROG Strix X670E-E.',
    ],
    // What is left over has no place in any PC.
    [
      'i9 r7 Z790',
      choice('The Core i9-14900K and the Ryzen 7 9800X3D'),
      socket('Ryzen 7 9800X3D', 'Z790-E'),
    ],
    [
      'i9 Z790 X670',
      choice('The ROG Strix X670E-E and the ROG Strix Z790-E'),
      socket('Core i9-14900K', 'X670E-E'),
    ],
    ['i9 X670', socket('Core i9-14900K', 'X670E-E')],
    ['r5 Z790 small rm', socket('Ryzen 5 9600X', 'Z790-E')],
    [
      'i5 Z790 fury gen4 small rm',
      'fits: Of the 850 W of the RM850e, the Core i5-14600K and the Pulse RX 9060 XT can draw 351 W',
      'condition: DDR5-6000 is an overclock: the Core i5-14600K is rated DDR5-5600.',
    ],
    [
      'r7 X670 neo gen5 tuf rm',
      'fits: The TUF RTX 5080 fits the ROG Strix X670E-E.',
      'fits: Of the 850 W of the RM850e, the Ryzen 7 9800X3D and the TUF RTX 5080 can draw 522 W',
    ],
    [
      'neo Z790',
      'condition: The profile of the Trident Z5 Neo is EXPO, the ROG Strix Z790-E is made for XMP',
      'condition: DDR5-6000 is an overclock: the processors for the ROG Strix Z790-E are rated DDR5-5600 at most.',
    ],
    // A supply that is too small, by itself and among two.
    [
      'tuf weak',
      'clash: The TUF RTX 5080 asks for a supply of 850 W, and the Weak has 450 W.',
      'clash: Of power leads the Weak has no 16-pin',
    ],
    [
      'tuf weak rm',
      choice('The Weak and the RM850e'),
      'clash: The TUF RTX 5080 asks for a supply of 850 W, and the Weak has 450 W.',
      'clash: Of power leads the Weak has no 16-pin',
    ],
    [
      'small tuf weak rm',
      choice('2 graphics cards and 2 power supplies'),
      'question: The Pulse RX 9060 XT goes with the Weak and the RM850e, the TUF RTX 5080 with the RM850e.',
    ],
    [
      'small i9 weak',
      'condition: Of the 450 W of the Weak, the Core i9-14900K and the Pulse RX 9060 XT can draw 423 W',
    ],
    [
      'small r9 i9 weak',
      choice('The Core i9-14900K and the Ryzen 9 9950X3D'),
      'question: The Core i9-14900K and the Ryzen 9 9950X3D share no board',
      'condition: Of the 450 W of the Weak, the Pulse RX 9060 XT and the Core i9-14900K can draw 423 W',
    ],
    // Drives against slots and lanes.
    [
      'gen4 gen4b gen4c gen4d gen4e X670',
      'clash: Of drive slots the ROG Strix X670E-E has 4 × M.2',
    ],
    [
      'gen4 gen4b gen4c gen4d gen4e Z790 tuf',
      'in its M.2 slots the ROG Strix Z790-E runs its graphics slot x8 instead of x16.',
    ],
    ['gen4 gen4b gen4c gen4d Z790 tuf', 'fits: The TUF RTX 5080 fits the ROG Strix Z790-E.'],
    ['gen5 gen5b X670 tuf', 'fits: The TUF RTX 5080 fits the ROG Strix X670E-E.'],
    [
      'gen4 gen4b gen4c gen4d gen4e Z790 X670',
      choice('The ROG Strix X670E-E and the ROG Strix Z790-E'),
      'clash: Of drive slots the ROG Strix X670E-E has 4 × M.2',
    ],
    // Modules.
    [
      'fury fury2 X670 r7',
      choice('The Second FURY and the FURY Beast'),
      'question: In one PC: The Second FURY and the FURY Beast are unlike kits',
      'question: In one PC: With four modules memory runs slower than with two',
      'question: In one PC: With four modules the Ryzen 7 9800X3D is rated DDR5-3600.',
    ],
    [
      'fury fury2 fury3 Z790',
      choice('The Second FURY, the Third FURY and the FURY Beast'),
      'question: In one PC: The ROG Strix Z790-E has 4 slots for memory, and the Second FURY, the Third FURY and the FURY Beast would take 6 slots.',
    ],
    // Two cards where there are two slots.
    [
      'tuf small X670',
      choice('The Pulse RX 9060 XT and the TUF RTX 5080'),
      'question: In one PC: The TUF RTX 5080 is 3.6 slots thick',
      'question: In one PC: The graphics slots of the ROG Strix X670E-E share 16 lanes',
    ],
    // A case and a cooler that the visitor has.
    [
      'tuf h210 X670',
      'clash: The TUF RTX 5080 is 348 mm long, and the H210 has room for 325 mm.',
      'clash: The ROG Strix X670E-E is ATX, and the H210 takes Mini-ITX.',
    ],
    [
      'r7 neo low big X670 tuf rm',
      'clash: The Trident Z5 Neo stands 44 mm high, and the Low leaves 40 mm.',
      'fits: The Low fits the Big.',
    ],
    [
      Object.keys(ids).join(' '),
      choice('6 processors, 2 memory kits, 4 graphics cards and 2 boards'),
      'question: The Core i5-14600K, the Core i7-14700K and the Core i9-14900K go with the ROG Strix Z790-E, the Ryzen 5 9600X, the Ryzen 7 9800X3D and the Ryzen 9 9950X3D with the ROG Strix X670E-E.',
    ],
  ])('%s', (ticked, ...says) => {
    const told = enquiryFindings(ticked.split(' ').map(partOf), products).map(
      ({ outcome, say }) => `${outcome}: ${say}`,
    );
    for (const say of says) expect(told).toContainEqual(expect.stringContaining(say));
    const isOpen = (one: string) => /^(clash|question: (?!In one PC))/.test(one);
    expect(told.filter(isOpen)).toHaveLength(says.filter(isOpen).length);
  });
});
