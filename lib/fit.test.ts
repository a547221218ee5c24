import fc from 'fast-check';
import { products } from '@/data/products';
import { fitOf, type Outcome, type Part } from './fit';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const one = board('Board');
const own = supply('S');
const ddr4 = memory('M', { speed: { DDR4: 3200 } });
const unknown = memory('M', { speed: { DDR5: 6000 }, profiles: null });
const byHand = memory('M', { profiles: ['XMP', 'X'] });
const hungry = card('C', { leads: { '8-pin': 4, '16-pin': 1 } });
const shared = board('B', { m2Unshared: { 'PCIe 5.0': 0, 'PCIe 4.0': 2 } });
const gen5 = drive('D', { generation: 5 });
const gen6 = drive('D', { generation: 6, heatsink: true });

describe('two parts', () => {
  it.each<[outcome: Outcome, says: string, a: Part, b: Part]>([
    ['fits', 'The P fits the Board.', processor('P'), one],
    ['fits', 'The M fits the Board.', memory('M', { profiles: ['XMP', 'EXPO'] }), one],
    ['clash', 'its socket is S2, the board’s S1.', processor('P', { socket: 'S2' }), one],
    ['clash', 'it is DDR4-3200, and the board takes DDR5-5600.', ddr4, one],
    ['clash', 'The M has 8 modules, and the Board 4 slots.', memory('M', { modules: 8 }), one],
    ['clash', 'it is DDR4-3200, and the processor takes DDR5-5600.', ddr4, processor('P')],
    ['clash', 'of 850 W, and the S has 750 W.', card('C', { minimumSupply: 850 }), own],
    ['clash', 'leads, and the S has 3 × 8-pin and', hungry, own],
    ['clash', 'has 3 × 8-pin and 1 × 16-pin.', card('C', { leads: { '12-pin': 1 } }), own],
    ['clash', 'The Board has no AGP slot for the C.', card('C', { slot: 'AGP' }), one],
    // A missing fact comes before any condition.
    ['check', 'M with the Board: profiles of the M is not', unknown, one],
    ['check', 'watts of the S is not on record.', card('C'), supply('S', { watts: null })],
    ['check', 'takes 256 GB: 192 GB are on record.', memory('M', { gigabytes: 256 }), one],
    ['condition', 'is XMP and X, the Board is made for EXPO', byHand, one],
    ['condition', 'less speed than it has, x8 left for graphics, its M.2 cover off', gen6, one],
  ])('%s: %s', (outcome, says, a, b) => {
    const { briefs = [], reasons = [], ...fit } = fitOf(a, b) ?? {};
    expect(fit).toEqual({ outcome });
    expect(briefs.length > 0 ? briefs.join(', ') : reasons.join(' ')).toContain(says);
  });

  it('come to the same whichever is first', () => {
    const any = fc.constantFrom(...products);
    fc.assert(fc.property(any, any, (a, b) => expect(fitOf(a, b)).toEqual(fitOf(b, a))));
  });

  it('leave out what a whole enquiry answers, and say nothing of what has no facts', () => {
    expect(fitOf(gen5, shared, ['lanes'])?.outcome).toBe('fits');
    expect(fitOf(gen5, { id: 'lamp' })).toBeUndefined();
  });
});

/**
 * Every two products of the catalogue that a rule of data/fit.ts is about, with what is right by their makers' data: written
 * by hand from the sources of data/product-sources.md, not by the code that is tested.
 */
describe('the catalogue', () => {
  const Z790 = 'rog-strix-z790-e';
  const X670E = 'rog-strix-x670e-e';
  const CORE = ['core-i9-14900k', 'core-i7-14700k', 'core-i5-14600k'];
  const RYZEN = ['ryzen-9-9950x3d', 'ryzen-7-9800x3d', 'ryzen-5-9600x'];
  const KITS = ['trident-z5-neo-rgb-32gb', 'fury-beast-32gb'];
  const CARDS = ['tuf-rtx-5080', 'pulse-rx-9070-xt', 'dual-rtx-5070', 'pulse-rx-9060-xt'];
  const GEN5 = '9100-pro-heatsink-2tb';

  const table: readonly (readonly [some: readonly string[], others: readonly string[], string])[] =
    [
      // LGA1700 takes Core of the 12th to 14th generation, AM5 takes Ryzen from 7000; both boards are of autumn 2022.
      [CORE, [Z790], 'condition, a current BIOS'],
      [CORE, [X670E], 'clash'],
      [RYZEN, [Z790], 'clash'],
      [RYZEN, [X670E], 'condition, a current BIOS'],
      // All six processors are rated DDR5-5600; the Trident's profile is EXPO alone, the FURY's EXPO and XMP.
      [KITS, [Z790, X670E, ...CORE, ...RYZEN], 'condition, an overclock'],
      // 850, 750, 750 and 450 W are asked for, on one 16-pin, two 8-pin, one 16-pin and one 8-pin lead.
      [CARDS, ['rm850e'], 'fits'],
      // The Z790-E has one M.2 slot of PCIe 5.0, which shares its lanes with the graphics slot, and four of 4.0.
      [['990-pro-2tb'], [Z790, X670E], 'fits'],
      [[GEN5], [Z790], 'condition, x8 left for graphics, its M.2 cover off'],
      [[GEN5], [X670E], 'condition, its M.2 cover off'],
      [CARDS, [Z790], 'condition, all 16 lanes while its Gen 5 M.2 slot is empty'],
      [CARDS, [X670E], 'condition, all 16 lanes while its shared Gen 5 M.2 slot is empty'],
    ];

  it('has no other two that have a bearing on each other, and of each what is right', () => {
    const pair = (...ids: readonly string[]) => ids.toSorted().join(' ');
    const judged = products.flatMap((one, index) =>
      products.slice(index + 1).flatMap((other) => {
        const fit = fitOf(one, other);
        return fit ? `${pair(one.id, other.id)}: ${[fit.outcome, ...fit.briefs].join(', ')}` : [];
      }),
    );
    const written = table.flatMap(([some, others, said]) =>
      some.flatMap((one) => others.map((other) => `${pair(one, other)}: ${said}`)),
    );
    expect(judged.toSorted()).toEqual(written.toSorted());
  });
});
