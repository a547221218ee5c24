import fc from 'fast-check';
import { products } from '@/data/products';
import type { Part } from './fit';
import { clashLines, enquiryFindings } from './fit-enquiry';
import { board, card, drive, memory, processor, supply } from './testing/parts';

/** By hand from the makers' data, as lib/fit-catalogue.test.ts is, but for what fits and what only a visitor can tell. */
it.each<[ticked: string, ...lines: readonly string[]]>([
  // A machine that goes together.
  [
    'tuf-rtx-5080 ryzen-7-9800x3d rog-strix-x670e-e fury-beast-32gb 990-pro-2tb rm850e',
    'condition: DDR5-6000 is an overclock: the Ryzen 7 9800X3D is rated DDR5-5600.',
    'condition: The ROG Strix X670E-E takes the processor with a current BIOS: the board is the older of the two.',
  ],
  // A Gen 5 drive takes half the lanes of the Z790-E's card, and none of the X670E-E's.
  [
    'rog-strix-z790-e 9100-pro-heatsink-2tb 990-pro-2tb dual-rtx-5070',
    'check: Add a power supply and we can check',
    'condition: The 9100 PRO has its own heatsink: the cover of its slot on the ROG Strix Z790-E comes off.',
    'condition: With these drives the graphics slot of the ROG Strix Z790-E runs x8 instead of x16.',
  ],
  [
    'rog-strix-x670e-e 9100-pro-heatsink-2tb 990-pro-2tb dual-rtx-5070',
    'check: Add a power supply and we can check',
    'condition: The 9100 PRO has its own heatsink: the cover of its slot on the ROG Strix X670E-E comes off.',
  ],
  [
    'trident-z5-neo-rgb-32gb fury-beast-32gb rog-strix-x670e-e',
    'condition: DDR5-6000 is an overclock: the processors of the ROG Strix X670E-E are rated DDR5-5600 at most.',
    'condition: With 4 modules memory runs slower than with two: the processors’ makers rate it lower.',
  ],
  // A board for each processor is no clash.
  [
    'core-i9-14900k ryzen-7-9800x3d rog-strix-z790-e rog-strix-x670e-e',
    'question: The ROG Strix X670E-E and the ROG Strix Z790-E are ticked. Are these alternatives?',
    'condition: The ROG Strix Z790-E takes the processor with a current BIOS: Intel’s microcode 0x12F or later.',
    'condition: The ROG Strix X670E-E takes the processor with a current BIOS: the board is the older of the two.',
  ],
])('of the catalogue: %s', (ticked, ...lines) => {
  const parts = products.filter(({ id }) => ticked.split(' ').includes(id));
  const said = enquiryFindings(parts, products).filter(({ tellUs }) => tellUs === undefined);
  const told = said.map(({ outcome, say }) => `${outcome}: ${say}`);
  expect(told.filter((line) => !line.startsWith('fits'))).toEqual(lines);
});

describe('the whole of an enquiry', () => {
  const b = board('B');
  const c = card('C');
  const [kit, ...kits] = [memory('M1'), memory('M2'), memory('M3')];
  const drives = ['D1', 'D2', 'D3'].map((id) => drive(id));
  const sata = drive('D4', { slot: 'SATA' });
  const gen5 = drive('F1', { generation: 5 });
  const other5 = drive('F2', { generation: 5 });
  const hungry = [card('C', { watts: 500 }), processor('P', { watts: 300 }), supply('S')];
  const two = [b, board('B2', { socket: 'S2' }), processor('P')];

  it.each<[outcome: string, says: string, of: readonly Part[], ...notOf: (readonly Part[])[]]>([
    ['clash', '3 M.2 slots, and 4', [b, ...drives, gen5], [b, ...drives], [b, ...drives, sata]],
    ['condition', 'of the B runs x8', [b, c, gen5, other5], [b, c, gen5, sata], [b, gen5, other5]],
    ['condition', 'of the B runs x8', [b, c, ...drives], [b, c, ...drives.slice(1)]],
    ['clash', '6 modules are ticked, and the B has 4 slots.', [b, kit, ...kits], [b, ...kits]],
    [
      'clash',
      '800 W by their makers’ figures, more than the 750 W',
      hungry,
      [...hungry, supply('S2')],
    ],
    ['check', 'those of the C are', [card('C', { watts: null }), supply('S')]],
    // A part that goes with one of several is told nothing of the others.
    ['clash', 'The P3 does not fit the B2', [...two, processor('P3', { socket: 'S3' })], two],
    // Nothing is asked for that the shop does not sell, nor of parts without facts.
    ['check', 'have one: the C needs 350 mm', [card('C', { room: 350 })], [c, { id: 'lamp' }]],
  ])('%s: %s', (outcome, says, of, ...notOf) => {
    const told = (parts: readonly Part[]) =>
      enquiryFindings(parts, parts).flatMap((one) => (one.outcome === outcome ? one.say : []));
    expect(told(of)).toEqual([expect.stringContaining(says)]);
    expect(notOf.flatMap(told)).toEqual([]);
  });

  it('names the parts of what it says, and each sentence once', () => {
    const second = ['P', 'Q'].map((id) => processor(id, { series: 'Second' }));
    const findings = enquiryFindings([b, ...second], []);
    expect(findings.filter(({ outcome }) => outcome === 'condition')).toEqual([
      { outcome: 'condition', say: 'It takes luck.', about: ['B', 'P', 'Q'] },
    ]);
  });

  it('waits for a board and a supply of the shop', () => {
    const waiting = (parts: readonly Part[]) =>
      enquiryFindings(parts, [board('B'), supply('S')]).map(({ add, about }) => [add, about]);
    expect(waiting([card('C'), drive('D')])).toEqual([
      ['board', ['C', 'D']],
      ['supply', ['C']],
    ]);
    expect(waiting([supply('S2'), { id: 'lamp' }])).toEqual([]);
  });

  it('says on a card what its part does not fit, by name where that is one alone', () => {
    const lines = (...parts: readonly Part[]) => clashLines(enquiryFindings(parts, parts), parts);
    expect([...lines(b, processor('P', { socket: 'S2' }), drive('D'))]).toEqual([
      ['B', 'Does not fit the P'],
      ['P', 'Does not fit the B'],
    ]);
    expect(lines(b, kit, ...kits).get('M1')).toBe('Does not fit other ticked parts');
  });

  it('is the same in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...products]), (parts) => {
        const ordered = products.filter((product) => parts.includes(product));
        expect(enquiryFindings(parts, products)).toEqual(enquiryFindings(ordered, products));
      }),
    );
  });
});
