import fc from 'fast-check';
import { products } from '@/data/products';
import { fitOf, type Outcome, type Part } from './fit';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const one = board('Board');
const own = supply('S');
const ddr4 = memory('M', { speed: { DDR4: 3200 } });
const fast = memory('M', { speed: { DDR5: 6000 } });
const both = processor('P', { memory: { DDR5: 5600, DDR4: 3200 } });
const shared = board('B', { m2Unshared: { 'PCIe 5.0': 0, 'PCIe 4.0': 2 } });
const newer = board('B', { m2Unshared: { 'PCIe 6.0': 1 } });

describe('two parts', () => {
  it.each<[outcome: Outcome, says: string, a: Part, b: Part]>([
    ['fits', 'The P fits the Board.', processor('P'), one],
    ['fits', 'The M fits the Board.', memory('M'), one],
    ['fits', 'The M suits the P.', memory('M'), processor('P')],
    ['fits', 'The S has the watts and the leads that the C asks for.', card('C'), own],
    ['fits', 'The D fits the Board.', drive('D', { generation: 3 }), one],
    ['fits', 'The D fits the Board.', drive('D', { generation: 5 }), one],
    ['fits', 'The C fits the Board.', card('C'), one],
    ['clash', 'its socket is S2, the board’s S1.', processor('P', { socket: 'S2' }), one],
    ['clash', 'it is DDR4-3200, and the board takes DDR5-5600.', ddr4, one],
    ['clash', 'The M has 8 modules, and the Board 4 slots.', memory('M', { modules: 8 }), one],
    ['clash', 'it is DDR4-3200, and the processor takes DDR5-5600.', ddr4, processor('P')],
    ['clash', 'of 850 W, and the S has 750 W.', card('C', { minimumSupply: 850 }), own],
    ['clash', 'leads, and the S has 3 × 8-pin.', card('C', { leads: { '8-pin': 4 } }), own],
    ['clash', 'has 3 × 8-pin and 1 × 16-pin.', card('C', { leads: { '12-pin': 1 } }), own],
    ['clash', 'The Board has no U.2 slot for the D.', drive('D', { slot: 'U.2' }), one],
    ['clash', 'The Board has no AGP slot for the C.', card('C', { slot: 'AGP' }), one],
    // Whatever else is missing.
    ['clash', 'socket', processor('P', { socket: 'S2', series: null }), one],
    // A missing fact comes before any condition.
    [
      'check',
      'M with the Board: profiles of the M is not',
      { ...fast, facts: { ...fast.facts, profiles: null } },
      one,
    ],
    ['check', 'watts of the S is not on record.', card('C'), supply('S', { watts: null })],
    ['check', 'whether the Board takes the P.', processor('P', { series: 'Third' }), one],
    ['check', 'takes 256 GB: 192 GB are on record.', memory('M', { gigabytes: 256 }), one],
    ['condition', 'luck', processor('P', { series: 'Second' }), one],
    [
      'condition',
      'of the M is XMP, the Board is made for EXPO',
      memory('M', { profiles: ['XMP'] }),
      one,
    ],
    ['condition', 'an overclock', fast, both],
    [
      'condition',
      'less speed than it has, its M.2 cover off',
      drive('D', { generation: 6, heatsink: true }),
      newer,
    ],
    ['condition', 'x8 left for graphics', drive('D', { generation: 5 }), shared],
  ])('%s: %s', (outcome, says, a, b) => {
    const { briefs = [], reasons = [], ...fit } = fitOf(a, b) ?? {};
    expect(fit).toEqual({ outcome });
    expect(briefs.length > 0 ? briefs.join(', ') : reasons.join(' ')).toContain(says);
  });

  it.each<[string, Part, Part]>([
    ['of one kind', one, board('B')],
    ['that have nothing to do with each other', memory('M'), card('C')],
    ['of which one has no facts', { id: 'lamp' }, one],
  ])('say nothing of each other: %s', (_name, a, b) => {
    expect(fitOf(a, b)).toBeUndefined();
  });

  it('come to the same whichever is first', () => {
    const any = fc.constantFrom(...products);
    fc.assert(fc.property(any, any, (a, b) => expect(fitOf(a, b)).toEqual(fitOf(b, a))));
  });

  it('leave out what a whole enquiry answers', () => {
    expect(fitOf(drive('D', { generation: 5 }), shared, ['lanes'])?.outcome).toBe('fits');
  });
});
